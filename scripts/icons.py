"""Draws the icons of the installed page, from the emblem in web/public/favicon.svg.

CHROMIUM=… python -m scripts.icons
"""

import re
from pathlib import Path

from playwright.sync_api import sync_playwright

from scripts.chromium import find

PUBLIC = Path(__file__).resolve().parents[1] / "web" / "public"
FOLDER = PUBLIC / "icons"
RED, INK, PALE = "#B3243F", "#2A1F2E", "#FFF3F0"
# by name: what is drawn in a square of 24 around its middle, and the sizes it is drawn in
SIZES = {"any": (192, 512), "maskable": (192, 512), "badge": (96,)}


def tulip() -> str:
    """The path of the emblem."""
    path = re.search(r'<path[^>]*? d="([^"]+)"', (PUBLIC / "favicon.svg").read_text("utf-8"))
    assert path
    return path[1]


def drawn() -> dict[str, str]:
    """A disc with air around it; a whole square, of which a system cuts what it likes; a plain shape."""
    star = f'<path d="M-8 -8H8V8H-8Z M0 -11.3L11.3 0L0 11.3L-11.3 0Z" fill="{RED}"/>'
    flower = f'<path transform="scale({{}})" d="{tulip()}" fill="{PALE}"/>'
    return {
        "any": f'<circle r="11" fill="{RED}" stroke="{INK}" stroke-width="1.2"/>{flower.format(0.86)}',
        "maskable": f'<path d="M-12 -12H12V12H-12Z" fill="{INK}"/>{star}{flower.format(0.62)}',
        "badge": flower.format(1.2),
    }


def picture(name: str) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-12 -12 24 24">{drawn()[name]}</svg>\n'


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / "any.svg").write_text(picture("any"))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find())
        for name, sizes in SIZES.items():
            for size in sizes:
                page = browser.new_page(viewport={"width": size, "height": size})
                page.set_content(f"<style>body{{margin:0}}svg{{display:block}}</style>{picture(name)}")
                page.screenshot(path=str(FOLDER / f"{name}-{size}.png"), omit_background=True)
                page.close()
        browser.close()


if __name__ == "__main__":
    main()

// Finds the folder of the site, whatever page of it was asked for, and begins with its files.
const parts = location.pathname.replace(/\/$/, '').split('/')
const plain = PLAIN.includes(parts.at(-1))
const coded = CODED.includes(parts.at(-2))
const base = coded ? parts.slice(0, -2) : plain || parts.at(-1) === 'index.html' ? parts.slice(0, -1) : parts
document.documentElement.dataset.base = base.join('/')
for (const [tag, named] of HEAD) {
    const element = document.createElement(tag)
    for (const [name, value] of Object.entries(named))
        element.setAttribute(name, value.replace(/^\.\//, `${base.join('/')}/`))
    document.head.append(element)
}

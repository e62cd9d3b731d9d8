// A text for the files of whoever reads this page.
export function saved(text: string, name: string, type = 'text/plain'): void {
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([text], { type }))
    link.download = name
    link.click()
    URL.revokeObjectURL(link.href)
}

/** Files of tests in a browser share a document, too: each begins with an empty one. */
document.head.replaceChildren()
document.body.replaceChildren()
for (const element of [document.documentElement, document.body]) {
  for (const name of element.getAttributeNames()) element.removeAttribute(name)
}
localStorage.clear()
sessionStorage.clear()

export {}

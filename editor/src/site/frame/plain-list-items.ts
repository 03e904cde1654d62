/** Lines of a list are stored as owners write them: without a paragraph around a single one. */
export function withPlainListItems(html: string): string {
  const place = document.createElement('template')
  place.innerHTML = html
  for (const item of place.content.querySelectorAll('li')) {
    const only = item.children.length === 1 ? item.firstElementChild : null
    if (only?.tagName === 'P' && only.attributes.length === 0) only.replaceWith(...only.childNodes)
  }
  return place.innerHTML
}

const embedded = 'img[src^="data:" i]'

/**
 * Pasted markup without the pictures that it holds as data, as mail programs put them there: they
 * would be left out when the text is stored, and one of them is longer than all of a text may be.
 */
export function withoutEmbedded(html: string): string {
  if (!/\bdata:/i.test(html)) return html
  const page = new DOMParser().parseFromString(html, 'text/html')
  for (const picture of page.querySelectorAll(embedded)) picture.remove()
  return page.documentElement.outerHTML
}

/** The pictures among files that were pasted or dropped. */
export function picturesOf(data: DataTransfer | null): File[] {
  return [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'))
}

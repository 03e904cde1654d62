/** A product's part; where to go instead, such as a page with a password; or neither. */
export type ReadQuickView =
  | { readonly kind: 'product'; readonly part: HTMLElement }
  | { readonly kind: 'elsewhere'; readonly address: string }
  | { readonly kind: 'problem' }

/** Asks for the part of a product's page that a quick view shows, as the server prints it. */
export async function readQuickView(path: string, signal: AbortSignal): Promise<ReadQuickView> {
  try {
    const response = await fetch(path, { credentials: 'same-origin', signal })
    const page = new URL(response.url)
    page.search = ''
    const text = await response.text()
    const isLed = page.pathname !== new URL(path, location.href).pathname
    if (!isLed || response.status >= 500) return { kind: 'problem' }
    const part = new DOMParser()
      .parseFromString(text, 'text/html')
      .querySelector<HTMLElement>('.quick-view')
    if (part === null) return { kind: 'elsewhere', address: page.href }
    keepApart(part, page)
    return { kind: 'product', part: document.importNode(part, true) }
  } catch {
    return { kind: 'problem' }
  }
}

/** The page behind may show the same product: ids and groups of radio buttons are its own. */
function keepApart(part: HTMLElement, page: URL): void {
  const ofView = (name: string): string => `quick-view-${name}`
  for (const element of part.querySelectorAll('[id]')) element.id = ofView(element.id)
  for (const name of ['for', 'aria-labelledby', 'aria-describedby']) {
    for (const element of part.querySelectorAll(`[${name}]`)) {
      element.setAttribute(name, ofView(element.getAttribute(name) ?? ''))
    }
  }
  for (const radio of part.querySelectorAll<HTMLInputElement>('[type="radio"]')) {
    radio.name = ofView(radio.name)
  }
  for (const link of part.querySelectorAll('a[href^="#"]')) {
    link.setAttribute('href', `${page.pathname}${link.getAttribute('href')}`)
  }
}

/** A product as the visitor's browser remembers it; nothing of it leaves the browser. */
type Seen = { readonly path: string; readonly title: string; readonly picture: string }

const key = 'vitrine-recent'
const most = 8

/**
 * Shows the products that this browser has looked at, the newest first, without the one of the page,
 * and remembers that one. A browser that keeps nothing shows nothing.
 * @param section hidden until there is something to show
 */
export function showRecent(section: HTMLElement): void {
  const list = section.querySelector('.products-list')
  const others = readSeen().filter(({ path }) => path !== location.pathname)
  const here = {
    path: location.pathname,
    title: section.dataset['title'] ?? '',
    picture: picture(),
  }
  try {
    localStorage.setItem(key, JSON.stringify([here, ...others].slice(0, most + 1)))
  } catch {
    // what is not kept is not shown the next time
  }
  list?.replaceChildren(...others.slice(0, most).map(card))
  section.hidden = others.length === 0
}

function readSeen(): readonly Seen[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isSeen) : []
  } catch {
    return []
  }
}

/** Scripts of the owner's can write there, too. */
function isSeen(value: unknown): value is Seen {
  if (typeof value !== 'object' || value === null) return false
  const { path, title, picture } = value as Readonly<Record<keyof Seen, unknown>>
  const areWords = typeof path === 'string' && typeof title === 'string'
  return areWords && typeof picture === 'string' && /^\/(?!\/)/.test(path)
}

/** The picture that stands for the page, at the width of a card; empty where it has none. */
function picture(): string {
  const meta = document.querySelector<HTMLMetaElement>('meta[property="og:image"]')
  return meta?.content.replace(/\?.*/, '?format=500w') ?? ''
}

function card({ path, title, picture: src }: Seen): HTMLElement {
  const link = Object.assign(document.createElement('a'), { href: path })
  link.className = 'product-list-image'
  // the title leads there
  link.tabIndex = -1
  link.ariaHidden = 'true'
  if (src !== '') {
    link.append(Object.assign(document.createElement('img'), { src, alt: '', loading: 'lazy' }))
  }
  const heading = document.createElement('h3')
  heading.className = 'product-list-title'
  heading.append(Object.assign(document.createElement('a'), { href: path, textContent: title }))
  const article = document.createElement('article')
  article.append(link, heading)
  return article
}

/** Path, title and picture of a product, as this browser remembers it: nothing of it is sent. */
type Seen = readonly [path: string, title: string, picture: string]

const key = 'vitrine-recent'

/**
 * Shows the products that this browser has looked at, the newest first, without the one of the page,
 * and remembers that one. A browser that keeps nothing shows nothing.
 * @param section hidden until there is something to show; holds the markup of a card
 */
export function showRecent(section: HTMLElement): void {
  const others = readSeen()
    .filter(([path]) => path !== location.pathname)
    .slice(0, 8)
  const markup = section.querySelector('template')
  for (const seen of others) markup?.before(card(markup.content, seen))
  section.hidden = others.length === 0
  const meta = document.querySelector<HTMLMetaElement>('meta[property="og:image"]')
  const picture = meta?.content.replace(/\?.*/, '?format=500w') ?? ''
  const here = [location.pathname, section.dataset['title'], picture]
  try {
    localStorage.setItem(key, JSON.stringify([here, ...others]))
  } catch {
    // what is not kept is not shown the next time
  }
}

/** Scripts of the owner's can write there, too: words are all that is taken of it. */
function readSeen(): readonly Seen[] {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? '[]') as readonly (readonly unknown[])[]
    return stored.map(([path, title, picture]) => [`${path}`, `${title}`, `${picture}`])
  } catch {
    return []
  }
}

function card(markup: DocumentFragment, [path, title, picture]: Seen): Node {
  const made = markup.cloneNode(true) as DocumentFragment
  const links = made.querySelectorAll('a')
  // never anywhere but to this site
  for (const link of links) link.href = `/${path.replace(/^[/\\]+/, '')}`
  if (picture !== '') {
    links[0]?.append(Object.assign(new Image(), { src: picture, alt: '', loading: 'lazy' }))
  }
  links[1]?.append(title)
  return made
}

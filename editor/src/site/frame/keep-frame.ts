import { platformPaths } from '@vitrine/rules/site/pages/platform-paths.ts'

/** Where a click would lead: a link's or a map's address, or that of a link in a drawing. */
export function linkAddress(target: EventTarget | null): URL | undefined {
  const anchor = target instanceof Element ? target.closest('a, area') : null
  const href =
    anchor?.getAttribute('href') ?? anchor?.getAttributeNS('http://www.w3.org/1999/xlink', 'href')
  return typeof href === 'string' && URL.canParse(href, location.href)
    ? new URL(href, location.href)
    : undefined
}

export function stayHere(event: Event): void {
  if (linkAddress(event.target) !== undefined) event.preventDefault()
}

/** Pages that no frame shows: what is typed there is nobody's but the shopper's. */
export function isPlatformPage(path: string): boolean {
  return Object.values(platformPaths).some((one) => path === one || path.startsWith(`${one}/`))
}

/** Whether an address is a place of the page that is open, such as that of its link past the menu. */
export function isPlaceHere(url: URL): boolean {
  return url.hash !== '' && url.origin === location.origin && url.pathname === location.pathname
}

type NavigateEvent = Event & { readonly hashChange: boolean; readonly destination: { url: string } }

/**
 * Whatever else would lead the frame away is stopped where the browser tells of it; the editor's own
 * pages come with a token. Where it does not, the site's policy keeps ordinary pages out of the frame.
 */
export function keepFrame(): void {
  const { navigation } = globalThis as unknown as { navigation?: EventTarget }
  navigation?.addEventListener('navigate', (event) => {
    const { hashChange, destination } = event as NavigateEvent
    if (!hashChange && !new URL(destination.url).searchParams.has('edit')) event.preventDefault()
  })
}

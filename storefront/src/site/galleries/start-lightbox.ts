import { openLightbox, type LightboxPicture } from './lightbox.ts'

/**
 * The pictures of a group open in the lightbox. Each is a link to its largest size, which is what
 * happens without script.
 */
export function startLightbox(group: HTMLElement, signal: AbortSignal): void {
  group.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a[data-enlarge]') : null
      if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented) return
      if (event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      const links = linksOf(group)
      openLightbox(links.map(pictureOf), {
        first: Math.max(0, links.indexOf(shownBy(link, links))),
        theme: group.dataset['lightboxTheme'] === 'light' ? 'light' : 'dark',
        opener: link,
        signal,
      })
    },
    { signal },
  )
}

/** A product has one large picture, and all of them as thumbs. */
function linksOf(group: HTMLElement): HTMLAnchorElement[] {
  const thumbs = [...group.querySelectorAll<HTMLAnchorElement>('a[data-product-thumb]')]
  return thumbs.length > 0
    ? thumbs
    : [...group.querySelectorAll<HTMLAnchorElement>('a[data-enlarge]')]
}

function shownBy(link: HTMLAnchorElement, links: readonly HTMLAnchorElement[]): HTMLAnchorElement {
  const id = link.closest<HTMLElement>('[data-image-id]')?.dataset['imageId']
  return links.find((one) => id !== undefined && one.dataset['imageId'] === id) ?? link
}

function pictureOf(link: HTMLAnchorElement): LightboxPicture {
  const picture = link.querySelector('img')
  return {
    address: link.href,
    sources: picture?.srcset ?? '',
    preview: picture?.currentSrc ?? '',
    width: Number(picture?.getAttribute('width')) || 0,
    height: Number(picture?.getAttribute('height')) || 0,
    alt: picture?.alt ?? '',
    title: link.dataset['title'] ?? '',
    text: link.dataset['description'] ?? '',
  }
}

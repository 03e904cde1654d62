import type { PrintedPicture } from './chosen-variant.ts'
import { adoptStyles } from '../../site/pages/adopt-styles.ts'
import { liveRegion } from '../../site/pages/announce.ts'
import statusStyles from '@vitrine/rules/site/pages/status.css?inline'

/** A click on one of a product's small pictures shows it in place of the main one. */
export function startPictureThumbs(root: ParentNode): void {
  for (const thumb of root.querySelectorAll<HTMLElement>('[data-product-thumb]')) {
    adoptStyles(statusStyles)
    const main = mainPictureNear(thumb)
    if (main !== null) liveRegion(main)
    thumb.addEventListener('click', (event) => {
      if (main === null || event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      showThumb(main, thumb)
    })
  }
}

/**
 * Shows the picture with this id in place of a product's main one (spec §2). The thumb with the
 * same id lends its sources, so that nothing has to be guessed about addresses; without a thumb its
 * address and words are enough.
 */
export function showPicture(
  near: Element,
  imageId: string,
  picture: PrintedPicture | undefined,
): void {
  const main = mainPictureNear(near)
  if (main === null || main.dataset['imageId'] === imageId) return
  const thumb = thumbsOf(main).find((one) => one.dataset['imageId'] === imageId)
  if (thumb !== undefined) showThumb(main, thumb)
  else if (picture?.assetUrl !== undefined) {
    showAddress(main, imageId, picture.assetUrl, picture.altText ?? '')
  }
}

function mainPictureNear(element: Element): HTMLElement | null {
  const product = element.closest('article,.product,.sqs-product') ?? element.ownerDocument
  return product.querySelector<HTMLElement>('[data-product-main-image]')
}

function thumbsOf(main: HTMLElement): HTMLElement[] {
  const product = main.closest('article,.product,.sqs-product') ?? main.ownerDocument
  return [...product.querySelectorAll<HTMLElement>('[data-product-thumb]')]
}

/** `sizes` stays: it is the main picture's place on the page that it speaks of. */
const lentAttributes = ['srcset', 'width', 'height', 'alt'] as const

function showThumb(main: HTMLElement, thumb: HTMLElement): void {
  const shown = main.querySelector('img')
  const picture = thumb.querySelector('img')
  if (shown === null || picture === null) return
  for (const name of lentAttributes) {
    const value = picture.getAttribute(name)
    if (value === null) shown.removeAttribute(name)
    else shown.setAttribute(name, value)
  }
  shown.style.objectPosition = picture.style.objectPosition
  const address = picture.getAttribute('srcset') === null ? picture.src : largest(picture.src)
  finish(main, shown, address, thumb.dataset['imageId'] ?? '')
}

function showAddress(main: HTMLElement, imageId: string, assetUrl: string, words: string): void {
  const shown = main.querySelector('img')
  if (shown === null) return
  shown.removeAttribute('srcset')
  // those of the picture before tell of something else
  shown.alt = words
  finish(main, shown, `${assetUrl}?format=1500w`, imageId)
}

function finish(main: HTMLElement, shown: HTMLImageElement, address: string, id: string): void {
  shown.src = address
  main.dataset['imageId'] = id
  for (const thumb of thumbsOf(main)) {
    if (thumb.dataset['imageId'] === id) thumb.setAttribute('aria-current', 'true')
    else thumb.removeAttribute('aria-current')
  }
  // the picture is another one now, which eyes see and a screen reader has to be told
  liveRegion(main).textContent = shown.alt
}

/** A small picture's address at the main one's width, for browsers without `srcset`. */
function largest(address: string): string {
  return address.replace(/([?&]format=)\d+w/, '$11000w')
}

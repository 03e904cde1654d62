import { findChosenVariant, readVariantChoice } from './chosen-variant.ts'

/**
 * Shows the picture of the chosen variant in place of the product's main one (spec §2). The
 * picture is known by its id: a thumb of the product with the same `data-image-id` lends its
 * sources, so that nothing has to be guessed about addresses.
 */
export function startVariantPictures(root: Document): void {
  for (const selectors of root.querySelectorAll<HTMLElement>('.product-variants')) {
    selectors.addEventListener('change', () => showVariant(selectors))
    showVariant(selectors)
  }
  for (const thumb of root.querySelectorAll<HTMLElement>('[data-product-thumb]')) {
    thumb.addEventListener('click', (event) => {
      const main = mainPictureNear(thumb)
      const picture = thumb.querySelector('img')
      if (main === null || picture === null || (event as MouseEvent).metaKey) return
      event.preventDefault()
      swap(main, picture, thumb.dataset['imageId'] ?? '')
    })
  }
}

function showVariant(selectors: HTMLElement): void {
  const choice = readVariantChoice(selectors)
  // one chosen option can be enough to tell the picture, such as a glaze without a size
  const candidates = choice.variants.filter((variant) =>
    Object.entries(choice.chosen).every(([name, value]) => variant.attributes?.[name] === value),
  )
  const variant = findChosenVariant(choice) ?? (Object.keys(choice.chosen).length > 0 ? candidates[0] : undefined)
  const imageId = variant?.mainImageId ?? variant?.mainImage?.id
  const main = mainPictureNear(selectors)
  if (imageId === undefined || main === null) return
  const thumb = main.ownerDocument.querySelector(
    `[data-product-thumb][data-image-id="${CSS.escape(imageId)}"] img`,
  )
  if (thumb instanceof HTMLImageElement) swap(main, thumb, imageId)
}

function mainPictureNear(element: Element): HTMLElement | null {
  const product = element.closest('article,.product,.sqs-product') ?? element.ownerDocument
  return product.querySelector<HTMLElement>('[data-product-main-image]')
}

function swap(main: HTMLElement, picture: HTMLImageElement, imageId: string): void {
  const shown = main.querySelector('img')
  if (shown === null || main.dataset['imageId'] === imageId) return
  main.dataset['imageId'] = imageId
  for (const name of ['srcset', 'width', 'height', 'alt', 'style']) {
    const value = picture.getAttribute(name)
    if (value === null) shown.removeAttribute(name)
    else shown.setAttribute(name, value)
  }
  shown.src = picture.src
  announce(main, picture.alt)
}

/** Tells a screen reader that the picture is another one now. */
function announce(main: HTMLElement, text: string): void {
  let status = main.querySelector<HTMLElement>('[role="status"]')
  if (status === null) {
    status = main.ownerDocument.createElement('span')
    status.setAttribute('role', 'status')
    status.style.cssText = 'position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%)'
    main.append(status)
  }
  status.textContent = text
}

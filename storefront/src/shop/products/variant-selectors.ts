import { showInstallments } from '../installments/show-installments.ts'
import { clearProblem, markSoldOut } from './button-display.ts'
import { productSoldOutText } from '../../site/pages/site-context.ts'
import {
  findChosenVariant,
  isInStock,
  purchaseCents,
  readVariantChoice,
  type PrintedPicture,
  type PrintedVariant,
  type VariantChoice,
} from './chosen-variant.ts'
import { showPicture } from './main-picture.ts'
import { showRestockBox } from './restock-boxes.ts'
import { showScarcity, showVariantMark, showVariantPrice } from './variant-price.ts'

/**
 * What follows from choosing in the selectors that `variants-select` prints: the picture, the price,
 * the button of a variant that is sold out, and which values are sold out.
 */
export function startVariantSelectors(root: ParentNode): void {
  for (const selectors of root.querySelectorAll<HTMLElement>('.product-variants')) {
    selectors.addEventListener('change', (event) => {
      copyChoice(selectors, event.target)
      showChoice(selectors)
      for (const button of buttonsOf(selectors)) clearProblem(button)
    })
    onLabelKeys(selectors)
    chooseFromAddress(selectors)
    // a browser may have kept what was chosen before a reload
    showChoice(selectors)
  }
}

/** A mail leads to one variant of its product, as `?variant=<id>`. */
function chooseFromAddress(selectors: HTMLElement): void {
  const id = new URLSearchParams(location.search).get('variant')
  const wished = readVariantChoice(selectors).variants.find((one) => one.id === id)
  for (const [name, value] of Object.entries(wished?.attributes ?? {})) {
    const select = selectors.querySelector<HTMLSelectElement>(
      `select[data-variant-option-name="${CSS.escape(name)}"]`,
    )
    if (select === null) continue
    select.value = value
    copyChoice(selectors, select)
  }
}

function showChoice(selectors: HTMLElement): void {
  const choice = readVariantChoice(selectors)
  const chosen = findChosenVariant(choice)
  const pictured = chosen ?? variantToPicture(choice)
  const imageId = pictured?.mainImageId ?? pictured?.mainImage?.id
  if (imageId !== undefined) showPicture(selectors, imageId, printedPicture(choice, imageId))
  showVariantPrice(selectors, choice.variants, chosen)
  showVariantMark(selectors, chosen)
  showInstallments(selectors.closest('article,.product,.sqs-product'), purchaseCents(chosen))
  showScarcity(selectors, chosen)
  showRestockBox(selectors, chosen)
  const isSoldOut = chosen !== undefined && !isInStock(chosen)
  for (const button of buttonsOf(selectors)) markSoldOut(button, isSoldOut)
  showSoldOutValues(choice)
}

/** It stands in the first variant that has it. */
function printedPicture({ variants }: VariantChoice, imageId: string): PrintedPicture | undefined {
  return variants.find(({ mainImage, mainImageId }) => {
    return mainImage !== undefined && (mainImageId ?? mainImage.id) === imageId
  })?.mainImage
}

/** One chosen option can be enough to tell the picture, such as a glaze without a size. */
function variantToPicture(choice: VariantChoice): PrintedVariant | undefined {
  const chosen = Object.entries(choice.chosen)
  if (chosen.length === 0) return undefined
  return choice.variants.find((variant) =>
    chosen.every(([name, value]) => variant.attributes?.[name] === value),
  )
}

function buttonsOf(selectors: HTMLElement): Iterable<HTMLElement> {
  const id = CSS.escape(selectors.dataset['itemId'] ?? '')
  // a quick view may show what the page behind it shows
  const place = selectors.closest('dialog') ?? document
  return place.querySelectorAll(`.sqs-add-to-cart-button[data-item-id="${id}"]`)
}

/** Says in words which values cannot be had with what is chosen in the other selectors. */
function showSoldOutValues(choice: VariantChoice): void {
  for (const select of choice.root.querySelectorAll<HTMLSelectElement>('select')) {
    const name = select.dataset['variantOptionName']
    if (name === undefined) continue
    for (const option of select.options) {
      if (option.value === '') continue
      const others = Object.entries({ ...choice.chosen, [name]: option.value })
      const matching = choice.variants.filter((variant) =>
        others.every(([key, value]) => variant.attributes?.[key] === value),
      )
      const isSoldOut = matching.length > 0 && !matching.some(isInStock)
      const text = isSoldOut ? `${option.value} (${productSoldOutText()})` : option.value
      if (option.text !== text) option.text = text
    }
  }
}

/** The same options stand there as a list and as buttons; what is chosen in one is so in both. */
function copyChoice(selectors: HTMLElement, source: EventTarget | null): void {
  const name =
    source instanceof HTMLInputElement || source instanceof HTMLSelectElement
      ? source.closest<HTMLElement>('[data-variant-option-name]')?.dataset['variantOptionName']
      : undefined
  if (name === undefined) return
  const { value } = source as HTMLInputElement | HTMLSelectElement
  const key = CSS.escape(name)
  const select = selectors.querySelector<HTMLSelectElement>(
    `select[data-variant-option-name="${key}"]`,
  )
  if (select !== null && select !== source) select.value = value
  const radios = selectors.querySelectorAll<HTMLInputElement>(
    `.variant-radiobtn-wrapper[data-variant-option-name="${key}"] input`,
  )
  for (const radio of radios) radio.checked = radio.value === value
}

/** The buttons are labels of radio fields: Enter and Space press them. */
function onLabelKeys(selectors: HTMLElement): void {
  selectors.addEventListener('keydown', (event) => {
    const { key, target } = event
    if ((key !== 'Enter' && key !== ' ') || !(target instanceof HTMLLabelElement)) return
    event.preventDefault()
    target.click()
  })
}

import { writeFigure, writeMoney } from '@vitrine/rules/ground/money/money-pattern.ts'
import { localizedText, moneyPattern, productSoldOutText } from '../../site/pages/site-context.ts'
import { isInStock, type PrintedVariant } from './chosen-variant.ts'

/** What the template printed, to go back to when nothing is chosen any more: HTML, or classes. */
const printed = new WeakMap<Element, string>()

function printedIn(element: Element): string {
  const before = printed.get(element) ?? element.innerHTML
  printed.set(element, before)
  return before
}

/** Shows the chosen variant's own price, with what it was before a sale, where they differ. */
export function showVariantPrice(
  selectors: HTMLElement,
  variants: readonly PrintedVariant[],
  chosen: PrintedVariant | undefined,
): void {
  const product = productOf(selectors)
  const way = product?.querySelector<HTMLElement>(`${ways}:checked`)
  showUnitPrice(selectors, byWay(chosen, way?.dataset))
  if (showWays(product, chosen)) return
  const prices = new Set(variants.map((one) => `${one.price} ${one.onSale && one.salePrice}`))
  const element = innermostPrice(product)
  if (prices.size < 2 || !element) return
  const before = printedIn(element)
  const isNative = before.includes(nativeMoney)
  if (chosen === undefined) element.innerHTML = before
  else element.replaceChildren(...priceNodes(chosen, isNative))
}

const nativeMoney = 'sqs-money-native'
const ways = '.product-purchase input'

/**
 * What each way to buy a product costs follows the chosen variant, and its price the chosen way.
 * @returns false where there is one way alone
 */
export function showWays(product: Element | null, chosen?: PrintedVariant): boolean {
  const fields = product?.querySelectorAll<HTMLInputElement>(ways) ?? []
  for (const { parentElement, dataset, checked } of fields) {
    const element = parentElement?.querySelector('.product-purchase-price')
    if (!element) continue
    const before = printedIn(element)
    const priced = byWay(chosen, dataset)
    if (priced) element.replaceChildren(...priceNodes(priced, before.includes(nativeMoney)))
    else element.innerHTML = before
    if (!checked) continue
    const [start = '', end = ''] = dataset['wording']?.split('{price}') ?? []
    innermostPrice(product)?.replaceChildren(start, ...element.cloneNode(true).childNodes, end)
  }
  return fields.length > 0
}

/** A variant with the prices that it has in one way to buy it. */
function byWay(
  chosen: PrintedVariant | undefined,
  way: DOMStringMap | undefined,
): PrintedVariant | undefined {
  return chosen && { ...chosen, ...chosen.pricingOptions?.[Number(way?.['place'])] }
}

/** A template may wrap the price in an element of the same class, beside which the unit's stands. */
function innermostPrice(product: Element | null | undefined): Element | null {
  const outer = product?.querySelector('.product-price') ?? null
  return outer?.querySelector('.product-price') ?? outer
}

/** What a unit of the chosen variant costs; of one whose contents are not known nothing is said. */
function showUnitPrice(selectors: HTMLElement, chosen: PrintedVariant | undefined): void {
  const element = productOf(selectors)?.querySelector<HTMLElement>('.product-unit-price')
  if (!element) return
  const before = printedIn(element)
  element.hidden = chosen !== undefined && chosen.unitPrice === undefined
  if (chosen?.unitPrice === undefined) element.innerHTML = before
  else {
    const currency = chosen.priceMoney?.currency ?? ''
    const per = chosen.unitPricePer ?? ''
    const unit = per === 'piece' ? localizedText('productUnitPiece', 'piece') : per
    const isNative = before.includes(nativeMoney)
    element.replaceChildren(moneyNode(chosen.unitPrice, currency, isNative), ` / ${unit}`)
  }
}

/**
 * The mark over a product that has one follows the chosen variant: sold out goes before sale (spec
 * §4), and without either there is none.
 */
export function showVariantMark(selectors: HTMLElement, chosen: PrintedVariant | undefined): void {
  const mark = productOf(selectors)?.querySelector<HTMLElement>('.product-mark')
  if (!mark) return
  if (!printed.has(mark)) printed.set(mark, mark.className)
  // over a product of which nothing is left the mark stays, whatever is chosen
  if (printed.get(mark)?.includes('sold-out') === true) return
  const isSoldOut = chosen !== undefined && !isInStock(chosen)
  const isOnSale = chosen === undefined || chosen.onSale === true
  mark.className = `product-mark ${isSoldOut ? 'sold-out' : 'sale'}`
  mark.textContent = isSoldOut ? productSoldOutText() : localizedText('productSaleText', 'sale')
  mark.hidden = !isSoldOut && !isOnSale
}

/** How few are left is told of the variant that is chosen, and of no other. */
export function showScarcity(selectors: HTMLElement, chosen: PrintedVariant | undefined): void {
  const marks = productOf(selectors)?.querySelectorAll<HTMLElement>(
    '.product-scarcity[data-variant-attributes]',
  )
  for (const mark of marks ?? []) {
    mark.hidden = !isAbout(mark.dataset['variantAttributes'] ?? '', chosen)
  }
}

function isAbout(printedAttributes: string, chosen: PrintedVariant | undefined): boolean {
  try {
    const attributes: unknown = JSON.parse(printedAttributes)
    const entries = Object.entries(attributes ?? {})
    return chosen !== undefined && entries.every(([name, it]) => chosen.attributes?.[name] === it)
  } catch {
    // an owner's template may print anything here
    return false
  }
}

function productOf(selectors: HTMLElement): Element | null {
  return selectors.closest('article,.product,.sqs-product')
}

function priceNodes(variant: PrintedVariant, isNative: boolean): (Node | string)[] {
  const { price, salePrice, onSale } = variant
  const currency = variant.priceMoney?.currency ?? ''
  if (onSale !== true) return [moneyNode(price, currency, isNative)]
  const original = document.createElement('span')
  original.className = 'original-price'
  original.append(moneyNode(price, currency, isNative))
  return [
    hidden(localizedText('productSalePriceText', 'Sale Price:')),
    moneyNode(salePrice, currency, isNative),
    ' ',
    hidden(localizedText('productOriginalPriceText', 'Original Price:')),
    original,
  ]
}

function hidden(label: string): Node {
  const element = document.createElement('span')
  element.className = 'visually-hidden v6-visually-hidden'
  element.textContent = label
  return element
}

/** A price in the page's own manner: the plain figure in its element, or as the site writes it. */
function moneyNode(cents: number | undefined, currency: string, isNative: boolean): Node | string {
  if (cents === undefined) return ''
  const pattern = moneyPattern(currency)
  if (!isNative) return writeMoney(cents, pattern)
  const element = document.createElement('span')
  element.className = nativeMoney
  element.textContent = writeFigure(cents, pattern)
  return element
}

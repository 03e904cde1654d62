import { purchasePrice, type PrintedVariant } from './chosen-variant.ts'

/** The HTML that the template printed, to go back to when nothing is chosen any more. */
const printed = new WeakMap<Element, string>()

/** Shows the chosen variant's own price where the product has several. */
export function showVariantPrice(
  selectors: HTMLElement,
  variants: readonly PrintedVariant[],
  chosen: PrintedVariant | undefined,
): void {
  const prices = new Set(variants.map((one) => `${priceKey(one)} ${one.priceMoney?.value}`))
  const product = selectors.closest('article,.product,.sqs-product')
  const element = product?.querySelector('.product-price')
  if (prices.size < 2 || !element) return
  if (!printed.has(element)) printed.set(element, element.innerHTML)
  const before = printed.get(element) ?? ''
  const isNative = before.includes('sqs-money-native')
  if (chosen === undefined) element.innerHTML = before
  else element.replaceChildren(...priceNodes(chosen, isNative))
}

function priceKey(variant: PrintedVariant): string {
  return purchasePrice(variant)?.value ?? ''
}

function priceNodes(variant: PrintedVariant, isNative: boolean): (Node | string)[] {
  const now = moneyNode(purchasePrice(variant), isNative)
  if (variant.onSale !== true) return [now]
  const original = document.createElement('span')
  original.className = 'original-price'
  original.append(moneyNode(variant.priceMoney, isNative))
  return [hidden('Sale Price:'), now, ' ', hidden('Original Price:'), original]
}

function hidden(label: string): Node {
  const element = document.createElement('span')
  element.className = 'visually-hidden v6-visually-hidden'
  element.textContent = label
  return element
}

/** A price in the page's own manner: the plain figure in its element, or by the page's language. */
function moneyNode(money: PrintedVariant['priceMoney'], isNative: boolean): Node | string {
  if (money === undefined) return ''
  if (!isNative) return localMoney(money)
  const element = document.createElement('span')
  element.className = 'sqs-money-native'
  element.textContent = money.value.replaceAll(/\B(?=(?:\d{3})+(?:\.|$))/g, ',')
  return element
}

/** Decimals are the printed ones: the currency table has two, and none for the yen (spec §9). */
function localMoney({ value, currency }: { value: string; currency: string }): string {
  const digits = value.split('.')[1]?.length ?? 0
  const options = {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  } as const
  try {
    return new Intl.NumberFormat(document.documentElement.lang || 'en-US', options).format(
      Number(value),
    )
  } catch {
    // a page may name a language that there is none of
    return new Intl.NumberFormat('en-US', options).format(Number(value))
  }
}

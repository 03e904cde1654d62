import { writeMoney } from '@vitrine/rules/ground/money/money-pattern.ts'
import {
  installmentText,
  readInstallmentLocale,
} from '@vitrine/rules/shop/installments/installment-texts.ts'
import { moneyPattern } from '../../site/pages/site-context.ts'

/** What the server printed, to go back to when nothing is chosen any more. */
const printed = new WeakMap<Element, string>()

/**
 * What each payment comes to follows the chosen variant.
 * @param product what the pill stands in
 * @param cents what the chosen variant costs; undefined: none is chosen
 */
export function showInstallments(product: Element | null, cents: number | undefined): void {
  const pill = product?.querySelector<HTMLElement>('.product-installments') ?? null
  const text = pill?.querySelector('.product-installments-text') ?? null
  if (pill === null || text === null) return
  if (!printed.has(text)) printed.set(text, text.innerHTML)
  if (cents === undefined) {
    text.innerHTML = printed.get(text) ?? ''
    return
  }
  const { locale = '', currency = '', minCents, maxCents } = pill.dataset
  const offered = {
    locale: readInstallmentLocale(locale),
    minCents: Number(minCents),
    maxCents: Number(maxCents),
  }
  const pattern = moneyPattern(currency)
  text.textContent = installmentText(cents, offered, (amount) => writeMoney(amount, pattern))
}

import type { InstallmentLocale } from './installment-texts.ts'

/** Where installments are explained, which the dialog shows and whoever has no script opens (spec §7). */
export const installmentPagePlace = '/checkout/installments'

export function installmentPagePath(locale: InstallmentLocale): string {
  return `${installmentPagePlace}?locale=${locale}`
}

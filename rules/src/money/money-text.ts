import type { Scope } from '@vitrine/template-language/scope.ts'
import { isTruthy } from '@vitrine/template-language/values.ts'
import { groupDecimal } from './decimal-text.ts'

/** An amount in templates: a decimal of major units and the currency's code. */
export type Price = { readonly value: string; readonly currency: string }

const plainOptions = {}

/**
 * A price as the site writes it: in its locale where the site has switched that on, else as the plain
 * figure that browsers may convert (`<span class="sqs-money-native">`).
 */
export function moneyText(price: Price, scope: Scope): string {
  const { locale } = scope
  if (locale !== undefined && isTruthy(scope.resolve(['featureFlags', 'useCLDRMoneyFormat']))) {
    return locale.formatMoney(price.value, price.currency, plainOptions)
  }
  return nativeMoney(price)
}

export function nativeMoney(price: Price): string {
  const decimals = price.currency === 'JPY' ? 0 : 2
  return `<span class="sqs-money-native">${groupDecimal(price.value, decimals)}</span>`
}

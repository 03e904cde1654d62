import {
  amountStyle,
  readTypedAmount,
  writeTypedAmount,
  type AmountStyle,
} from '@vitrine/rules/ground/money/typed-amount.ts'
import { z } from 'zod'

/** How the owner of a site types its amounts: by its currency and its language. */
export function amountStyleOf(settings: {
  readonly currency: string
  readonly language: string
}): AmountStyle {
  const { currency, language } = settings
  const parts = new Intl.NumberFormat(language).formatToParts(1.5)
  const sign = parts.find(({ type }) => type === 'decimal')?.value
  return amountStyle(currency, sign ?? '.', signsOf(currency, language))
}

/** What is written beside amounts of a currency in a language: its code and its signs. */
function signsOf(currency: string, language: string): readonly string[] {
  const signs = (['symbol', 'narrowSymbol'] as const).map((currencyDisplay) => {
    const format = new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay })
    return format.formatToParts(1).find(({ type }) => type === 'currency')?.value ?? currency
  })
  return [...new Set([currency, ...signs])]
}

/** Reads a typed amount: minor units of the site's currency. */
export function typedAmount(style: AmountStyle): z.ZodType<number, string> {
  return z.string().transform((text, context) => centsOf(text, style, context))
}

/** The same of a field that may be empty: null then. */
export function amountOrNothing(style: AmountStyle): z.ZodType<number | null, string> {
  return z
    .string()
    .transform((text, context) => (text.trim() === '' ? null : centsOf(text, style, context)))
}

function centsOf(text: string, style: AmountStyle, context: z.RefinementCtx): number {
  const cents = readTypedAmount(text, style)
  if (cents !== undefined) return cents
  const message = `Please enter an amount such as ${exampleAmount(style)}.`
  context.addIssue({ code: 'custom', message })
  return z.NEVER
}

/** `12.50` as it is typed: what sentences about amounts name. */
export function exampleAmount(style: AmountStyle): string {
  return writeTypedAmount(1250, style)
}

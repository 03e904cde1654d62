import type { Card } from './payment-provider.ts'

export type CardFields = {
  readonly cardNumber: string
  readonly cardExpiry: string
  readonly cardCode: string
}

export type CardReading =
  | { readonly ok: true; readonly card: Card }
  | { readonly ok: false; readonly fields: Readonly<Record<string, string>> }

export const cardMessages = {
  cardNumber: 'Please enter a valid card number.',
  cardExpiry: 'Please enter the expiry date as MM / YY.',
  cardExpired: 'This card has expired.',
  cardCode: 'Please enter the 3 or 4 digits of the security code.',
} as const

/**
 * Reads a card as people type it, with spaces and dashes.
 * @param now epoch milliseconds; a card is good to the end of its month
 */
export function readCard(typed: CardFields, now: number): CardReading {
  const fields: Record<string, string> = {}
  const number = typed.cardNumber.replaceAll(/[\s-]/g, '')
  if (!/^\d{12,19}$/.test(number) || !passesLuhn(number)) {
    fields['cardNumber'] = cardMessages.cardNumber
  }
  const expiry = /^(\d{1,2})[/-]?(?:20)?(\d{2})$/.exec(typed.cardExpiry.replaceAll(/\s/g, ''))
  const month = Number(expiry?.[1])
  const year = 2000 + Number(expiry?.[2])
  if (expiry === null || month < 1 || month > 12) fields['cardExpiry'] = cardMessages.cardExpiry
  else if (Date.UTC(year, month, 1) <= now) fields['cardExpiry'] = cardMessages.cardExpired
  const code = typed.cardCode.trim()
  if (!/^\d{3,4}$/.test(code)) fields['cardCode'] = cardMessages.cardCode
  if (Object.keys(fields).length > 0) return { ok: false, fields }
  return { ok: true, card: { number, month, year, code } }
}

function passesLuhn(digits: string): boolean {
  let sum = 0
  for (let place = 0; place < digits.length; place++) {
    const digit = Number(digits[digits.length - 1 - place])
    const doubled = place % 2 === 1 ? digit * 2 : digit
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}

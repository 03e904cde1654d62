import type { Refusal } from '../../ground/refusals/result.ts'
import { sayInEnglish } from '../../ground/words/say.ts'
import type { Phrase, SayPhrase } from '../../site/phrases/phrases.ts'

/** Why something does not go into the cart. */
export type CartProblem =
  | { readonly code: 'select-options'; readonly missing: readonly string[] }
  | { readonly code: keyof typeof cartMessages }

/** The specification's sentences, to the letter (spec §5, §8). */
export const cartMessages = {
  'variant-unavailable': {
    status: 400,
    message: 'Sorry, that item variant is unavailable. Please select another variant.',
  },
  'not-enough-stock': {
    status: 409,
    message: 'Sorry, we do not have enough of that item available.',
  },
  'quantity-not-a-number': { status: 400, message: 'Quantity must be a number.' },
  'quantity-not-whole': { status: 400, message: 'Quantity must be a whole number' },
  'quantity-out-of-range': { status: 400, message: 'Quantity must be from 1 to 9999.' },
  'quantity-not-offered': { status: 400, message: 'This item is sold one at a time.' },
  'select-denomination': {
    status: 400,
    message: 'Select a denomination for the Gift Card',
  },
  'additional-fields-not-valid': {
    status: 400,
    message: 'Could not parse the form fields, please check your entries.',
  },
} as const satisfies Record<string, Omit<Refusal, 'code'>>

export function cartRefusal(problem: CartProblem): Refusal {
  if (problem.code === 'select-options') {
    const { sentence, values } = selectOptions(problem.missing)
    const message = sayInEnglish(sentence, values)
    return { code: problem.code, status: 400, message, said: { sentence, values } }
  }
  return { code: problem.code, ...cartMessages[problem.code] }
}

/** Of several options: a list with 'and' before the last (spec §5). */
function selectOptions(missing: readonly string[]): {
  readonly sentence: Phrase
  readonly values: Readonly<Record<string, string>>
} {
  const [option = '', other = ''] = missing
  if (missing.length === 1) {
    return { sentence: 'Please select the {option} option.', values: { option } }
  }
  if (missing.length === 2) {
    const values = { option1: option, option2: other }
    return { sentence: 'Please select the {option1} and {option2} options.', values }
  }
  const values = { options: missing.slice(0, -1).join(', '), last: missing.at(-1) ?? '' }
  return { sentence: 'Please select the {options}, and {last} options.', values }
}

/** What the browser says itself, by what went wrong (spec §8). */
export const addToCartFailures = {
  sessionExpired: 'Your session has expired. Please reload the page and try again.',
  cookiesDisabled: 'Please enable cookies in your browser, reload the page, and try again.',
  tooMany: 'Please try again in a few seconds.',
} as const

export const addToCartAlertTitles = {
  cart: 'Unable to Add Item',
  expressCheckout: 'Unable to Purchase Item',
  giftCard: 'Unable to purchase Gift Card',
} as const

/** The sentence for a failed add (spec §8). */
export function addFailureSentence(
  failure: { readonly status: number; readonly message: string; readonly crumbFail: boolean },
  { cookiesEnabled, say }: { readonly cookiesEnabled: boolean; readonly say: SayPhrase },
): string {
  const { sessionExpired, cookiesDisabled, tooMany } = addToCartFailures
  if (failure.crumbFail) return say(cookiesEnabled ? sessionExpired : cookiesDisabled)
  // the server's own words are in the language of the site already
  return failure.status === 429 ? say(tooMany) : failure.message
}

/** What the add-to-cart button says meanwhile (spec §4). */
export const addButtonLabels = { adding: 'Adding…', added: 'Added!' } as const

/** What the pill is called above 100 (spec §9). */
export const crowdedCartLabel = 'More than 100 items in cart'

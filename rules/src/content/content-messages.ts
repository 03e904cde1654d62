import type { Refusal } from '../refusals/result.ts'

/** The sentences of refused changes to posts and other items, by code. */
export const contentMessages = {
  'no-such-item': 'This item no longer exists.',
  'item-address-not-valid': 'An address has letters, digits, hyphens and slashes.',
  'item-address-in-use': 'Another item of this page already has this address.',
  'collection-is-full': 'This page has as many items as it can have.',
  'page-has-no-items': 'This page holds text, not items.',
  'is-a-product': 'This is a product. Edit it as one.',
  'is-not-a-product': 'This is not a product.',
  'order-has-changed': 'The items have changed in the meantime. Please try again.',
} as const

export type ContentRefusalCode = keyof typeof contentMessages

export function contentRefusal(code: ContentRefusalCode, field?: string): Refusal {
  const message = contentMessages[code]
  const status = code === 'no-such-item' ? 404 : code === 'item-address-not-valid' ? 400 : 409
  return { code, message, status, ...(field === undefined ? {} : { fields: { [field]: message } }) }
}

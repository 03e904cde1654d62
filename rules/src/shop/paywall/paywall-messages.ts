import { refusalsOf } from '../../ground/refusals/refusals-of.ts'

/** The sentences about memberships that are given by hand, by code. */
export const paywallMessages = {
  'no-such-membership': 'There is no such membership any more.',
  'membership-is-past': 'Choose a day that is still to come, or none.',
} as const

export const paywallRefusal = refusalsOf(paywallMessages, { 'membership-is-past': 400 }, 404)

import { refusalsOf } from '../../ground/refusals/refusals-of.ts'

/** The sentences about reviews, by code; visitors read theirs in the language of the site. */
export const reviewsMessages = {
  'review-nothing-chosen': 'Please choose how many stars you give.',
  'review-fields-not-valid': 'One or more fields is invalid, please check your entries.',
  'review-decided': 'This review was sent before, and cannot be changed any more.',
  'review-of-test': 'What was bought by a test is reviewed for nobody: your shop takes money now.',
  'no-such-review': 'There is no such review any more.',
} as const

export const reviewsRefusal = refusalsOf(
  reviewsMessages,
  { 'review-decided': 409, 'review-of-test': 409, 'no-such-review': 404 },
  400,
)

/** What is wrong with a single field of the form. */
export const reviewFieldMessages = {
  stars: 'Please choose how many stars you give.',
} as const

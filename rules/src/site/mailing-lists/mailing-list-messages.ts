import { refusalsOf } from '../../ground/refusals/refusals-of.ts'

/** The sentences about the mailing list, by code; those of an address are the specification's (spec §5). */
export const mailingListMessages = {
  'list-email-blank': 'Email cannot be blank',
  'list-email-not-valid': 'Email is invalid',
  'list-too-many': 'There were too many sign-ups just now. Please try again in some minutes.',
  'no-such-subscriber': 'This address is no longer on the list.',
} as const

export type MailingListRefusalCode = keyof typeof mailingListMessages

export const mailingListRefusal = refusalsOf(
  mailingListMessages,
  { 'list-too-many': 429, 'no-such-subscriber': 404 },
  400,
)

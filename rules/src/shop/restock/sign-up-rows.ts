import type { SignUp } from './restock-api.ts'

/** What each state of a sign-up is called. */
export const signUpStates: Readonly<Record<SignUp['state'], string>> = {
  waiting: 'Waiting',
  queued: 'On its way',
  sent: 'Told',
  stored: 'In the mailbox',
  failed: 'Not delivered',
  unsure: 'Unsure',
}

const columns = [
  'E-mail',
  'Product',
  'Variant',
  'Signed up',
  'State',
  'Told',
  'Mailing list',
  'Agreed to',
]

export type SignUpToFile = SignUp & { readonly title: string; readonly variant: string }

/** Sign-ups as a table: instants as ISO 8601 in UTC. */
export function signUpRows(signUps: readonly SignUpToFile[]): string[][] {
  return [
    columns,
    ...signUps.map((one) => [
      one.siteVisitorEmail,
      one.title,
      one.variant,
      new Date(one.createdOn).toISOString(),
      signUpStates[one.state],
      one.sentOn === null ? '' : new Date(one.sentOn).toISOString(),
      one.isJoinMailingList ? 'yes' : 'no',
      one.consentText,
    ]),
  ]
}

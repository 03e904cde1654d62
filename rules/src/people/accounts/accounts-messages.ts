import type { Refusal } from '../../ground/refusals/result.ts'

/** Every refusal about accounts with its sentence. */
export const accountsMessages = {
  'wrong-credentials': { status: 401, message: 'That e-mail and password do not match.' },
  'too-many-sign-ins': {
    status: 429,
    message: 'Too many attempts. Please wait a few minutes and try again.',
  },
  'link-not-valid': {
    status: 410,
    message: 'This link has been used or is too old. Ask for a new one.',
  },
  'password-too-short': { status: 400, message: 'A password needs at least 8 characters.' },
  'password-too-long': { status: 400, message: 'A password may have at most 128 characters.' },
  'password-too-common': {
    status: 400,
    message: 'That password is among the first that anyone would guess. Choose another.',
  },
  'current-password-wrong': { status: 400, message: 'That is not your current password.' },
  'email-not-valid': { status: 400, message: 'Please enter a valid email' },
  'email-is-yours': { status: 400, message: 'That is the address that you have.' },
  'email-in-use': { status: 409, message: 'Another account has this address.' },
  'name-not-valid': { status: 400, message: 'A name has 1 to 100 characters.' },
  'not-allowed': { status: 403, message: 'Your role does not allow this.' },
  'not-found': { status: 404, message: 'There is nothing here.' },
  'role-not-grantable': { status: 403, message: 'You can only give roles that you hold yourself.' },
  'on-site-already': {
    status: 409,
    message: 'This person is on the site already. Change their roles in the list of people.',
  },
  'owner-stays': { status: 409, message: 'The owner of a site keeps every right.' },
} as const satisfies Record<string, Omit<Refusal, 'code'>>

export type AccountsCode = keyof typeof accountsMessages

export function accountsRefusal(code: AccountsCode, fields?: Refusal['fields']): Refusal {
  return { code, ...accountsMessages[code], ...(fields === undefined ? {} : { fields }) }
}

import type { Refusal } from './result.ts'

/** Refusals of a request as such, before any feature has looked at it. */
export const requestMessages = {
  'bad-request': { status: 400, message: 'This request could not be understood.' },
  'crumb-failed': {
    status: 403,
    message: 'Your session has expired. Please reload the page and try again.',
    details: { crumbFail: true },
  },
  /** Spec §8: every page sets cookies, so whoever writes without any does not keep them. */
  'cookies-disabled': {
    status: 403,
    message: 'Please enable cookies in your browser, reload the page, and try again.',
    details: { crumbFail: true },
  },
  'foreign-form': {
    status: 403,
    message: 'This form was sent from another site. Please open the page itself and try again.',
  },
  'signed-out': { status: 401, message: 'Sign in to go on.' },
  /** Of a call that a token opens, without one or with one that is not of this site. */
  'token-unknown': {
    status: 401,
    message: 'This needs a token of this site. Make one in its settings, and send it along.',
    headers: { 'www-authenticate': 'Bearer' },
  },
  'token-scope': { status: 403, message: 'This token is not for reading that.' },
  'foreign-link': {
    status: 403,
    message: 'This address opens from the editor only. Please go there and try again.',
  },
  /** Of two cookies of one name, one may be a neighbour's: both go with this answer. */
  'cookie-repeated': {
    status: 400,
    message:
      'Your browser sent two cookies of one name, so both were removed. Please load the page again.',
  },
  /** An answer of 431 removes them, where the browser lets it. */
  'cookies-too-many': {
    status: 431,
    message:
      'Your browser sent more cookies than can be read, so they were removed. Please load the page again.',
  },
  'not-found': { status: 404, message: 'There is nothing here.' },
  'method-unknown': { status: 405, message: 'This way of asking is not known here.' },
  'too-large': { status: 413, message: 'That is more than can be sent at once.' },
  'media-type-unknown': { status: 415, message: 'This kind of content cannot be read here.' },
  'unknown-host': { status: 421, message: 'No site answers on this address.' },
  'too-many-requests': { status: 429, message: 'Please try again in a few seconds.' },
  unexpected: { status: 500, message: 'Something went wrong' },
  unavailable: { status: 503, message: 'Unable to connect. Please try again' },
} as const satisfies Record<string, Omit<Refusal, 'code'>>

export function requestRefusal(code: keyof typeof requestMessages): Refusal {
  return { code, ...requestMessages[code] }
}

import type { Refusal } from '../../ground/refusals/result.ts'

/** Refusals about members that accounts of owners do not have; the others are said alike. */
export const membersMessages = {
  'members-off': { status: 404, message: 'This site has no accounts for its visitors.' },
  /** Of a write in a member's name, whose header has not the token of their session. */
  'xsrf-failed': {
    status: 403,
    message: 'Your session has expired. Please reload the page and try again.',
  },
  'no-such-member': { status: 404, message: 'There is no such customer any more.' },
} as const satisfies Record<string, Omit<Refusal, 'code'>>

export function membersRefusal(code: keyof typeof membersMessages): Refusal {
  return { code, ...membersMessages[code] }
}

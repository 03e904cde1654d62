import type { Refusal } from '../../ground/refusals/result.ts'

/** What is refused to a shop's own tools beside what is refused of any request. */
export const readMessages = {
  'cursor-unknown': {
    status: 400,
    message: 'This cursor is none of ours. Send one as it was answered, or none.',
  },
  'order-unknown': { status: 404, message: 'This site has no such order.' },
} as const satisfies Record<string, Omit<Refusal, 'code'>>

export function readRefusal(code: keyof typeof readMessages): Refusal {
  return { code, ...readMessages[code] }
}

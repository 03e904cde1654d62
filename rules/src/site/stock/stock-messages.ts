import type { Refusal } from '../../ground/refusals/result.ts'

export const stockMessages = {
  'unknown-variant': { status: 404, message: 'This variant is not in stock keeping.' },
  'count-is-stale': {
    status: 409,
    message: 'The stock changed while you were counting. Please look at the new figure.',
  },
  'stock-below-zero': { status: 409, message: 'There is not that much in stock to take away.' },
  'stock-too-large': { status: 400, message: 'A stock holds at most 1,000,000.' },
} as const satisfies Record<string, Omit<Refusal, 'code'>>

export function stockRefusal(
  code: keyof typeof stockMessages,
  details?: Readonly<Record<string, unknown>>,
): Refusal {
  return { code, ...stockMessages[code], ...(details === undefined ? {} : { details }) }
}

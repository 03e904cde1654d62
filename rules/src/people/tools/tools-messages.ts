import type { Refusal } from '../../ground/refusals/result.ts'

/** Every refusal about tokens of tools with its sentence. */
export const toolsMessages = {
  'no-such-token': { status: 404, message: 'There is no such token any more.' },
  'too-many-tokens': {
    status: 409,
    message: 'A site can have 50 tokens. Revoke one that is not used, then make this one.',
  },
  'token-name-taken': {
    status: 409,
    message: 'Another token has this name. Choose one that tells them apart.',
  },
} as const satisfies Record<string, Omit<Refusal, 'code'>>

export function toolsRefusal(
  code: keyof typeof toolsMessages,
  fields?: Refusal['fields'],
): Refusal {
  return { code, ...toolsMessages[code], ...(fields === undefined ? {} : { fields }) }
}

import type { Refusal } from '../../ground/refusals/result.ts'

/** The sentences of refused changes to layouts, by code. */
export const blocksMessages = {
  'no-such-layout': 'This text no longer exists.',
  'no-such-block': 'This block no longer exists.',
  'not-a-text-block': 'This block has no text to edit.',
  'too-many-blocks': 'A page has at most 60 blocks.',
  'spans-do-not-add-up': 'The columns of a row must fill it.',
  'same-block-twice': 'Each block of a page needs an id of its own.',
  'same-row-twice': 'Each row and column of a page needs an id of its own.',
  'code-needs-right': 'Your role does not allow you to change code.',
} as const

export type BlocksRefusalCode = keyof typeof blocksMessages

const statuses: Readonly<Partial<Record<BlocksRefusalCode, number>>> = {
  'no-such-layout': 404,
  'no-such-block': 404,
  'code-needs-right': 403,
}

export function blocksRefusal(code: BlocksRefusalCode): Refusal {
  return { code, message: blocksMessages[code], status: statuses[code] ?? 400 }
}

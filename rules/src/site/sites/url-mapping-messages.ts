import type { Refusal } from '../../ground/refusals/result.ts'

/** What is wrong with a line of the mappings of old addresses, by code; said behind its number. */
export const mappingMessages = {
  'no-arrow': 'needs an arrow between the two addresses: /old -> /new 301.',
  'no-status': 'ends with 301 (moved for good) or 302 (elsewhere for now).',
  'too-much': 'has more in it than an old address, a new one and 301 or 302.',
  'old-not-path': 'begins with a path of this site, such as /old.',
  'old-has-query':
    'needs an old address without ? and #. What visitors have behind a ? is kept by itself.',
  'old-is-home': 'is about the home page, which is always there.',
  'old-is-platforms': 'is about an address that Vitrine answers itself.',
  'old-is-page-of-nobody': 'needs parts without . and .. in its old address.',
  'capture-not-valid':
    'takes up a part of the old address by one name in brackets, such as [name], once between two slashes.',
  'capture-twice': 'has two captures of one name.',
  'capture-unknown': 'has a name in brackets behind the arrow that does not stand before it.',
  'capture-in-host': 'leads to a site that is not written out: captures stand behind its name.',
  'new-not-address': 'leads to no address: write a path such as /new, or all of https://….',
  'too-long': 'has an address that is too long.',
  itself: 'leads to itself.',
} as const

export type MappingFaultCode = keyof typeof mappingMessages

export const mappingSentences = {
  mappedBefore: (line: number) => `is about an old address that line ${line} maps already.`,
  circle: (line: number) => `leads round in a circle with line ${line}.`,
  tooManyLines: (most: number) => `There are more than ${most} mappings.`,
  tooManyCaptures: (most: number) => `More than ${most} mappings have captures.`,
  tooLong: (kilobytes: number) => `The mappings take more than ${kilobytes} KB.`,
  more: (count: number) => (count === 1 ? 'One more line is wrong.' : `${count} more are wrong.`),
} as const

/** The refusal of mappings, with every sentence at their field. */
export function mappingsRefusal(sentences: readonly string[]): Refusal {
  const message = sentences.join('\n')
  return { code: 'mappings-not-valid', message, status: 400, fields: { text: message } }
}

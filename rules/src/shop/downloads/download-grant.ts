import type { Phrase, SayPhrase } from '../../site/phrases/phrases.ts'
import type { SoldFile } from '../products/sold-file.ts'

const dayMs = 86_400_000

/** What comes with a file that is sold, and once more with each time that its owner allows more. */
export const grantTerms = { downloads: 5, lifetimeMs: 30 * dayMs } as const

/** A download that was begun may go on for so long, in parts, and counts once. */
export const resumeMs = 3_600_000

/** Why nobody downloads by a grant any more. */
export type RevokedFor = 'refund' | 'cancellation' | 'owner'

/** How far a grant of one file is used. Epoch milliseconds. */
export type GrantUse = {
  readonly used: number
  readonly most: number
  readonly until: number
  /** Null: it was not. */
  readonly revokedFor: RevokedFor | null
}

export type GrantState = 'open' | 'used-up' | 'expired' | 'revoked'

export function grantState({ used, most, until, revokedFor }: GrantUse, now: number): GrantState {
  if (revokedFor !== null) return 'revoked'
  if (used >= most) return 'used-up'
  return until <= now ? 'expired' : 'open'
}

/** Whether a part is asked for of a download that counts already. @param countedAt null: none has */
export function goesOn(countedAt: number | null, isPart: boolean, now: number): boolean {
  return isPart && countedAt !== null && countedAt <= now && now - countedAt < resumeMs
}

/** What an owner gives by allowing more: five above those that are used, for 30 days from now. */
export function extendedGrant({ used, most, until }: GrantUse, now: number) {
  const { downloads, lifetimeMs } = grantTerms
  return {
    most: Math.max(most, used) + downloads,
    until: Math.max(until, now) + lifetimeMs,
  }
}

/** What is left of a grant, for whoever bought. @param day writes the day of an instant */
export function grantSentence(
  use: GrantUse,
  now: number,
  { day, say }: { readonly day: (instant: number) => string; readonly say: SayPhrase },
): string {
  const { used, most, until } = use
  switch (grantState(use, now)) {
    case 'open':
      return most === 1
        ? say('1 of 1 download left, until {day}', { day: day(until) })
        : say('{left} of {most} downloads left, until {day}', {
            left: most - used,
            most,
            day: day(until),
          })
    case 'used-up':
      return say('All {most} downloads are used', { most })
    case 'expired':
      return say('Could be downloaded until {day}', { day: day(until) })
    case 'revoked':
      return say(revokedSentences[use.revokedFor ?? 'owner'])
  }
}

const revokedSentences: Readonly<Record<RevokedFor, Phrase>> = {
  refund: 'No longer available, as it was refunded',
  cancellation: 'No longer available, as the order is cancelled',
  owner: 'No longer available',
}

/** A file of one piece that was bought. */
export type GrantedFile = {
  /** Of the order, from 1. */
  readonly line: number
  /** Which of the line's pieces, from 1. */
  readonly piece: number
  readonly itemId: string
  readonly file: SoldFile
}

/** What whoever bought may download: each file of each piece. */
export function grantedFiles(
  lines: readonly {
    readonly itemId: string
    readonly quantity: number
    readonly files?: readonly SoldFile[]
  }[],
): readonly GrantedFile[] {
  return lines.flatMap(({ itemId, quantity, files = [] }, at) =>
    Array.from({ length: quantity }, (_, before) =>
      files.map((file) => ({ line: at + 1, piece: before + 1, itemId, file })),
    ).flat(),
  )
}

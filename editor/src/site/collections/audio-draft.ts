import { z } from 'zod'
import { readLength, writeLength, type AudioItem } from '@vitrine/rules/site/content/audio.ts'
import { audioFields } from '@vitrine/rules/site/content/audio-fields.ts'
import { itemFields } from '@vitrine/rules/site/content/item-fields.ts'
import type { FlatFields } from '../../ground/changes/flat-fields.ts'

/** What is typed about a recording; its length as minutes and seconds. */
export type AudioDraft = {
  readonly audioAssetId: string | null
  readonly authorName: string
  readonly durationMs: string
  /** Of an episode. */
  readonly episodeNumber: string
}

/** Tells the form of one recording from those of others. */
export function audioFormId(itemId: string): string {
  return `recording ${itemId}`
}

/** What is stored of a recording, as it is typed. */
export function typedAudio(audio: AudioItem): AudioDraft {
  const { audioAssetId, authorName, durationMs, episodeNumber } = audio
  return {
    audioAssetId,
    authorName,
    durationMs: writeLength(durationMs),
    episodeNumber: String(episodeNumber ?? ''),
  }
}

/** The same as it is stored. */
export function seenOfAudio(audio: AudioItem): FlatFields {
  const { audioAssetId, authorName, durationMs, episodeNumber = null } = audio
  return { audioAssetId, authorName, durationMs, episodeNumber }
}

const unreadLength = 'Enter minutes and seconds, such as 3:45.'
const unreadNumber = 'Enter a whole number, such as 12, or nothing.'

/**
 * Reads what is typed about a recording.
 * @param stored its length in milliseconds, which is more exact than what is shown of it
 */
export function audioSchema(stored: number) {
  return z.object({
    audioAssetId: audioFields.shape.audioAssetId.unwrap(),
    authorName: itemFields.shape.authorName.unwrap(),
    durationMs: z
      .string()
      .max(40)
      .transform((text, context) => {
        if (text.trim() === writeLength(stored)) return stored
        const length = readLength(text)
        if (length !== undefined) return length
        context.addIssue({ code: 'custom', message: unreadLength })
        return z.NEVER
      }),
    episodeNumber: z
      .string()
      .max(40)
      .transform((text, context) => {
        const typed = text.trim()
        if (typed === '') return null
        const read = audioFields.shape.episodeNumber.unwrap().safeParse(Number(typed))
        if (read.success) return read.data
        context.addIssue({ code: 'custom', message: unreadNumber })
        return z.NEVER
      }),
  })
}

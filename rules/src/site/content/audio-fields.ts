import { z } from 'zod'
import { longestMs } from '../media/longest-recording.ts'

/** What is heard of a track or an episode. */
export type AudioFields = {
  /** Null: nothing to hear yet. */
  readonly audioAssetId: string | null
  /** How long it lasts, in milliseconds; 0: nobody has said. */
  readonly durationMs: number
}

/** What an episode of a podcast has beside that, and by which it is told from a track. */
export type EpisodeFields = {
  /** Null: it has none. */
  readonly episodeNumber: number | null
}

/** What an owner may set of a recording beside what every item has. */
export const audioFields = z.object({
  audioAssetId: z.string().min(1).max(100).nullable().optional(),
  durationMs: z.int().min(0).max(longestMs).optional(),
  episodeNumber: z.int().min(1).max(99_999).nullable().optional(),
})

export const audioFieldNames = audioFields.keyof().options

import { z } from 'zod'

/** What is heard of a track. */
export type AudioFields = {
  /** Null: nothing to hear yet. */
  readonly audioAssetId: string | null
  /** How long it lasts, in milliseconds; 0: nobody has said. */
  readonly durationMs: number
}

/** A hundred hours. */
export const longestMs = 360_000_000

/** What an owner may set of a recording beside what every item has. */
export const audioFields = z.object({
  audioAssetId: z.string().min(1).max(100).nullable().optional(),
  durationMs: z.int().min(0).max(longestMs).optional(),
})

export const audioFieldNames = audioFields.keyof().options

import { z } from 'zod'
import { tidyWord } from '../../ground/documents/item-words.ts'

/** How long the words are that items are filed under, in characters (spec §9). */
export const termLimits = { tag: 50, category: 25 } as const

/** A tag or category as an owner writes it. */
export const termWord = {
  tag: z.string().overwrite(tidyWord).min(1).max(termLimits.tag),
  category: z.string().overwrite(tidyWord).min(1).max(termLimits.category),
} as const

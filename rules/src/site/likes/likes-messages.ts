import { refusalsOf } from '../../ground/refusals/refusals-of.ts'

export const likesMessages = {
  'likes-off': 'Nothing can be liked here.',
  'too-many-likes': 'There were many likes just now. Please wait some minutes.',
} as const

export const likesRefusal = refusalsOf(likesMessages, { 'too-many-likes': 429 }, 403)

/** How many likes count in a window: of an address, of it for one item, and of a site from everywhere. */
export const likeRates = { perAddress: 60, perItem: 10, perSite: 3000, windowMs: 600_000 } as const

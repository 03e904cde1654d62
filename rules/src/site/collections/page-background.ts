import { z } from 'zod'
import { readVideo } from '../blocks/embed-provider.ts'
import { refuse, type Refused } from '../../ground/refusals/result.ts'
import { maxAddressLength } from '../navigation/safe-link.ts'
import { BackgroundSource } from './background-source.ts'
import { collectionsRefusal } from './collections-messages.ts'

/** What may be chosen as the banner of a page or an item; 0: nothing is, and it is the template's to say. */
export const backgroundChoices = [0, ...Object.values(BackgroundSource)] as const

/** The banner of a page or an item. Its picture is the main one, which a film shows until it is played. */
export type Background = {
  readonly backgroundSource: (typeof backgroundChoices)[number]
  /** The film's page at its provider; empty: none. A file of the site's own goes before it. */
  readonly backgroundVideoUrl: string
  readonly backgroundVideoId: string | null
}

/** What of it may be set. */
export const backgroundFields = z.object({
  backgroundSource: z.literal(backgroundChoices).optional(),
  backgroundVideoUrl: z.string().trim().max(maxAddressLength).optional(),
  backgroundVideoId: z.string().max(100).nullable().optional(),
})

/** The one reading of these fields: those from before there were any lack them. */
export function backgroundOf({
  backgroundSource = 0,
  backgroundVideoUrl = '',
  backgroundVideoId = null,
}: Partial<Background>): Background {
  return { backgroundSource, backgroundVideoUrl, backgroundVideoId }
}

/** Why a banner cannot become so; undefined where it can. What stands already may stay. */
export function backgroundProblem(
  before: Partial<Background>,
  { backgroundSource, backgroundVideoUrl }: z.output<typeof backgroundFields>,
): Refused | undefined {
  const stands = backgroundOf(before)
  if (
    backgroundSource === BackgroundSource.instagram &&
    stands.backgroundSource !== backgroundSource
  ) {
    return refuse(collectionsRefusal('instagram-is-gone', 'backgroundSource'))
  }
  const isNewAddress =
    backgroundVideoUrl !== undefined && backgroundVideoUrl !== stands.backgroundVideoUrl
  if (isNewAddress && backgroundVideoUrl !== '' && readVideo(backgroundVideoUrl) === undefined) {
    return refuse(collectionsRefusal('video-not-known', 'backgroundVideoUrl'))
  }
  return undefined
}

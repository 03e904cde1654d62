import { z } from 'zod'
import { escapeHtml } from '../../../ground/words/escape-html.ts'
import { maxAddressLength } from '../../navigation/safe-link.ts'
import { linkFormat } from '../../navigation/navigation-messages.ts'
import { readEmbedded, readVideo } from '../embed-provider.ts'
import { wordsOf, type FieldKind, type FieldWords, type Seen, type Stored } from '../field-kind.ts'

export type EmbedValue = {
  /** Empty: nothing. */
  readonly url: string
  readonly title: string
  /** Height in percent of the width. */
  readonly ratio: number
}

export type EmbedKind = FieldKind<EmbedValue, Seen> & {
  readonly kind: 'embed'
  /** What may be shown in a frame; all else is a link. */
  readonly accept: 'video' | 'any'
}

/** Letters of a title; heights in percent of the width. */
export const embedLimits = { title: 200, ratio: { min: 10, max: 200 } } as const
const { ratio } = embedLimits
const widescreen = 56.25

/** Something of another site: in a frame for providers that we know, else as a link. */
export function embed({
  accept = 'video',
  ...words
}: FieldWords & { readonly accept?: EmbedKind['accept'] }): EmbedKind {
  return {
    kind: 'embed',
    ...wordsOf(words),
    accept,
    schema: z.strictObject({
      url: z
        .string()
        .max(maxAddressLength)
        .refine((url) => url === '' || isWebAddress(url), linkFormat),
      title: z.string().max(embedLimits.title),
      ratio: z.number().min(ratio.min).max(ratio.max),
    }),
    empty: { url: '', title: '', ratio: widescreen },
    read: readEmbed,
    context({ url, title, ratio: height }) {
      const embedded = accept === 'any' ? readEmbedded(url) : readVideo(url)
      return {
        url: escapeHtml(url),
        title: escapeHtml(title),
        ratio: height,
        ...(embedded !== undefined && {
          provider: embedded.provider,
          providerName: embedded.name,
          isPage: embedded.shows === 'page',
          isVideo: embedded.shows === 'video',
          heightPx: embedded.heightPx,
          frameUrl: escapeHtml(embedded.frameUrl),
        }),
      }
    },
    searchText: ({ title }) => title,
  }
}

function isWebAddress(url: string): boolean {
  return /^https:\/\/[^\s<>"]+$/i.test(url)
}

/** Once it was an address alone. */
function readEmbed(stored: unknown): EmbedValue | undefined {
  if (typeof stored === 'string') return readEmbed({ url: stored })
  if (typeof stored !== 'object' || stored === null) return undefined
  const { url, title, ratio: height } = stored as Stored
  return {
    url: typeof url === 'string' && isWebAddress(url) ? url : '',
    title: typeof title === 'string' ? title : '',
    ratio:
      typeof height === 'number' && height >= ratio.min && height <= ratio.max
        ? height
        : widescreen,
  }
}

import { interfaceMessages } from '../../ground/refusals/interface-messages.ts'
import { ok, refuse, type Refusal, type Result } from '../../ground/refusals/result.ts'
import { readEmbedded } from './embed-provider.ts'
import { embedLimits } from './kinds/embed.ts'

/** What a provider says of what is at one of its addresses. */
export type ProviderWords = {
  /** Empty where it has none. */
  readonly title: string
  /** Height in percent of the width, where it has a shape. */
  readonly ratio?: number | undefined
}

/** The sentences about addresses that a provider was asked for, by code (spec §5). */
export const providerMessages = {
  'video-account-basic':
    'Vimeo Basic accounts are unsupported. Please share a video from a different account.',
  'not-located': interfaceMessages['not-located'],
} as const

/** Where providers tell what stands at their addresses: the end points of oEmbed (oembed.com). */
const endPoints: Readonly<Record<string, string>> = {
  youtube: 'https://www.youtube.com/oembed?format=json&url=',
  vimeo: 'https://vimeo.com/api/oembed.json?url=',
  soundcloud: 'https://soundcloud.com/oembed?format=json&url=',
  spotify: 'https://open.spotify.com/oembed?url=',
  mixcloud: 'https://app.mixcloud.com/oembed/?format=json&url=',
  codepen: 'https://codepen.io/api/oembed?format=json&url=',
}

/** Where a provider is asked what stands at an address; undefined: at those that tell nothing. */
export function lookupAddress(url: string): string | undefined {
  const provider = readEmbedded(url)?.provider
  const endPoint = provider === undefined ? undefined : endPoints[provider]
  return endPoint && endPoint + encodeURIComponent(url.trim())
}

/** Whose videos are looked at before they are kept, as not each of them can be shown. */
export function isLookedAtFirst(url: string): boolean {
  return readEmbedded(url)?.provider === 'vimeo'
}

/**
 * Reads what a provider answered (oEmbed 1.0, section 2.3.4): whatever is not as it should be is
 * left out, as anything can come from there.
 */
export function readProviderWords(url: string, answer: unknown): Result<ProviderWords> {
  const { title, width, height, account_type: account } = asRecord(answer)
  const embedded = readEmbedded(url)
  if (embedded?.provider === 'vimeo' && account === 'basic') {
    return refuse(providerRefusal('video-account-basic'))
  }
  const ratio = embedded?.heightPx === undefined ? shapeOf(width, height) : undefined
  return ok({
    title: typeof title === 'string' ? tidy(title).slice(0, embedLimits.title) : '',
    ...(ratio !== undefined && { ratio }),
  })
}

export function providerRefusal(code: keyof typeof providerMessages): Refusal {
  const message = providerMessages[code]
  const status = code === 'not-located' ? 404 : 400
  return { code, message, status, fields: { url: message } }
}

function asRecord(answer: unknown): Readonly<Record<string, unknown>> {
  return typeof answer === 'object' && answer !== null ? { ...answer } : {}
}

function tidy(title: string): string {
  return title.replace(/\p{Cc}+/gu, ' ').trim()
}

function shapeOf(width: unknown, height: unknown): number | undefined {
  if (typeof width !== 'number' || typeof height !== 'number') return undefined
  const { min, max } = embedLimits.ratio
  const percent = Math.round((height / width) * 10_000) / 100
  return percent >= min && percent <= max ? percent : undefined
}

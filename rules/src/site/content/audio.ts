import { refuse, type Refused } from '../../ground/refusals/result.ts'
import { longestMs } from '../media/longest-recording.ts'
import { audioFieldNames, type AudioFields, type EpisodeFields } from './audio-fields.ts'
import { contentRefusal } from './content-messages.ts'
import { RecordType, type ContentItem } from './content-item.ts'

/** Something to hear: a track of an album, or an episode of a podcast. */
export type AudioItem = ContentItem & AudioFields

/** What a recording begins with. */
export const nothingToHear: AudioFields = { audioAssetId: null, durationMs: 0 }

/** Told apart by its fields: what was imported as a recording may lack them. */
export function isAudio<Item extends ContentItem>(item: Item): item is Item & AudioItem {
  return item.recordType === RecordType.audio && item.audioAssetId !== undefined
}

/** What an episode begins with. */
export const newEpisode: AudioFields & EpisodeFields = { ...nothingToHear, episodeNumber: null }

/** A track of an album has no number of its own. */
export function isEpisode({ episodeNumber }: Partial<EpisodeFields>): boolean {
  return episodeNumber !== undefined
}

/**
 * Why an item may not have the recording that it is given; undefined where it may.
 * @param item as it was before
 */
export function audioProblem(
  item: ContentItem,
  given: Readonly<Record<string, unknown>>,
): Refused | undefined {
  const isAsked = audioFieldNames.some((name) => given[name] !== undefined)
  if (!isAsked) return undefined
  if (item.recordType !== RecordType.audio) return refuse(contentRefusal('not-a-recording'))
  const isNumbered = given['episodeNumber'] !== undefined
  return isNumbered && !isEpisode(item) ? refuse(contentRefusal('not-an-episode')) : undefined
}

/** A length as people write it, such as `3:45` or `1:02:07`; empty where nobody has said. */
export function writeLength(durationMs: number): string {
  if (durationMs <= 0) return ''
  // what is shorter than a second is none
  const whole = Math.max(1, Math.round(durationMs / 1000))
  const [hours, minutes, seconds] = [
    Math.floor(whole / 3600),
    Math.floor(whole / 60) % 60,
    whole % 60,
  ]
  const two = (part: number): string => String(part).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`
}

/**
 * A length that somebody typed: minutes and seconds, with hours before them where there are any.
 * Empty: nobody has said, 0. Undefined: it is none.
 */
export function readLength(typed: string): number | undefined {
  const text = typed.trim()
  if (text === '') return 0
  if (!/^\d{1,4}(?:[:.]\d{1,2}){1,2}$/.test(text)) return undefined
  const parts = text.split(/[:.]/).map(Number)
  const isClock = parts.slice(1).every((part) => part < 60)
  const durationMs = parts.reduce((sum, part) => sum * 60 + part, 0) * 1000
  return isClock && durationMs <= longestMs ? durationMs : undefined
}

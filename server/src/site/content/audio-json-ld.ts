import { isEpisode, type AudioItem } from '@vitrine/rules/site/content/audio.ts'
import type { Collection } from '@vitrine/rules/site/collections/collection.ts'

type AudioPage = {
  readonly collection: Collection
  readonly origin: string
  readonly description: string
  readonly url: string
  readonly pictureUrl: string | null
  /** Null: it cannot be heard. */
  readonly audioUrl: string | null
}

/** What search engines read of a track or an episode (schema.org): what is heard, and what it belongs to. */
export function audioJsonLd(item: AudioItem, page: AudioPage): object {
  const { collection, origin, description, url, pictureUrl, audioUrl } = page
  const whole = { name: collection.title, url: `${origin}/${collection.urlId}` }
  const artist = item.authorName || (collection.artistName ?? '')
  const seconds = Math.round(item.durationMs / 1000)
  const { episodeNumber = null } = item
  return {
    '@context': 'https://schema.org',
    ...(isEpisode(item)
      ? {
          '@type': 'PodcastEpisode',
          datePublished: new Date(item.publishOn).toISOString(),
          partOfSeries: { '@type': 'PodcastSeries', ...whole },
          ...(episodeNumber !== null && { episodeNumber }),
        }
      : {
          '@type': 'MusicRecording',
          inAlbum: { '@type': 'MusicAlbum', ...whole },
          ...(artist !== '' && { byArtist: { '@type': 'MusicGroup', name: artist } }),
        }),
    name: item.title,
    url,
    ...(description !== '' && { description }),
    ...(pictureUrl !== null && { image: [pictureUrl] }),
    ...(seconds > 0 && { duration: `PT${seconds}S` }),
    ...(audioUrl !== null && { audio: { '@type': 'AudioObject', contentUrl: audioUrl } }),
  }
}

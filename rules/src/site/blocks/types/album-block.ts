import { blockType } from '../block-type.ts'
import { asset } from '../kinds/asset.ts'
import { list } from '../kinds/list.ts'
import { text } from '../kinds/text.ts'

/** Tracks of an album (spec §9). */
const maxTracks = 60

export const albumBlock = blockType({
  type: 60,
  name: 'album',
  title: 'Album',
  group: 'More',
  fields: {
    cover: asset({ label: 'Cover', accept: 'picture' }),
    title: text({ label: 'Title', max: 200 }),
    artist: text({ label: 'Artist', max: 200 }),
    tracks: list({
      label: 'Tracks',
      one: 'Track',
      max: maxTracks,
      fields: {
        audio: asset({ label: 'Audio file', accept: 'audio' }),
        title: text({ label: 'Title', max: 200 }),
      },
    }),
  },
  hint: ({ tracks }) => (tracks.length === 0 ? 'Add tracks' : null),
  derive({ tracks, cover, title, artist }) {
    const playable = tracks.flatMap(withFile)
    return { playable, hasAlbum: playable.length > 0 || Boolean(cover || title || artist) }
  },
})

/** A track whose file is there; one without a title is called by its file. */
function withFile(track: Readonly<Record<string, unknown>>) {
  const { audio, title } = track
  if (typeof audio !== 'object' || audio === null) return []
  const { assetUrl, filename } = audio as Readonly<Record<string, unknown>>
  return [{ assetUrl, trackTitle: title === '' ? filename : title }]
}

import { blockType } from '../block-type.ts'
import { asset } from '../kinds/asset.ts'
import { choice } from '../kinds/choice.ts'
import { embed } from '../kinds/embed.ts'
import { onOff } from '../kinds/switch.ts'
import { text } from '../kinds/text.ts'

const isEmbedded = ({ source }: { readonly source: string }) => source === 'embed'
const isFile = ({ source }: { readonly source: string }) => source === 'file'

export const videoBlock = blockType({
  type: 32,
  name: 'video',
  title: 'Video',
  group: 'Basic',
  fields: {
    source: choice({
      label: 'Source',
      options: { embed: 'YouTube or Vimeo', file: 'Own file' },
      empty: 'embed',
    }),
    embed: embed({
      label: 'Address of the video',
      help: 'Its page at YouTube or Vimeo. Nothing is loaded from there until somebody plays it.',
    }),
    video: asset({ label: 'Video file', accept: 'video' }),
    poster: asset({
      label: 'Poster',
      help: 'The picture that is shown until the video is played.',
      accept: 'picture',
    }),
    caption: text({ label: 'Caption', max: 1000, lines: 2 }),
    overlay: onOff({
      label: 'Show the poster with a play button',
      help: 'Without it, or without a poster, the controls stand on the film at once.',
      empty: true,
    }),
  },
  shows: { embed: isEmbedded, video: isFile, overlay: isFile },
  hint(value) {
    if (isFile(value)) return value.video === null ? 'Choose a video' : null
    return value.embed.url === '' ? 'Enter the address of a video' : null
  },
  derive: (shown, value) => ({
    isEmbed: isEmbedded(value),
    ...filmOf(shown, isFile(value)),
    // a section looks for its name in what it stands in, not around it
    frame: isEmbedded(value) ? { ...shown.embed, poster: shown.poster } : undefined,
  }),
})

/** An own file, as a card or as a player. */
function filmOf<Video extends object, Poster>(
  { video, poster, overlay }: Film<Video, Poster>,
  isShown: boolean,
) {
  if (!isShown || !video) return {}
  const film = { ...video, poster }
  return overlay && poster ? { ownFilm: film } : { file: film }
}

type Film<Video, Poster> = {
  readonly video: Video | undefined | null
  readonly poster: Poster
  readonly overlay: boolean
}

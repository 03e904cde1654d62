import { escapeHtml } from '../../../ground/words/escape-html.ts'
import { blockType } from '../block-type.ts'
import { choice } from '../kinds/choice.ts'
import { code } from '../kinds/code.ts'
import { embed } from '../kinds/embed.ts'
import { text } from '../kinds/text.ts'

const isCode = ({ source }: { readonly source: string }) => source === 'code'
const isAddress = ({ source }: { readonly source: string }) => source === 'address'

/** Also what was a player of SoundCloud or a scheduler of Acuity by a type of its own. */
export const embedBlock = blockType({
  type: 22,
  alsoNumbers: [56, 65],
  name: 'embed',
  title: 'Embed',
  group: 'More',
  fields: {
    source: choice({
      label: 'Source',
      options: { address: 'Address', code: 'Embed code' },
      empty: 'address',
    }),
    embed: embed({
      label: 'Address',
      help: 'Of a track, a film, a scheduler, a map. Nothing is loaded from there until somebody wants it.',
      accept: 'any',
    }),
    html: code({
      label: 'Embed code',
      help: 'It runs as it is written, and may call others as soon as the page is opened.',
      language: 'html',
    }),
    caption: text({ label: 'Caption', max: 1000, lines: 2 }),
  },
  shows: { embed: isAddress, html: isCode },
  hint(value) {
    if (isCode(value)) return value.html.trim() === '' ? 'Paste an embed code' : null
    return value.embed.url === '' ? 'Enter an address' : null
  },
  derive: (shown, value, look) => ({
    isCode: isCode(value),
    runs: look.ownerScripts,
    htmlSource: isCode(value) ? escapeHtml(value.html) : '',
    // a section looks for its name in what it stands in, not around it
    card: isCode(value) ? undefined : withAddressWords(shown.embed, value.embed.url),
  }),
  was: { url: 'embed' },
})

/** A link to somewhere that is not known says where it leads. */
function withAddressWords(shown: Readonly<Record<string, unknown>>, url: string) {
  const host = /^https:\/\/(?:www\.)?([^/?#<>"'&]{1,200})/i.exec(url)?.[1]
  const isFlat = shown['isPage'] === true || shown['heightPx'] !== undefined
  return { ...shown, isFlat, host: host ?? '' }
}

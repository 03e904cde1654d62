import { blockType } from '../block-type.ts'
import { asset } from '../kinds/asset.ts'
import { choice } from '../kinds/choice.ts'
import { onOff } from '../kinds/switch.ts'
import { text } from '../kinds/text.ts'

export const audioBlock = blockType({
  type: 41,
  name: 'audio',
  title: 'Audio',
  group: 'Basic',
  fields: {
    audio: asset({ label: 'Audio file', accept: 'audio' }),
    title: text({ label: 'Title', max: 200 }),
    author: text({ label: 'Author', max: 200 }),
    designStyle: choice({
      label: 'Design',
      options: { legacy: 'Full', minimal: 'Minimal' },
      empty: 'legacy',
    }),
    colorTheme: choice({
      label: 'Colors',
      options: { dark: 'Dark', light: 'Light' },
      empty: 'dark',
    }),
    showDownload: onOff({ label: 'Show a link to download it', empty: false }),
  },
  hint: (value) => (value.audio === null ? 'Choose an audio file' : null),
})

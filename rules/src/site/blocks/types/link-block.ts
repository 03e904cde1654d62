import { blockType } from '../block-type.ts'
import { link } from '../kinds/link.ts'
import { text } from '../kinds/text.ts'

export const linkBlock = blockType({
  type: 13,
  name: 'link',
  title: 'Link',
  group: 'More',
  isPartialName: true,
  fields: {
    link: link({ label: 'Link' }),
    title: text({ label: 'Title', max: 200 }),
    text: text({ label: 'Text', max: 1000, lines: 3 }),
  },
  hint: (value) => (value.link.to === null ? 'Choose where it leads' : null),
  derive: ({ link: href, title, text: words }, { link: { newWindow } }) => ({
    card:
      href === ''
        ? undefined
        : { href, title: title === '' ? href : title, text: words, newWindow },
  }),
})

import { blockType } from '../block-type.ts'
import { html } from '../kinds/html.ts'

export const htmlBlock = blockType({
  type: 2,
  name: 'html',
  title: 'Text',
  group: 'Basic',
  fields: { html: html({ label: 'Text' }) },
  inPlace: 'html',
  hint: (value) => (value.html.trim() === '' ? 'Write something' : null),
})

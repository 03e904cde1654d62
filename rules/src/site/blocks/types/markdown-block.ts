import { blockType } from '../block-type.ts'
import { markdown } from '../kinds/markdown.ts'

export const markdownBlock = blockType({
  type: 44,
  name: 'markdown',
  title: 'Markdown',
  group: 'Basic',
  fields: { markdown: markdown({ label: 'Text in Markdown' }) },
  hint: (value) => (value.markdown.trim() === '' ? 'Write something in Markdown' : null),
})

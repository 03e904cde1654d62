import { blockType } from '../block-type.ts'
import { choice } from '../kinds/choice.ts'
import { code } from '../kinds/code.ts'
import { onOff } from '../kinds/switch.ts'

export const codeBlock = blockType({
  type: 23,
  name: 'code',
  title: 'Code',
  group: 'More',
  fields: {
    code: code({ label: 'Code', language: 'html' }),
    mode: choice({
      label: 'Language',
      options: { html: 'HTML', css: 'CSS', javascript: 'JavaScript', markdown: 'Markdown' },
      empty: 'html',
      was: { js: 'javascript', htmlmixed: 'html' },
    }),
    displaySource: onOff({
      label: 'Display source',
      help: 'Shows the code itself instead of what it does.',
      empty: false,
    }),
  },
  hint: (value) => (value.code.trim() === '' ? 'Write code' : null),
  derive: (shown, { code: written, mode }, look) => ({
    // Markdown runs nothing, so it is shown wherever it stands
    html: mode === 'markdown' ? look.markdown(written) : shown.mode === 'html' ? shown.code : '',
    isCss: mode === 'css',
    isJavascript: mode === 'javascript',
    isMarkdown: mode === 'markdown',
    runs: look.ownerScripts,
  }),
  was: { html: 'code', language: 'mode' },
})

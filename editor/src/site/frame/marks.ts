import type { TextBlock } from './text-block.ts'

const styles = `
.sqs-block-html[tabindex]{outline:1px dashed transparent;outline-offset:6px;border-radius:2px;cursor:text;transition:outline-color 120ms}
.sqs-block-html[tabindex]:hover{outline-color:#1c6fd6}
.sqs-block-html[tabindex]:focus-visible{outline:2px solid #1c6fd6}
.sqs-block-html[data-vitrine-editing]{outline:2px solid #1c6fd6!important}
.sqs-block-html [contenteditable]{outline:none;white-space:pre-wrap;word-break:break-word}
.sqs-block-html [contenteditable] li>p:only-child{margin:0}
.sqs-block-html .ProseMirror-selectednode{outline:2px solid #1c6fd6}
.sqs-block-html .ProseMirror-trailingBreak{display:inline}
.sqs-block-html [contenteditable] p:only-child:has(>br.ProseMirror-trailingBreak:only-child)::before{content:'Write here';float:left;block-size:0;opacity:.5}
.sqs-block-html[tabindex]:not([data-vitrine-editing]) .sqs-block-content>p:only-child:empty::before{content:'Write here';opacity:.5}
`

/** Shows where texts can be edited, by pointer and by keyboard. */
export function markTextBlocks(blocks: readonly TextBlock[]): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  for (const { element } of blocks) {
    const words = (element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 60)
    element.tabIndex = 0
    element.setAttribute('role', 'group')
    element.setAttribute('aria-label', `Text block: ${words || 'empty'}. Press Enter to edit.`)
  }
}

import { blocksOf, isSame, type PageBlock } from './page-block.ts'
import { asText } from './text-block.ts'

const styles = `
.sqs-block[tabindex]{cursor:default}
.sqs-block[tabindex]:focus{outline:none}
.sqs-block[tabindex]:focus-visible{outline:2px solid #1c6fd6!important;outline-offset:2px;border-radius:3px}
.sqs-block-html[tabindex]{cursor:text}
.sqs-block-html [contenteditable]{outline:none;white-space:pre-wrap;word-break:break-word}
.sqs-block-html [contenteditable] li>p:only-child{margin:0}
.sqs-block-html .ProseMirror-selectednode{outline:2px solid #1c6fd6}
.sqs-block-html .ProseMirror-trailingBreak{display:inline}
.sqs-block-html [contenteditable] p:only-child:has(>br.ProseMirror-trailingBreak:only-child)::before{content:'Write here';float:left;block-size:0;opacity:.5}
.sqs-block-html[tabindex]:not([data-vitrine-editing]) .sqs-block-content>p:only-child:empty::before,.sqs-block-html[tabindex]:not([data-vitrine-editing]) .sqs-block-content:empty::before{content:'Write here';opacity:.5}
[data-layout-id]:not(:has(.sqs-block)):not(:has([data-column-id])),[data-column-id]:not(:has(>*)),.sqs-block[data-vitrine-empty]{min-height:72px!important;border-radius:4px;outline:1px dashed color-mix(in srgb,currentColor 45%,transparent)!important;outline-offset:-1px}
.sqs-block[data-vitrine-empty]{display:grid!important;place-items:center;padding:12px}
.sqs-block[data-vitrine-empty]::before{content:attr(data-vitrine-empty);font-size:max(15px,1.5vw);line-height:1.4;text-align:center;opacity:.7}
[class*="sqs-block-image"][data-vitrine-empty],.sqs-block-gallery[data-vitrine-empty],.sqs-block-video[data-vitrine-empty]{box-sizing:border-box;inline-size:100%;aspect-ratio:16/9;max-block-size:24rem;background:color-mix(in srgb,currentColor 7%,transparent)}
.sqs-block[data-vitrine-empty]>*{display:none!important}
.sqs-block-horizontalrule[tabindex]{position:relative}
.sqs-block-horizontalrule[tabindex]::after{content:'';position:absolute;inset:-10px 0}
`

/** What makes a block more than a place where something will be. */
const content =
  'img,picture,video,audio,iframe,svg,canvas,hr,input,textarea,select,button,table,.spacer'
const stops = 'a[href],area[href],button,input,select,textarea,summary,iframe,[tabindex]'

/** Lets blocks be seen where they are empty, and typed in where they are texts. */
export function addBlockStyles(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}

/**
 * Gives every block a name and the place in the order of keys: a layout is one stop, at the chosen
 * block or the first, and what lies inside its blocks is none.
 */
export function dressBlocks(chosen: PageBlock | undefined): void {
  const stopsAt = new Set<string>(chosen === undefined ? [] : [chosen.layoutId])
  for (const block of blocksOf(document)) {
    const { element, layoutId } = block
    const isStop = isSame(block, chosen) || !stopsAt.has(layoutId)
    stopsAt.add(layoutId)
    setWhereOther(element, 'tabindex', isStop ? '0' : '-1')
    setWhereOther(element, 'role', 'group')
    setWhereOther(element, 'aria-label', spokenName(block))
    markEmpty(block)
    for (const stop of element.querySelectorAll(stops)) setWhereOther(stop, 'tabindex', '-1')
  }
}

/** Equal values are not written again: that would be a change of the page. */
function setWhereOther(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value)
}

function spokenName(block: PageBlock): string {
  const { element } = block
  const words = shortened(wordsIn(element))
  const isText = asText(block) !== undefined
  const kind = isText ? 'Text' : (/\bsqs-block-([a-z\d]+)/.exec(element.className)?.[1] ?? '')
  const told = words || element.dataset['hint'] || 'empty'
  return `${kind} block: ${told}. Press Enter to edit.`
}

const longest = 60
const lines = 'p,h1,h2,h3,h4,h5,h6,li,br,div,figcaption,blockquote,cite,dt,dd,td,th,summary'

/** What is written there, with a blank where a line ends: markup has none. */
function wordsIn(element: Element): string {
  let words = ''
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
  while (walker.nextNode() !== null) {
    const { currentNode: node } = walker
    if (node instanceof Text) words += node.data
    else if (node instanceof Element && node.matches(lines)) words += ' '
  }
  return words.replace(/\s+/g, ' ').trim()
}

/** Ends at the end of a word. */
function shortened(words: string): string {
  if (words.length <= longest) return words
  const end = words.lastIndexOf(' ', longest)
  return words.slice(0, end > 0 ? end : longest)
}

/** The words for its owner are the server's, where its type has some. */
function markEmpty(block: PageBlock): void {
  const { element } = block
  if (asText(block) !== undefined) return
  const { hint } = element.dataset
  const shows = element.textContent?.trim() !== '' || element.querySelector(content) !== null
  if (hint === undefined && shows) element.removeAttribute('data-vitrine-empty')
  else setWhereOther(element, 'data-vitrine-empty', hint ?? 'Nothing here yet')
}

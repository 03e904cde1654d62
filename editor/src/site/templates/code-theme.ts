import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import type { Extension } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { tags } from '@lezer/highlight'

const chrome = EditorView.theme({
  '&': { blockSize: '100%', background: 'var(--surface)', color: 'var(--ink)' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'var(--mono)', fontSize: '13px', lineHeight: '1.55' },
  '.cm-content': { padding: '10px 0 40px', caretColor: 'var(--ink)' },
  '.cm-cursor, .cm-dropCursor': { borderInlineStartColor: 'var(--ink)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground':
    { background: 'var(--code-selection)' },
  '.cm-activeLine, .cm-activeLineGutter': { background: 'var(--code-line)' },
  '.cm-gutters': { background: 'var(--surface)', color: 'var(--quiet)', border: '0' },
  '.cm-lineNumbers .cm-gutterElement': { minInlineSize: '34px', paddingInline: '4px 8px' },
  '.cm-gutter-lint': { inlineSize: '1.3em' },
  '.cm-matchingBracket': { background: 'var(--chosen)', outline: '1px solid var(--field-line)' },
  '.cm-searchMatch': { background: 'var(--warn-ground)', outline: '1px solid var(--warn)' },
  '.cm-searchMatch-selected': { background: 'var(--chosen)' },
  '.cm-selectionMatch': { background: 'var(--chosen)' },
  '.cm-foldPlaceholder': { background: 'var(--sunken)', border: '0', color: 'var(--quiet)' },
})

const overlays = EditorView.theme({
  '.cm-panels': { background: 'var(--sunken)', color: 'var(--ink)', borderColor: 'var(--line)' },
  '.cm-panel.cm-search': { padding: '8px 36px 8px 10px', fontFamily: 'var(--font)' },
  '.cm-panel.cm-search label': { fontSize: '12.5px', marginInlineEnd: '8px' },
  '.cm-panel.cm-search [name=close]': { inlineSize: '28px', blockSize: '28px', fontSize: '18px' },
  '.cm-textfield': {
    minBlockSize: '28px',
    border: '1px solid var(--field-line)',
    borderRadius: '6px',
    background: 'var(--surface)',
    fontSize: '13px',
  },
  '.cm-button': {
    minBlockSize: '28px',
    border: '1px solid var(--line)',
    borderRadius: '6px',
    background: 'var(--surface)',
    fontSize: '12.5px',
  },
  '.cm-tooltip': {
    maxInlineSize: 'min(520px, 90vw)',
    border: '1px solid var(--line)',
    borderRadius: '8px',
    background: 'var(--raised)',
    color: 'var(--ink)',
    boxShadow: 'var(--shadow-large)',
    overflow: 'hidden',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { fontFamily: 'var(--mono)', fontSize: '12.5px' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '3px 8px' },
  '.cm-tooltip-autocomplete ul li[aria-selected]': {
    background: 'var(--accent)',
    color: 'var(--on-accent)',
  },
  '.cm-diagnostic': { padding: '6px 10px', fontFamily: 'var(--font)', fontSize: '12.5px' },
  '.cm-diagnostic-error': { borderInlineStart: '4px solid var(--danger)' },
  '.cm-diagnostic-warning': { borderInlineStart: '4px solid var(--warn)' },
  '.cm-lintRange-error, .cm-lintRange-warning': { backgroundImage: 'none' },
  '.cm-lintRange-error': { textDecoration: 'underline wavy var(--danger) 1px' },
  '.cm-lintRange-warning': { textDecoration: 'underline wavy var(--warn) 1px' },
})

const pieces = EditorView.theme({
  '.cm-tpl-brace, .cm-tpl-brace span': { color: 'var(--code-template)' },
  '.cm-tpl-instruction, .cm-tpl-instruction span': {
    color: 'var(--code-template)',
    fontWeight: '650',
  },
  '.cm-tpl-name, .cm-tpl-name span': { color: 'var(--code-name)' },
  '.cm-tpl-formatter, .cm-tpl-formatter span': { color: 'var(--code-formatter)' },
  '.cm-tpl-argument, .cm-tpl-argument span': { color: 'var(--code-text)' },
  '.cm-tpl-comment, .cm-tpl-comment span': { color: 'var(--quiet)', fontStyle: 'italic' },
  '.cm-tpl-platform, .cm-tpl-platform span': {
    color: 'var(--code-template)',
    fontWeight: '650',
  },
})

const colours = HighlightStyle.define([
  { tag: tags.comment, color: 'var(--quiet)', fontStyle: 'italic' },
  { tag: [tags.tagName, tags.keyword, tags.controlKeyword], color: 'var(--code-tag)' },
  { tag: [tags.angleBracket, tags.punctuation, tags.operator], color: 'var(--quiet)' },
  { tag: [tags.attributeName, tags.propertyName], color: 'var(--code-attribute)' },
  { tag: [tags.string, tags.attributeValue, tags.regexp], color: 'var(--code-text)' },
  { tag: [tags.number, tags.unit, tags.bool, tags.null, tags.color], color: 'var(--code-number)' },
  { tag: [tags.variableName, tags.definition(tags.variableName)], color: 'var(--code-name)' },
  {
    tag: [tags.className, tags.labelName, tags.function(tags.variableName)],
    color: 'var(--code-formatter)',
  },
  { tag: [tags.documentMeta, tags.processingInstruction, tags.meta], color: 'var(--quiet)' },
])

/** The look of the code editor, made of the editor's own tokens in light and dark. */
export const codeTheme: Extension = [chrome, overlays, pieces, syntaxHighlighting(colours)]

import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands'
import { bracketMatching, indentOnInput } from '@codemirror/language'
import { EditorState, type Extension } from '@codemirror/state'
import { drawSelection, EditorView, keymap, lineNumbers } from '@codemirror/view'
import { useEffect, useId, useRef } from 'react'
import { nonceOfPage } from '../templates/code-setup.ts'
import { codeTheme } from '../templates/code-theme.ts'
import { fileLanguage } from '../templates/file-language.ts'
import styles from './fields.module.css'

type CodeAreaProps = {
  readonly label: string
  readonly language: 'html' | 'css' | 'javascript' | 'markdown'
  readonly value: string
  readonly isReadOnly?: boolean
  /** @param isGoingOn the caret is still there */
  readonly onChange: (value: string, isGoingOn?: boolean) => void
}

const endings = { html: 'html', css: 'css', javascript: 'js', markdown: 'md' } as const

/** How long Tab leaves the text after Escape. */
const escapeMs = 2000

/** A text with colours, lines and steps of its own. */
export function CodeArea(props: CodeAreaProps) {
  const { label, language, value, isReadOnly = false } = props
  const hintId = useId()
  const element = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(null)
  const latest = useRef(props)
  useEffect(() => {
    latest.current = props
  })
  useEffect(() => {
    if (element.current === null) return
    const state = EditorState.create({
      doc: latest.current.value,
      extensions: extensionsOf(latest, { label, hintId, language, isReadOnly }),
    })
    const made = new EditorView({ state, parent: element.current })
    view.current = made
    return () => made.destroy()
  }, [label, hintId, language, isReadOnly])
  useEffect(() => {
    const { current } = view
    // a reply never writes into words that somebody goes on typing
    if (current === null || current.hasFocus || current.state.doc.toString() === value) return
    current.dispatch({ changes: { from: 0, to: current.state.doc.length, insert: value } })
  }, [value])
  return (
    <>
      <div ref={element} className={styles['code']} />
      <span id={hintId} className={styles['small']}>
        {isReadOnly ? '' : 'Escape, then Tab, leaves the text.'}
      </span>
    </>
  )
}

function extensionsOf(
  latest: { readonly current: CodeAreaProps },
  look: Pick<CodeAreaProps, 'label' | 'language'> & {
    readonly hintId: string
    readonly isReadOnly: boolean
  },
): Extension {
  const { label, language, hintId, isReadOnly } = look
  const isProse = language === 'markdown'
  return [
    EditorView.cspNonce.of(nonceOfPage()),
    codeTheme,
    fileLanguage(`text.${endings[language]}`),
    isProse ? [] : [lineNumbers(), bracketMatching(), indentOnInput()],
    [drawSelection(), history(), EditorView.lineWrapping],
    EditorState.readOnly.of(isReadOnly),
    EditorView.contentAttributes.of({
      'aria-label': label,
      'aria-describedby': hintId,
      'aria-readonly': String(isReadOnly),
      tabindex: '0',
      spellcheck: String(isProse),
      autocapitalize: isProse ? 'sentences' : 'off',
      translate: 'no',
    }),
    keymap.of([
      { key: 'Escape', run: (view) => (view.setTabFocusMode(escapeMs), false) },
      ...historyKeymap,
      ...defaultKeymap,
      indentWithTab,
    ]),
    EditorView.updateListener.of((update) => {
      if (update.docChanged && update.view.hasFocus) {
        latest.current.onChange(update.state.doc.toString(), true)
      }
      if (update.focusChanged && !update.view.hasFocus) {
        latest.current.onChange(update.state.doc.toString())
      }
    }),
  ]
}

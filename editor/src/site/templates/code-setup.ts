import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands'
import { bracketMatching, foldGutter, foldKeymap, indentOnInput } from '@codemirror/language'
import { lintGutter, lintKeymap } from '@codemirror/lint'
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search'
import { EditorState, type Extension } from '@codemirror/state'
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from '@codemirror/view'
import type { VocabularyReply } from '@vitrine/rules/site/templates/templates-api.ts'
import { codeTheme } from './code-theme.ts'
import { fileLanguage, isTemplateMarkup } from './file-language.ts'
import { templateCompletion } from './template-completion.ts'
import { templateHighlight } from './template-highlight.ts'

export type CodeSetup = {
  readonly path: string
  readonly vocabulary: () => VocabularyReply | undefined
  readonly onText: (text: string) => void
  readonly onSave: () => void
  /** Id of the words that say how the keyboard gets out of the text. */
  readonly hintId: string
}

/** How long Tab leaves the text after Escape, whatever else Escape has closed. */
const escapeMs = 2000

/** Everything that the code editor is made of, for one file. */
export function codeExtensions(setup: CodeSetup): Extension {
  const { path, vocabulary, onText, onSave, hintId } = setup
  const offers = [{ autocomplete: templateCompletion(vocabulary) }]
  return [
    EditorView.cspNonce.of(nonceOfPage()),
    codeTheme,
    fileLanguage(path),
    isTemplateMarkup(path) ? [templateHighlight(), EditorState.languageData.of(() => offers)] : [],
    [lineNumbers(), foldGutter(), lintGutter()],
    [highlightActiveLine(), highlightActiveLineGutter(), drawSelection()],
    [history(), indentOnInput(), bracketMatching(), closeBrackets(), autocompletion()],
    [search({ top: true }), highlightSelectionMatches()],
    EditorView.lineWrapping,
    EditorView.contentAttributes.of({
      'aria-label': `Text of ${path}`,
      'aria-describedby': hintId,
      // what scrolls around the text is reached by it
      tabindex: '0',
      spellcheck: 'false',
      autocapitalize: 'off',
      translate: 'no',
    }),
    keymap.of([
      { key: 'Escape', run: (view) => (view.setTabFocusMode(escapeMs), false) },
      { key: 'Mod-s', preventDefault: true, run: () => (onSave(), true) },
      ...closeBracketsKeymap,
      ...lintKeymap,
      ...searchKeymap,
      ...historyKeymap,
      ...foldKeymap,
      ...completionKeymap,
      ...defaultKeymap,
      // Escape and then Tab leaves the text
      indentWithTab,
    ]),
    EditorView.updateListener.of((update) => {
      if (update.docChanged) onText(update.state.doc.toString())
    }),
  ]
}

/** The page's own nonce: the policy admits no other styles that a library makes. */
export function nonceOfPage(): string {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''
}

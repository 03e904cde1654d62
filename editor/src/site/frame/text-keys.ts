import { Extension, type Editor } from '@tiptap/core'
import { TextSelection } from '@tiptap/pm/state'
import { DOMSerializer } from '@tiptap/pm/model'

/** What somebody who writes asks for by a key that the text itself cannot give. */
export type TextWish =
  | { readonly kind: 'link' }
  /** Two texts from here on; `insert`: with another block between them. */
  | {
      readonly kind: 'split'
      readonly before: string
      readonly after: string
      readonly insert: boolean
    }
  /** One text with the one before. */
  | { readonly kind: 'merge' }

/**
 * Keys of a text block beyond those of its formats. All of a text is chosen as text, not as the
 * document that holds it: a headline that somebody writes anew stays a headline.
 */
export function textKeys(wish: (wished: TextWish) => void): Extension {
  return Extension.create({
    name: 'textKeys',
    // before the keymap that chooses the whole document
    priority: 1000,
    addKeyboardShortcuts() {
      const { editor } = this
      return {
        'Mod-a': () => chooseWords(editor),
        'Mod-k': () => {
          wish({ kind: 'link' })
          return true
        },
        'Mod-Enter': () => {
          takeCaret(editor)
          wish({ kind: 'split', ...halvesOf(editor), insert: false })
          return true
        },
        '/': () => {
          takeCaret(editor)
          if (!isInEmptyParagraph(editor)) return false
          wish({ kind: 'split', ...halvesOf(editor), insert: true })
          // it is a letter as long as no block is picked
          return false
        },
        Backspace: () => {
          takeCaret(editor)
          if (!isAtStart(editor)) return false
          wish({ kind: 'merge' })
          return true
        },
      }
    },
  })
}

export function chooseWords(editor: Editor): boolean {
  const { doc, tr } = editor.state
  const words = TextSelection.between(doc.resolve(0), doc.resolve(doc.content.size))
  editor.view.dispatch(tr.setSelection(words))
  return true
}

/**
 * The browser tells of a caret that was moved only after it has painted: a key that follows quickly
 * would be about the place where it was before.
 */
function takeCaret({ view }: Editor): void {
  const shown = getSelection()
  if (shown?.anchorNode == null || shown.focusNode === null) return
  if (!view.dom.contains(shown.anchorNode) || !view.dom.contains(shown.focusNode)) return
  const { doc, selection, tr } = view.state
  if (!(selection instanceof TextSelection)) return
  const anchor = doc.resolve(view.posAtDOM(shown.anchorNode, shown.anchorOffset))
  const head = doc.resolve(view.posAtDOM(shown.focusNode, shown.focusOffset))
  const taken = TextSelection.between(anchor, head)
  if (!taken.eq(selection)) view.dispatch(tr.setSelection(taken))
}

function isInEmptyParagraph({ state }: Editor): boolean {
  const { $from, empty } = state.selection
  const { parent, depth } = $from
  return empty && depth === 1 && parent.type.name === 'paragraph' && parent.content.size === 0
}

/** Whether the caret stands before everything, in a plain paragraph that no key could make plainer. */
function isAtStart({ state }: Editor): boolean {
  const { $from, empty } = state.selection
  return empty && $from.pos === 1 && $from.parent.type.name === 'paragraph'
}

/** The text before and after the caret; a paragraph that is cut goes on in both. */
export function halvesOf({ state }: Editor): { before: string; after: string } {
  const { doc, selection, schema } = state
  const html = (from: number, to: number): string => {
    const place = document.createElement('div')
    const { content } = doc.slice(from, to)
    place.append(DOMSerializer.fromSchema(schema).serializeFragment(content))
    for (const block of place.querySelectorAll(':scope > p:empty')) block.remove()
    return place.innerHTML
  }
  return { before: html(0, selection.from), after: html(selection.to, doc.content.size) }
}

import type { Editor } from '@tiptap/core'
import { Selection } from '@tiptap/pm/state'

/** Where the caret goes: to a point of the screen, after so many letters, or to the end. */
export type CaretPlace =
  | { readonly left: number; readonly top: number }
  | { readonly letters: number }
  | null

/** At once: a key that is pressed before the next picture is drawn is meant for this text. */
export function placeCaret(editor: Editor, place: CaretPlace): void {
  const { view } = editor
  const selection = selectionAt(editor, positionOf(editor, place))
  view.dispatch(editor.state.tr.setSelection(selection).scrollIntoView())
  view.focus()
}

function selectionAt({ state: { doc } }: Editor, position: number | 'start' | 'end'): Selection {
  if (position === 'start') return Selection.atStart(doc)
  if (position === 'end') return Selection.atEnd(doc)
  return Selection.near(doc.resolve(position))
}

function positionOf(editor: Editor, place: CaretPlace): number | 'start' | 'end' {
  if (place === null) return 'end'
  if ('letters' in place) return afterLetters(editor, place.letters)
  return editor.view.posAtCoords(place)?.pos ?? 'end'
}

/** Spaces are not counted: markup has some that nobody sees. */
export function afterLetters({ state }: Editor, letters: number): number | 'start' | 'end' {
  if (letters === 0) return 'start'
  let left = letters
  let found: number | undefined
  state.doc.descendants(({ text = '' }, position) => {
    for (let at = 0; at < text.length && found === undefined; at++) {
      if (/\S/.test(text.charAt(at))) left--
      if (left === 0) found = position + at + 1
    }
    return found === undefined
  })
  return found ?? 'end'
}

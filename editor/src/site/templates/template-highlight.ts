import { Prec, type Extension } from '@codemirror/state'
import {
  Decoration,
  ViewPlugin,
  type DecorationSet,
  type EditorView,
  type ViewUpdate,
} from '@codemirror/view'
import { tokenizeTemplate, type TokenKind } from './template-tokens.ts'

/** Texts beyond this are edited without the colours of the template language. */
const maxLength = 500_000

const marks: Readonly<Record<TokenKind, Decoration>> = {
  brace: Decoration.mark({ class: 'cm-tpl-brace' }),
  instruction: Decoration.mark({ class: 'cm-tpl-instruction' }),
  name: Decoration.mark({ class: 'cm-tpl-name' }),
  formatter: Decoration.mark({ class: 'cm-tpl-formatter' }),
  argument: Decoration.mark({ class: 'cm-tpl-argument' }),
  comment: Decoration.mark({ class: 'cm-tpl-comment' }),
  platform: Decoration.mark({ class: 'cm-tpl-platform' }),
}

/** Whether a piece stands before the visible text is only known from the beginning on. */
function decorate(view: EditorView): DecorationSet {
  const { state, viewport } = view
  if (state.doc.length > maxLength) return Decoration.none
  const tokens = tokenizeTemplate(state.doc.sliceString(0, viewport.to))
  return Decoration.set(
    tokens
      .filter(({ to }) => to > viewport.from)
      .map(({ from, to, kind }) => marks[kind].range(from, to)),
  )
}

/** The colours of the template language over those of the HTML that it stands in. */
export function templateHighlight(): Extension {
  const plugin = ViewPlugin.fromClass(
    class {
      decorations: DecorationSet

      constructor(view: EditorView) {
        this.decorations = decorate(view)
      }

      update({ docChanged, viewportChanged, view }: ViewUpdate): void {
        if (docChanged || viewportChanged) this.decorations = decorate(view)
      }
    },
    { decorations: ({ decorations }) => decorations },
  )
  return Prec.highest(plugin)
}

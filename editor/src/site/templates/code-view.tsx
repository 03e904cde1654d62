import { historyField, isolateHistory } from '@codemirror/commands'
import { setDiagnostics } from '@codemirror/lint'
import { EditorState } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { useEffect, useImperativeHandle, useRef, type Ref } from 'react'
import type { TemplateProblem } from '@vitrine/rules/site/templates/template-problem.ts'
import { codeExtensions, type CodeSetup } from './code-setup.ts'
import { offsetOf, rangeOf } from './text-places.ts'

export type CodePlace = { readonly line: number; readonly column: number }

export type CodeHandle = { readonly goTo: (place: CodePlace) => void }

type CodeViewProps = CodeSetup & {
  /** By which the file is known among those of all sites. */
  readonly fileId: string
  /** What stands there; a text from elsewhere replaces what is shown, and can be undone. */
  readonly text: string
  readonly problems: readonly TemplateProblem[]
  readonly place: CodePlace | null
  readonly ref: Ref<CodeHandle>
}

/** The text of one file. Given a `key` of its path, so that each file has its own. */
export function CodeView(props: CodeViewProps) {
  const { text, problems, place, ref } = props
  const element = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(null)
  const latest = useRef(props)
  useEffect(() => {
    latest.current = props
  })
  useImperativeHandle(ref, () => ({ goTo: (where) => goTo(view.current, where) }), [])
  useEffect(() => {
    if (element.current === null) return
    const made = openView(element.current, latest)
    view.current = made
    return () => {
      keepState(latest.current.fileId, made.state)
      made.destroy()
      view.current = null
    }
  }, [])
  useEffect(() => {
    replaceText(view.current, text)
  }, [text])
  useEffect(() => {
    if (view.current !== null) showProblems(view.current, problems)
  }, [problems])
  useEffect(() => {
    if (place !== null) goTo(view.current, place)
  }, [place])
  return <div ref={element} style={{ blockSize: '100%' }} />
}

/** Texts that were open go on with their own undo steps and caret. */
const kept = new Map<string, unknown>()
const maxKept = 30
const fields = { history: historyField }

function keepState(fileId: string, state: EditorState): void {
  kept.delete(fileId)
  kept.set(fileId, state.toJSON(fields))
  const oldest = kept.keys().next().value
  if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest)
}

function openView(parent: HTMLElement, latest: { readonly current: CodeViewProps }): EditorView {
  const { path, fileId, hintId, text } = latest.current
  const extensions = codeExtensions({
    path,
    hintId,
    vocabulary: () => latest.current.vocabulary(),
    onText: (next) => latest.current.onText(next),
    onSave: () => latest.current.onSave(),
  })
  const before = kept.get(fileId)
  const goesOn = before !== undefined && (before as { doc: unknown }).doc === text
  const state = goesOn
    ? EditorState.fromJSON(before, { extensions }, fields)
    : EditorState.create({ doc: text, extensions })
  return new EditorView({ state, parent })
}

function replaceText(view: EditorView | null, text: string): void {
  if (view === null || view.state.doc.toString() === text) return
  view.dispatch({
    changes: { from: 0, to: view.state.doc.length, insert: text },
    // a step of its own: undo brings back what was typed just before, not what was there before that
    annotations: isolateHistory.of('full'),
  })
}

function showProblems(view: EditorView, problems: readonly TemplateProblem[]): void {
  const { doc } = view.state
  const diagnostics = problems.map((problem) => ({
    ...rangeOf(doc, problem),
    severity: problem.severity,
    message: `${problem.message} (${problem.code}, line ${problem.line}, column ${problem.column})`,
  }))
  view.dispatch(setDiagnostics(view.state, diagnostics))
}

function goTo(view: EditorView | null, place: CodePlace): void {
  if (view === null) return
  const anchor = offsetOf(view.state.doc, place)
  view.dispatch({
    selection: { anchor },
    effects: EditorView.scrollIntoView(anchor, { y: 'center' }),
  })
  view.focus()
}

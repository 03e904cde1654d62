import { create } from 'zustand'
import {
  findDraft,
  placeHere,
  putDraft,
  dropDraft,
  useDrafts,
  type DraftField,
} from '../../ground/changes/drafts.ts'
import { endOfSaving, saveDraft } from '../../ground/changes/save-draft.ts'
import { formKey } from '../../ground/changes/use-form-draft.ts'
import { differenceOf, type StyleFields } from './style-fields.ts'

/** The key of what is changed of a site's style and not stored. */
export function styleKey(siteId: string): string {
  return formKey(siteId, 'style')
}

type Typed = Readonly<Record<string, unknown>>

type Steps = {
  readonly past: readonly Typed[]
  readonly future: readonly Typed[]
  /** What the last change belongs to: a drag is one step. */
  readonly gesture: string | null
}

const noSteps: Steps = { past: [], future: [], gesture: null }
const maxSteps = 200

const useSteps = create<Readonly<Record<string, Steps>>>()(() => ({}))

function stepsOf(siteId: string): Steps {
  return useSteps.getState()[siteId] ?? noSteps
}

/** What is changed, by field, as it was typed. */
function typedOf(siteId: string): Typed {
  const fields = Object.entries(findDraft(styleKey(siteId))?.fields ?? {})
  return Object.fromEntries(fields.map(([name, { typed }]) => [name, typed]))
}

function putTyped(siteId: string, stored: StyleFields, typed: Typed): void {
  const key = styleKey(siteId)
  const before = findDraft(key)
  const known = before?.kind === 'form' ? before : undefined
  const isOnItsWay = Object.keys(known?.wished ?? {})
  const fields = Object.entries(typed).flatMap(([name, value]): [string, DraftField][] => {
    const isChanged = Object.hasOwn(differenceOf({ [name]: stored[name] }, { [name]: value }), name)
    if (!isChanged && !isOnItsWay.includes(name)) return []
    const seen = known?.fields[name]?.seen
    return [[name, { typed: value, seen: seen === undefined ? (stored[name] ?? null) : seen }]]
  })
  const state = known?.state.kind === 'refused' ? ({ kind: 'typed' } as const) : known?.state
  putDraft({
    kind: 'form',
    key,
    siteId,
    name: 'Style',
    place: known?.place ?? placeHere(),
    fields: Object.fromEntries(fields),
    state: state ?? { kind: 'typed' },
    wish: known?.wish ?? null,
    wished: known?.wished ?? {},
  })
}

/**
 * Changes some fields of the draft; null puts a choice back to the template's.
 * @param gesture changes of one gesture are undone together
 */
export function changeStyle(
  siteId: string,
  stored: StyleFields,
  changes: Typed,
  gesture: string | null = null,
): void {
  const before = typedOf(siteId)
  const steps = stepsOf(siteId)
  const goesOn = gesture !== null && steps.gesture === gesture
  const past = goesOn ? steps.past : [...steps.past, before].slice(-maxSteps)
  useSteps.setState({ [siteId]: { past, future: [], gesture } })
  putTyped(siteId, stored, { ...before, ...changes })
}

/** The next change is another step, whatever it is about. */
export function endGesture(siteId: string): void {
  useSteps.setState({ [siteId]: { ...stepsOf(siteId), gesture: null } })
}

export function travelStyle(siteId: string, stored: StyleFields, way: 'undo' | 'redo'): void {
  const { past, future } = stepsOf(siteId)
  const target = way === 'undo' ? past.at(-1) : future.at(-1)
  if (target === undefined) return
  const now = typedOf(siteId)
  const steps =
    way === 'undo'
      ? { past: past.slice(0, -1), future: [...future, now] }
      : { past: [...past, now], future: future.slice(0, -1) }
  useSteps.setState({ [siteId]: { ...steps, gesture: null } })
  putTyped(siteId, stored, target)
}

/** Lets go of everything that is not stored. */
export function discardStyle(siteId: string): void {
  dropDraft(styleKey(siteId))
  useSteps.setState({ [siteId]: noSteps })
}

/** @returns whether nothing of it is left unsaved */
export async function saveStyle(siteId: string): Promise<boolean> {
  const key = styleKey(siteId)
  await endOfSaving(key)
  const draft = findDraft(key)
  if (draft?.kind !== 'form') return true
  const fields = Object.entries(draft.fields)
  const set = Object.fromEntries(fields.map(([name, { typed }]) => [name, typed]))
  const seen = Object.fromEntries(fields.map(([name, field]) => [name, field.seen]))
  putDraft({
    ...draft,
    wish: { action: 'set-style', input: { set: set as never, seen } },
    wished: Object.fromEntries(fields.map(([name, { typed }]) => [name, { typed, value: typed }])),
  })
  const isAll = await saveDraft(key)
  if (isAll) useSteps.setState({ [siteId]: noSteps })
  return isAll
}

export type StyleSteps = { readonly canUndo: boolean; readonly canRedo: boolean }

export function useStyleSteps(siteId: string): StyleSteps {
  const canUndo = useSteps((all) => (all[siteId]?.past.length ?? 0) > 0)
  const canRedo = useSteps((all) => (all[siteId]?.future.length ?? 0) > 0)
  return { canUndo, canRedo }
}

/** The draft of a site's style, where there is one. */
export function useStyleDraft(siteId: string) {
  return useDrafts((state) => state.drafts[styleKey(siteId)])
}

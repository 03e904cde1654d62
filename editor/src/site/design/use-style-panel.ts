import { useEffect, useMemo, useRef } from 'react'
import { AestheticsPath } from '@vitrine/rules/site/design/aesthetics.ts'
import type { StyleReply } from '@vitrine/rules/site/design/design-api.ts'
import { readScopedField, type StyleScope } from '@vitrine/rules/site/design/style-scopes.ts'
import { formSavers, savingWays } from '../../ground/changes/save-draft.ts'
import { showNotice } from '../../ground/controls/toasts.tsx'
import {
  changeStyle,
  discardStyle,
  endGesture,
  saveStyle,
  styleKey,
  travelStyle,
  useStyleDraft,
  useStyleSteps,
} from './style-draft.ts'
import { tellTweakEvent } from './style-events.ts'
import type { StyleFields } from './style-fields.ts'
import { endPreview, lookFor, showDraft, tellChange } from './style-frame.ts'

export type StylePanelState = {
  /** What is stored, with what is changed. */
  readonly fields: StyleFields
  readonly isDirty: boolean
  readonly isSaving: boolean
  readonly canUndo: boolean
  readonly canRedo: boolean
  readonly change: (changes: StyleFields, gesture?: string) => void
  readonly endGesture: () => void
  readonly undo: () => void
  readonly redo: () => void
  readonly save: () => Promise<boolean>
  /** Everything as the template has it. */
  readonly resetAll: () => void
  readonly discard: () => void
}

/** The draft of a site's style while its panel is open, shown on the page as it changes. */
export function useStylePanel(
  siteId: string,
  style: StyleReply,
  scope: StyleScope | undefined,
): StylePanelState {
  const draft = useStyleDraft(siteId)
  const steps = useStyleSteps(siteId)
  const stored: StyleFields = style.fields
  const typed = draft?.fields
  const fields = useMemo(() => {
    const changes = Object.entries(typed ?? {}).map(([name, field]) => [name, field.typed])
    return { ...stored, ...(Object.fromEntries(changes) as StyleFields) }
  }, [stored, typed])
  useShown({ siteId, style, scope }, fields)
  useSaver(siteId)
  const change = (changes: StyleFields, gesture?: string): void => {
    changeStyle(siteId, stored, changes, gesture)
  }
  return {
    fields,
    isDirty: draft !== undefined,
    isSaving: draft?.state.kind === 'saving' || draft?.state.kind === 'stored',
    ...steps,
    change,
    endGesture: () => endGesture(siteId),
    undo: () => travelStyle(siteId, stored, 'undo'),
    redo: () => travelStyle(siteId, stored, 'redo'),
    save: () => saveAndTell(siteId),
    resetAll() {
      if (scope !== undefined) {
        const own = Object.keys(fields).filter((name) => readScopedField(name)?.scope === scope)
        change(Object.fromEntries(own.map((name) => [name, null])))
        tellTweakEvent('reset')
        return
      }
      const names = Object.keys(fields).filter((name) => name.startsWith('tweak.'))
      const none = Object.fromEntries(names.map((name) => [name, null]))
      // the palette and the themes stay to be chosen again
      change({
        ...none,
        [AestheticsPath.activeColorTheme]: null,
        [AestheticsPath.activeFontTheme]: null,
      })
      tellTweakEvent('reset')
    },
    discard: () => discardStyle(siteId),
  }
}

/** @returns whether nothing of it is left unsaved */
async function saveAndTell(siteId: string): Promise<boolean> {
  const isStored = await saveStyle(siteId)
  if (isStored) tellTweakEvent('save')
  return isStored
}

type OpenStyle = {
  readonly siteId: string
  readonly style: StyleReply
  /** The pages whose style is open; undefined: the site's. */
  readonly scope: StyleScope | undefined
}

/** Shows each change on the page; and when the panel goes, the page is as it is stored. */
function useShown({ siteId, style, scope }: OpenStyle, fields: StyleFields): void {
  const latest = useRef(style)
  const before = useRef(fields)
  useEffect(() => {
    latest.current = style
    showDraft(siteId, style, fields, scope)
    if (before.current !== fields) tellChange()
    before.current = fields
  }, [siteId, style, scope, fields])
  useEffect(() => {
    tellTweakEvent('before-open')
    lookFor(
      [...new Set(latest.current.tweaks.map((one) => one.showOnlyWhenPresent))].filter(Boolean),
    )
    const painted = requestAnimationFrame(() => tellTweakEvent('after-show'))
    return () => {
      cancelAnimationFrame(painted)
      tellTweakEvent('close')
      endPreview(latest.current)
      tellTweakEvent('after-close')
    }
  }, [siteId])
}

/** Lets the question of the leaving dialog save the style too, as its own button does. */
function useSaver(siteId: string): void {
  useEffect(() => {
    const key = styleKey(siteId)
    const save = () => saveAndTell(siteId)
    const way = {
      notice: 'Style saved',
      // the page shows it already
      keepsFrame: true,
      onRefused: ({ message }: { readonly message: string }) =>
        showNotice({ message, isError: true }),
    }
    formSavers.set(key, save)
    savingWays.set(key, way)
    return () => {
      if (formSavers.get(key) === save) formSavers.delete(key)
      if (savingWays.get(key) === way) savingWays.delete(key)
    }
  }, [siteId])
}

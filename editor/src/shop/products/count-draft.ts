import { mostInStock } from '@vitrine/rules/site/stock/change-stock.ts'
import { useEffect } from 'react'
import {
  changeDraft,
  draftsOfSite,
  dropDraft,
  findDraft,
  placeHere,
  putDraft,
  useDrafts,
  type Draft,
  type DraftState,
} from '../../ground/changes/drafts.ts'
import { formSavers } from '../../ground/changes/save-draft.ts'

/** A count that somebody types, and the figure on which they began: null where none was kept. */
export type TypedCount = { readonly count: string; readonly seen: number | null }

type CountedVariant = {
  readonly siteId: string
  readonly itemId: string
  readonly variantId: string
  /** Words for what is counted, such as "Stock of Slip pendant, Red". */
  readonly subject: string
  /** What there is of it now; null where it is not counted. */
  readonly figure: number | null
}

/** A count that is typed, and what becomes of it. */
export type CountDraftInRow = {
  readonly typed: TypedCount | null
  readonly keep: (count: string) => void
  /** It is on its way: what stands now may be another figure soon. */
  readonly send: () => void
  /** It is stored: what was typed while it was on its way is another count, on top of this one. */
  readonly settle: (sent: string, stored: number | null) => void
  readonly refuse: (message: string) => void
}

/** A count as a draft of its own, until somebody has set it. */
export function useCountDraft(variant: CountedVariant): CountDraftInRow {
  const { siteId, itemId, variantId, subject, figure } = variant
  const key = countKey(siteId, variantId)
  const draft = useDrafts(({ drafts }) => drafts[key])
  const typed = typedCount(draft)
  const isStanding = typed?.count === writeFigure(figure) && draft?.state.kind !== 'saving'
  useEffect(() => {
    // whoever set it, this one or somebody else: there is nothing left to store
    if (isStanding) dropDraft(key)
  }, [key, isStanding])
  const put = (count: string, seen: number | null, state: DraftState = { kind: 'typed' }): void =>
    putDraft({
      kind: 'count',
      key,
      siteId,
      itemId,
      name: subject,
      place: placeHere(),
      fields: { count: { typed: count, seen } },
      state,
    })
  const become = (state: DraftState): void => changeDraft(key, (now) => ({ ...now, state }))
  return {
    typed: isStanding ? null : typed,
    keep(count) {
      const now = findDraft(key)
      const seen = typedCount(now)?.seen
      // what is on its way stays so, whatever is typed; what was refused is another count now
      put(
        count,
        seen === undefined ? figure : seen,
        now?.state.kind === 'saving' ? now.state : undefined,
      )
    },
    send: () => become({ kind: 'saving' }),
    settle(sent, stored) {
      const now = typedCount(findDraft(key))
      if (now === null || now.count === sent) dropDraft(key)
      else put(now.count, stored)
    },
    refuse: (message) => become({ kind: 'refused', message }),
  }
}

/** Lets the question before leaving set the count too, as its own button does. */
export function useCountSaver(
  siteId: string,
  variantId: string,
  save: () => Promise<boolean>,
): void {
  useEffect(() => {
    const key = countKey(siteId, variantId)
    formSavers.set(key, save)
    return () => {
      if (formSavers.get(key) === save) formSavers.delete(key)
    }
  })
}

/** Sets the count of a variant, as its own button does. @returns whether it was set */
export async function setTypedCount(siteId: string, variantId: string): Promise<boolean> {
  return (await formSavers.get(countKey(siteId, variantId))?.()) ?? false
}

type Figure = { readonly variantId: string; readonly figure: number | null }

/** Of the counts that are typed for some variants: those that can be set, and how many cannot. */
export function typedCounts(
  siteId: string,
  variants: readonly Figure[],
): { readonly settable: readonly string[]; readonly others: number } {
  const typed = variants.flatMap(({ variantId, figure }) => {
    const count = typedCount(findDraft(countKey(siteId, variantId)))
    return count === null
      ? []
      : [{ variantId, isSettable: isOther(readCount(count.count), figure) }]
  })
  const settable = typed.flatMap((one) => (one.isSettable ? [one.variantId] : []))
  return { settable, others: typed.length - settable.length }
}

function isOther(counted: number | undefined, figure: number | null): boolean {
  return counted !== undefined && counted !== figure
}

/** A whole number that may be a stock. */
export function readCount(text: string): number | undefined {
  const count = /^\d{1,7}$/.test(text.trim()) ? Number(text) : undefined
  return count !== undefined && count <= mostInStock ? count : undefined
}

function countKey(siteId: string, variantId: string): string {
  return `count ${siteId} ${variantId}`
}

/** Every count that is typed for a product. */
export function countsOf(siteId: string, itemId: string): readonly Draft[] {
  return draftsOfSite(siteId)(useDrafts.getState()).filter(
    (draft) => draft.kind === 'count' && draft.itemId === itemId,
  )
}

/** A figure as it stands in its field. */
export function writeFigure(figure: number | null): string {
  return figure === null ? '' : String(figure)
}

function typedCount(draft: Draft | undefined): TypedCount | null {
  const { typed, seen } = draft?.fields['count'] ?? {}
  if (typeof typed !== 'string') return null
  return { count: typed, seen: typeof seen === 'number' ? seen : null }
}

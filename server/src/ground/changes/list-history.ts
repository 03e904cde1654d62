import type { ChangeSubject } from '@vitrine/rules/ground/changes/changes-api.ts'
import type { DocumentRef } from '@vitrine/rules/ground/documents/document.ts'
import type { SiteDatabase } from '../db/database.ts'
import { changedDocuments } from './changed-documents.ts'
import {
  findChange,
  findLastChange,
  listChanges,
  type Change,
  type ChangesNarrowed,
} from './change-store.ts'
import { redoTarget, undoTarget } from './history-tops.ts'
import { placesOf } from './subject-places.ts'

/** A change with the way to what it was about. */
type Shown = Omit<Change, 'subject'> & { readonly subject: ChangeSubject | null }

export type HistoryPage = {
  /** Newest first. */
  readonly changes: readonly (Shown & { readonly authorName: string | null })[]
  /** Pass as `before` for the next page; null on the last. */
  readonly nextBefore: number | null
  /** What an undo would take back and a redo would bring back. */
  readonly canUndo: Change | null
  readonly canRedo: Change | null
  /** What changed since the revision that was asked about; null where that is not known. */
  readonly changed?: readonly DocumentRef[] | null
}

/** A page of the site's history. */
export async function listHistory(
  site: SiteDatabase,
  page: ChangesNarrowed & { since?: number | undefined },
): Promise<HistoryPage> {
  const changes = await listChanges(site, { ...page, limit: page.limit + 1 })
  const shown = changes.slice(0, page.limit)
  const newest = await findLastChange(site)
  const places = await placesOf(
    site,
    shown.map(({ subject }) => subject),
  )
  return {
    changes: shown.map(({ subject, ...change }) => {
      const place = subject && places.get(`${subject.kind}/${subject.id}`)
      return { ...change, subject: place ?? null }
    }),
    nextBefore: changes.length > page.limit ? (shown.at(-1)?.sequence ?? null) : null,
    canUndo: await changeAt(site, await undoTarget(site, newest)),
    canRedo: await changeAt(site, await redoTarget(site, newest)),
    ...(page.since !== undefined && {
      changed: (await changedDocuments(site, page.since, newest?.sequence ?? page.since)) ?? null,
    }),
  }
}

async function changeAt(site: SiteDatabase, sequence: number | null): Promise<Change | null> {
  return sequence === null ? null : ((await findChange(site, sequence)) ?? null)
}

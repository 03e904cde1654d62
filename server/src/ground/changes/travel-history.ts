import { changesRefusal } from '@vitrine/rules/ground/changes/changes-messages.ts'
import type { DocumentBody } from '@vitrine/rules/ground/documents/document.ts'
import { applySteps } from '@vitrine/rules/ground/documents/json-diff.ts'
import type { SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import { ok, refuse, type Result } from '@vitrine/rules/ground/refusals/result.ts'
import type { SiteDatabase } from '../db/database.ts'
import {
  findChangeWithEdits,
  findLastChange,
  type Change,
  type RecordedEdit,
} from './change-store.ts'
import { findDocument, lockSite } from '../documents/document-rows.ts'
import type { DocumentKinds, Replacement } from '../documents/document-kinds.ts'
import type { Context } from '../context.ts'
import { redoTarget, undoTarget } from './history-tops.ts'
import { writeChange, type WrittenChange } from './write-change.ts'

export type TravelOptions = {
  readonly authorId: string | null
  /** Epoch milliseconds. */
  readonly now: number
  /** The sequence of the change meant; refused where another one would be taken. */
  readonly expectedTarget?: number | undefined
}

type Json = { readonly [key: string]: unknown }

export type Travelled = WrittenChange & {
  /** The change that was taken back or brought back. */
  readonly target: Change
}

/**
 * Takes the newest change back, or brings the change back that was last taken back. Neither removes
 * a row of history: each adds one.
 */
export async function travelHistory(
  context: Pick<Context, 'database' | 'kinds'>,
  siteId: SiteId,
  type: 'undo' | 'redo',
  options: TravelOptions,
): Promise<Result<Travelled>> {
  const done = await tryTravel(context, siteId, type, options)
  if (done.ok) context.kinds.stored(siteId, done.value.changed)
  return done
}

function tryTravel(
  { database, kinds }: Pick<Context, 'database' | 'kinds'>,
  siteId: SiteId,
  type: 'undo' | 'redo',
  options: TravelOptions,
): Promise<Result<Travelled>> {
  return database.transact(siteId, async (site) => {
    const revision = await lockSite(site)
    if (revision === undefined) return refuse(changesRefusal('no-such-document'))
    const newest = await findLastChange(site)
    const sequence = await (type === 'undo' ? undoTarget(site, newest) : redoTarget(site, newest))
    if (sequence === null) {
      return refuse(changesRefusal(type === 'undo' ? 'nothing-to-undo' : 'nothing-to-redo'))
    }
    if (options.expectedTarget !== undefined && options.expectedTarget !== sequence) {
      return refuse(changesRefusal('history-moved'))
    }
    const change = await findChangeWithEdits(site, sequence)
    if (change === undefined) throw new Error(`history has no change ${sequence}`)
    const { edits, ...target } = change
    const written = await writeChange(
      site,
      kinds,
      revision,
      await travelledDocuments(site, kinds, type, edits),
      {
        type,
        targetSequence: sequence,
        action: target.action,
        title: target.title,
        subject: target.subject,
        authorId: options.authorId,
        at: options.now,
        input: {},
      },
    )
    return ok({ ...written, target })
  })
}

async function travelledDocuments(
  site: SiteDatabase,
  kinds: DocumentKinds,
  type: 'undo' | 'redo',
  edits: readonly RecordedEdit[],
): Promise<Replacement[]> {
  const result: Replacement[] = []
  for (const { kind, id, forward, inverse } of edits) {
    const before = (await findDocument(site, kind, id)) ?? null
    const after = applySteps(
      (before?.body ?? null) as Json | null,
      type === 'undo' ? inverse : forward,
    ) as DocumentBody | null
    // what comes back may be older than a rule that documents keep now
    result.push({ kind, id, before, after: after === null ? null : kinds.repair(kind, after) })
  }
  return result
}

import type { SiteDatabase } from '../db/database.ts'
import { findLastChange, findLastUndoOf, type Change } from './change-store.ts'

/**
 * The change that an undo would take back once `change` was the newest: itself where it did
 * something, and otherwise what the row before its target would have taken back.
 * @returns the sequence of a change of type `do`, or null
 */
export async function undoTarget(
  site: SiteDatabase,
  change: Change | undefined,
): Promise<number | null> {
  let newest = change
  while (newest?.type === 'undo') newest = await findLastChange(site, newest.targetSequence ?? 0)
  if (newest === undefined) return null
  return newest.type === 'do' ? newest.sequence : newest.targetSequence
}

/** The change that a redo would bring back once `change` was the newest. */
export async function redoTarget(
  site: SiteDatabase,
  change: Change | undefined,
): Promise<number | null> {
  let newest = change
  while (newest?.type === 'redo') {
    const undo = await findLastUndoOf(site, newest.targetSequence ?? 0, newest.sequence)
    newest = undo && (await findLastChange(site, undo.sequence))
  }
  return newest?.type === 'undo' ? newest.targetSequence : null
}

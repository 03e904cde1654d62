import { queryClient } from '../http/query-client.ts'
import { historyQuery } from './documents.ts'
import { actionDrafts } from './drafts.ts'
import { isHeldUp } from './pending-actions.ts'
import { travel } from './perform-action.ts'
import { endOfTurns, hasTurns } from './site-turns.ts'

const last = new Map<string, Promise<unknown>>()

/**
 * Takes back the newest change of one's own, or brings it back. That may still be on its way: it is
 * waited for, as it is what is meant, not what was offered before. One after the other.
 */
export function travelNewest(siteId: string, direction: 'undo' | 'redo'): Promise<void> {
  const before = last.get(siteId) ?? Promise.resolve()
  const mine = before.then(() => go(siteId, direction))
  last.set(
    siteId,
    mine.catch(() => undefined),
  )
  return mine
}

async function go(siteId: string, direction: 'undo' | 'redo'): Promise<void> {
  while (hasTurns(siteId)) {
    await endOfTurns(siteId)
    // what was asked for may begin only now, as after the words of a text are stored
    await new Promise((resolve) => setTimeout(resolve, 0))
  }
  // without a connection it waits on: an older one is not what is meant
  if (actionDrafts(siteId).some(isHeldUp)) return
  // read anew only where something was done since
  const query = { ...historyQuery(siteId), staleTime: Infinity }
  const history = await queryClient.fetchQuery(query).catch(() => null)
  const target = direction === 'undo' ? history?.canUndo : history?.canRedo
  if (target != null) await travel(siteId, direction, target.sequence)
}

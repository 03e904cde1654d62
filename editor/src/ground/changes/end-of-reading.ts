import type { Query } from '@tanstack/react-query'
import type { ChangeReply } from '@vitrine/rules/ground/changes/changes-api.ts'
import { queryClient } from '../http/query-client.ts'
import { foundNoServer } from '../http/send-request.ts'
import { documentsOf } from './documents.ts'
import { waitBeforeTry } from './retry-waits.ts'

/**
 * Until the documents on the screen have been read since something was said to have changed them,
 * however often a reading finds no connection.
 */
export async function endOfReading(siteId: string): Promise<void> {
  const cache = queryClient.getQueryCache()
  const unread = { queryKey: documentsOf(siteId), type: 'active', predicate: isUnread } as const
  for (let tries = 0; cache.findAll(unread).length > 0; tries += 1) {
    if (tries > 0) await pause(waitBeforeTry(tries - 1))
    await queryClient.refetchQueries(unread, { cancelRefetch: false })
  }
}

/** What the server refuses to show is read as well: it is gone, or none of this person's. */
function isUnread({ state }: Query): boolean {
  if (!state.isInvalidated) return false
  return state.fetchStatus !== 'idle' || state.error === null || foundNoServer(state.error)
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const goOn = (): void => {
      clearTimeout(timer)
      globalThis.removeEventListener('online', goOn)
      resolve()
    }
    const timer = setTimeout(goOn, ms)
    globalThis.addEventListener('online', goOn)
  })
}

/** Changed documents that are on no screen are read when they are, and never shown as they were. */
export function forgetUnseen(siteId: string, changed: ChangeReply['changed']): void {
  for (const { kind, id } of changed) {
    for (const queryKey of [documentsOf(siteId, kind), documentsOf(siteId, kind, id)]) {
      // one that is on its way belongs to somebody who waits for it
      const predicate = ({ state }: Query): boolean => state.fetchStatus === 'idle'
      queryClient.removeQueries({ queryKey, exact: true, type: 'inactive', predicate })
    }
  }
}

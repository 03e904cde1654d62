import { useEffect } from 'react'
import {
  changesApi,
  documentOfKind,
  type DocumentReply,
  type HistoryReply,
} from '@vitrine/rules/ground/changes/changes-api.ts'
import type { DocumentRef } from '@vitrine/rules/ground/documents/document.ts'
import { call, RequestRefused } from '../http/send-request.ts'
import { queryClient } from '../http/query-client.ts'
import { documentsOf, historyQuery } from './documents.ts'
import { hasTurns } from './site-turns.ts'
import { heardUpTo, isKnown, knownRefs, noteHeard, takeNews } from './shown-documents.ts'

const everyMs = 5000

/** Asks every few seconds, while somebody looks, whether others have changed the site. */
export function useOthersChanges(siteId: string): void {
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void readOthersChanges(siteId)
    }, everyMs)
    return () => clearInterval(timer)
  }, [siteId])
}

/** Shows what has changed since this page heard of everything last. */
export async function readOthersChanges(siteId: string): Promise<void> {
  const since = heardUpTo(siteId)
  // the buttons of undo have not read it yet, from where this goes on
  if (since === undefined) return
  // a change of one's own whose answer is on its way would be taken for somebody else's
  if (hasTurns(siteId)) return
  try {
    const query = { limit: 1, since }
    const reply = await call(changesApi.history, { params: { siteId }, query })
    const sequence = reply.changes[0]?.sequence ?? 0
    if (sequence <= (heardUpTo(siteId) ?? since) || hasTurns(siteId)) return
    queryClient.setQueryData(historyQuery(siteId).queryKey, reply)
    await takeChanged(siteId, sequence, reply.changed ?? null)
    noteHeard(siteId, sequence)
  } catch (error) {
    // the next time will tell
    if (!(error instanceof RequestRefused)) throw error
  }
}

async function takeChanged(
  siteId: string,
  sequence: number,
  changed: HistoryReply['changed'] | null,
): Promise<void> {
  // more than history tells one by one: as if it were everywhere
  const refs = changed ?? [{ kind: 'site-settings', id: 'site' } as const, ...knownRefs(siteId)]
  const read = await Promise.all(
    refs.map(async (ref) =>
      changed != null && isKnown(siteId, ref) ? await readNow(siteId, ref) : undefined,
    ),
  )
  const documents = read.filter((one): one is DocumentReply => one != null)
  const news = refs.map((ref, at) => ({ ...ref, revision: read[at] === null ? null : sequence }))
  takeNews(siteId, { sequence, changed: news, documents })
  await queryClient.invalidateQueries({ queryKey: documentsOf(siteId) })
}

/** Null where it is gone. */
async function readNow(siteId: string, { kind, id }: DocumentRef): Promise<DocumentReply | null> {
  try {
    const read = await call(documentOfKind(), { params: { siteId, kind, id } })
    return read.id === id ? read : null
  } catch (error) {
    if (error instanceof RequestRefused && error.status === 404) return null
    throw error
  }
}

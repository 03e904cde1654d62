import { queryOptions } from '@tanstack/react-query'
import {
  changesApi,
  documentOfKind,
  documentsOfKind,
  type HistoryReply,
} from '@vitrine/rules/ground/changes/changes-api.ts'
import type { DocumentKind } from '@vitrine/rules/ground/documents/document.ts'
import { call, getEvery, RequestRefused } from '../http/send-request.ts'
import {
  heardUpTo,
  noteHeard,
  takeList,
  takeMissing,
  takeRead,
  takeStanding,
} from './shown-documents.ts'

/**
 * The key of what the editor knows of a site's documents, or of a part of it; every change of one
 * renews all of it.
 */
export function documentsOf(siteId: string, ...part: readonly string[]): readonly string[] {
  return ['documents', siteId, ...part]
}

/** Every document of one kind, by id. */
export function documentsQuery<Kind extends DocumentKind>(siteId: string, kind: Kind) {
  const contract = documentsOfKind<Kind>()
  return queryOptions({
    queryKey: documentsOf(siteId, kind),
    queryFn: async () => {
      const all = await getEvery(async (after) => {
        const page = await call(contract, { params: { siteId }, query: { kind, after } })
        return { ones: page.documents, next: page.next }
      })
      return takeList(siteId, all)
    },
  })
}

/** One document, with the revision that an edit must name. */
export function documentQuery<Kind extends DocumentKind>(siteId: string, kind: Kind, id: string) {
  return queryOptions({
    queryKey: documentsOf(siteId, kind, id),
    queryFn: () => readDocument(siteId, kind, id),
  })
}

async function readDocument<Kind extends DocumentKind>(siteId: string, kind: Kind, id: string) {
  try {
    const read = await call(documentOfKind<Kind>(), { params: { siteId, kind, id } })
    return read.id === id ? takeRead(siteId, read) : takeStanding(siteId, read, { kind, id })
  } catch (error) {
    if (error instanceof RequestRefused && error.status === 404) takeMissing(siteId, { kind, id })
    throw error
  }
}

export type Change = HistoryReply['changes'][number]

/** The one at which a site is made; nothing that came with it is a change. */
const firstRevision = 1

/** The latest changes, and what can be undone and redone. */
export function historyQuery(siteId: string) {
  return queryOptions({
    queryKey: ['history', siteId, 'latest'],
    queryFn: async () => {
      const read = await call(changesApi.history, { params: { siteId }, query: { limit: 1 } })
      // what others do from now on is news
      if (heardUpTo(siteId) === undefined) {
        noteHeard(siteId, read.changes[0]?.sequence ?? firstRevision)
      }
      return read
    },
  })
}

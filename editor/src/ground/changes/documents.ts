import { queryOptions } from '@tanstack/react-query'
import {
  changesApi,
  documentOfKind,
  documentsOfKind,
  type HistoryReply,
} from '@vitrine/rules/ground/changes/changes-api.ts'
import type { DocumentKind } from '@vitrine/rules/ground/documents/document.ts'
import { call, getEvery } from '../http/send-request.ts'

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
    queryFn: () =>
      getEvery(async (after) => {
        const page = await call(contract, { params: { siteId }, query: { kind, after } })
        return { ones: page.documents, next: page.next }
      }),
  })
}

/** One document, with the revision that an edit must name. */
export function documentQuery<Kind extends DocumentKind>(siteId: string, kind: Kind, id: string) {
  return queryOptions({
    queryKey: documentsOf(siteId, kind, id),
    queryFn: () => call(documentOfKind<Kind>(), { params: { siteId, kind, id } }),
  })
}

export type Change = HistoryReply['changes'][number]

/** The latest changes, and what can be undone and redone. */
export function historyQuery(siteId: string) {
  return queryOptions({
    queryKey: ['history', siteId, 'latest'],
    queryFn: () => call(changesApi.history, { params: { siteId }, query: { limit: 1 } }),
  })
}

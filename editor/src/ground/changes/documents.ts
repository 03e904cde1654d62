import { queryOptions } from '@tanstack/react-query'
import type {
  DocumentReply,
  DocumentsReply,
  HistoryReply,
} from '@vitrine/rules/ground/changes/changes-api.ts'
import { changesPaths } from '@vitrine/rules/ground/changes/changes-paths.ts'
import type { DocumentKind } from '@vitrine/rules/ground/documents/document.ts'
import { fillPath, getEvery, getJson } from '../http/send-request.ts'

/**
 * The key of what the editor knows of a site's documents, or of a part of it; every change of one
 * renews all of it.
 */
export function documentsOf(siteId: string, ...part: readonly string[]): readonly string[] {
  return ['documents', siteId, ...part]
}

/** Every document of one kind, by id. */
export function documentsQuery<Kind extends DocumentKind>(siteId: string, kind: Kind) {
  const path = `${fillPath(changesPaths.documents, { siteId })}?kind=${kind}`
  return queryOptions({
    queryKey: documentsOf(siteId, kind),
    queryFn: () => getEvery(path, ({ documents }: DocumentsReply<Kind>) => documents),
  })
}

/** One document, with the revision that an edit must name. */
export function documentQuery<Kind extends DocumentKind>(siteId: string, kind: Kind, id: string) {
  return queryOptions({
    queryKey: documentsOf(siteId, kind, id),
    queryFn: () =>
      getJson<DocumentReply<Kind>>(fillPath(changesPaths.document, { siteId, kind, id })),
  })
}

export type Change = HistoryReply['changes'][number]

/** The latest changes, and what can be undone and redone. */
export function historyQuery(siteId: string) {
  const path = fillPath(changesPaths.history, { siteId })
  return queryOptions({
    queryKey: ['history', siteId, 'latest'],
    queryFn: () => getJson<HistoryReply>(`${path}?limit=1`),
  })
}

import { infiniteQueryOptions } from '@tanstack/react-query'
import type { DocumentReply } from '@vitrine/rules/ground/changes/changes-api.ts'
import { mediaApi, type FileFilter } from '@vitrine/rules/site/media/media-api.ts'
import { documentsOf } from '../../ground/changes/documents.ts'
import { call } from '../../ground/http/send-request.ts'

/** A file as the server knows it. */
export type StoredFile = DocumentReply<'asset'>

/** Files of a site, the newest first, as far as they were asked for. */
export function filePages(siteId: string, kind: FileFilter, search: string) {
  return infiniteQueryOptions({
    queryKey: documentsOf(siteId, 'files', kind, search),
    queryFn: ({ pageParam: after, signal }) =>
      call(
        mediaApi.files,
        { params: { siteId }, query: { filter: kind, search, ...(after !== '' && { after }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    // the list before stays until the next one is here
    placeholderData: (before) => before,
  })
}

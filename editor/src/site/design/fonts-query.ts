import { queryOptions } from '@tanstack/react-query'
import { fontApi, type FontsReply } from '@vitrine/rules/site/design/font-api.ts'
import { documentsOf } from '../../ground/changes/documents.ts'
import { call } from '../../ground/http/send-request.ts'

/** The fonts that may be chosen; read again after every change of documents. */
export function fontsQuery(siteId: string) {
  return queryOptions({
    queryKey: documentsOf(siteId, 'fonts'),
    queryFn: (): Promise<FontsReply> => call(fontApi.fonts, { params: { siteId } }),
  })
}

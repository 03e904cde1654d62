import { queryOptions } from '@tanstack/react-query'
import { designApi, type StyleReply } from '@vitrine/rules/site/design/design-api.ts'
import { documentsOf } from '../../ground/changes/documents.ts'
import { call } from '../../ground/http/send-request.ts'

/** The template's style choices and what is chosen; read again after every change of documents. */
export function styleQuery(siteId: string) {
  return queryOptions({
    queryKey: documentsOf(siteId, 'style'),
    queryFn: (): Promise<StyleReply> => call(designApi.style, { params: { siteId } }),
  })
}

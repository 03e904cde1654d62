import { queryOptions } from '@tanstack/react-query'
import { pageTemplateApi } from '@vitrine/rules/site/templates/page-template-api.ts'
import { documentsOf } from '../../ground/changes/documents.ts'
import { call } from '../../ground/http/send-request.ts'

/** What the template makes of a page and its items; read anew with every change of its files. */
export function pageTemplateQuery(siteId: string, collectionId: string) {
  return queryOptions({
    queryKey: documentsOf(siteId, 'template-file', 'page-template', collectionId),
    queryFn: () => call(pageTemplateApi.page, { params: { siteId }, query: { collectionId } }),
  })
}

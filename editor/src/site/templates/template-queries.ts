import { queryOptions } from '@tanstack/react-query'
import { templatesApi } from '@vitrine/rules/site/templates/templates-api.ts'
import { call } from '../../ground/http/send-request.ts'
import { documentsOf } from '../../ground/changes/documents.ts'

/** The files of the site's template; read again after every change of documents. */
export function templateFilesQuery(siteId: string) {
  return queryOptions({
    queryKey: documentsOf(siteId, 'template-files'),
    queryFn: async () => (await call(templatesApi.files, { params: { siteId } })).files,
  })
}

/** The names that templates may use; they are the same as long as the editor is open. */
export function vocabularyQuery(siteId: string) {
  return queryOptions({
    queryKey: ['template-vocabulary', siteId],
    queryFn: () => call(templatesApi.vocabulary, { params: { siteId } }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

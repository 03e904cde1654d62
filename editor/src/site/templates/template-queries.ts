import { queryOptions } from '@tanstack/react-query'
import type {
  TemplateFilesReply,
  VocabularyReply,
} from '@vitrine/rules/site/templates/templates-api.ts'
import { templatesPaths } from '@vitrine/rules/site/templates/templates-paths.ts'
import { documentsOf } from '../../ground/changes/documents.ts'
import { fillPath, getJson } from '../../ground/http/send-request.ts'

/** The files of the site's template; read again after every change of documents. */
export function templateFilesQuery(siteId: string) {
  const path = fillPath(templatesPaths.files, { siteId })
  return queryOptions({
    queryKey: documentsOf(siteId, 'template-files'),
    queryFn: async () => (await getJson<TemplateFilesReply>(path)).files,
  })
}

/** The names that templates may use; they are the same as long as the editor is open. */
export function vocabularyQuery(siteId: string) {
  return queryOptions({
    queryKey: ['template-vocabulary', siteId],
    queryFn: () => getJson<VocabularyReply>(fillPath(templatesPaths.vocabulary, { siteId })),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

import { queryOptions } from '@tanstack/react-query'
import { usesApi, type UsesQuery } from '@vitrine/rules/site/content/uses-api.ts'
import { leadersWords } from '@vitrine/rules/site/content/uses-words.ts'
import { documentsOf } from '../../ground/changes/documents.ts'
import { queryClient } from '../../ground/http/query-client.ts'
import { call } from '../../ground/http/send-request.ts'

/** Where a file, a page or a product is shown or led to. */
export function usesQuery(siteId: string, { kind, id }: UsesQuery) {
  return queryOptions({
    queryKey: documentsOf(siteId, 'uses', kind, id),
    queryFn: ({ signal }) =>
      call(usesApi.uses, { params: { siteId }, query: { kind, id } }, { signal }),
  })
}

/**
 * The notice of something that goes, with what still leads to it. Asked before it goes: afterwards
 * its address is not known.
 */
export async function noticeOfDelete(
  siteId: string,
  title: string,
  of: UsesQuery,
): Promise<string> {
  const said = `${title} deleted.`
  try {
    const uses = await queryClient.fetchQuery({
      ...usesQuery(siteId, of),
      staleTime: 0,
      networkMode: 'always',
      retry: false,
    })
    return [said, leadersWords(uses)].filter((one) => one !== '').join(' ')
  } catch {
    // nobody is kept from deleting by what is only told beside it
    return said
  }
}

import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { blocksApi, type DraftsReply } from '@vitrine/rules/site/blocks/blocks-api.ts'
import { documentsOf } from '../../ground/changes/documents.ts'
import { saveEvents } from '../../ground/changes/save-events.ts'
import { queryClient } from '../../ground/http/query-client.ts'
import { call } from '../../ground/http/send-request.ts'

function draftsQuery(siteId: string) {
  return queryOptions({
    // beside the layouts, under an id that none of them can have
    queryKey: documentsOf(siteId, 'layout', '', 'drafts'),
    queryFn: () => call(blocksApi.drafts, { params: { siteId } }),
  })
}

const none: ReadonlySet<string> = new Set()

/** The ids of the pages of which something was edited that visitors do not see yet. */
export function useEditedPages(siteId: string): ReadonlySet<string> {
  useEffect(
    () =>
      // a draft begins and ends with what is saved
      saveEvents.on('exit', () => {
        void queryClient.invalidateQueries({ queryKey: draftsQuery(siteId).queryKey })
      }),
    [siteId],
  )
  // without it the list is whole but for its marks
  return useQuery({ ...draftsQuery(siteId), select: pagesOf }).data ?? none
}

function pagesOf({ drafts }: DraftsReply): ReadonlySet<string> {
  return new Set(drafts.flatMap(({ collectionId }) => collectionId ?? []))
}

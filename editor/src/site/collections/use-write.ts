import { useNavigate } from '@tanstack/react-router'
import { documentQuery } from '../../ground/changes/documents.ts'
import { performAction } from '../../ground/changes/perform-action.ts'
import { queryClient } from '../../ground/http/query-client.ts'
import type { Site } from '../sites/sites.ts'
import { pathOfItem } from './posts.ts'

type Written = { readonly id: string; readonly collectionId: string; readonly urlId: string }

/** @returns what leads to the words of a post or a product, to be edited where they stand */
export function useWrite({ siteId, name: siteName }: Site) {
  const navigate = useNavigate()
  return async ({ id, collectionId, urlId }: Written): Promise<void> => {
    const page = await queryClient.fetchQuery(documentQuery(siteId, 'collection', collectionId))
    const laidOut = await performAction(siteId, { action: 'lay-out-item', input: { itemId: id } })
    if (!laidOut.ok) return
    const search = { path: pathOfItem(page.body, { urlId }) }
    await navigate({ to: '/sites/$siteName/pages', params: { siteName }, search })
  }
}

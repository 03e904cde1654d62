import { useNavigate } from '@tanstack/react-router'
import type { Site } from '../sites/sites.ts'
import { openForWriting } from './post-actions.ts'
import { pathOfPost, type ListPage } from './posts.ts'

/** @returns what leads to the words of a post, where they stand on its page */
export function useWrite({ siteId, name: siteName }: Site, page: ListPage) {
  const navigate = useNavigate()
  return async (post: { readonly id: string; readonly urlId: string }): Promise<void> => {
    if (!(await openForWriting(siteId, post))) return
    const search = { path: pathOfPost(page.body, post) }
    await navigate({ to: '/sites/$siteName/pages', params: { siteName }, search })
  }
}

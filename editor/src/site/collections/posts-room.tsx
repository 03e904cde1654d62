import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { Newspaper } from 'lucide-react'
import { useState } from 'react'
import { interfaceMessages } from '@vitrine/rules/ground/refusals/interface-messages.ts'
import { nounOfPage } from '@vitrine/rules/site/content/item-noun.ts'
import { documentsQuery } from '../../ground/changes/documents.ts'
import { useSettings } from '../../ground/changes/working-site.ts'
import { buttonClass } from '../../ground/controls/button.tsx'
import { Room } from '../../ground/controls/room.tsx'
import { FirstUse, LoadError, Skeleton } from '../../ground/controls/states.tsx'
import { useSite } from '../sites/use-site.ts'
import { AddPostButton } from './add-post-button.tsx'
import { AddPostDialog, useIsItemTyped } from './add-post-dialog.tsx'
import { itemWords } from './item-words.ts'
import { PostList } from './post-list.tsx'
import { pagesWithPosts } from './posts.ts'

/** What is written for the site: the posts of its journals, each in its state. */
export function PostsRoom() {
  const site = useSite()
  const search = useSearch({ from: '/inside/sites/$siteName/posts' })
  const collections = useQuery(documentsQuery(site.siteId, 'collection'))
  const pages = collections.data && pagesWithPosts(collections.data)
  const page = pages?.find(({ id }) => id === search.page) ?? pages?.[0]
  const siteName = site.name
  const settings = useSettings(site.siteId)
  const isTyped = useIsItemTyped(site.siteId)
  const [isAsked, setAdding] = useState(false)
  const isAdding = isAsked || isTyped
  return (
    <Room
      title={page === undefined ? 'Posts' : itemWords[nounOfPage(page.body)].title}
      actions={
        page !== undefined && (
          <>
            <Link
              to="/sites/$siteName/tags"
              params={{ siteName }}
              search={{ page: page.id }}
              className={buttonClass()}
            >
              Tags and categories
            </Link>
            <AddPostButton page={page} onAdd={() => setAdding(true)} />
          </>
        )
      }
    >
      {collections.isPending && <Skeleton rows={8} height={60} />}
      {collections.isError && pages === undefined && (
        <LoadError
          error={collections.error}
          message={interfaceMessages['no-collections']}
          onRetry={() => void collections.refetch()}
        />
      )}
      {pages !== undefined && page === undefined && <NoJournal siteName={siteName} />}
      {pages !== undefined && page !== undefined && (
        <PostList
          key={page.id}
          site={site}
          pages={pages}
          page={page}
          state={search.show}
          search={search.search ?? ''}
          onAdd={() => setAdding(true)}
        />
      )}
      {pages !== undefined && page !== undefined && settings !== undefined && isAdding && (
        <AddPostDialog
          site={site}
          pages={pages}
          page={page}
          timeZone={settings.timeZone}
          onClose={() => setAdding(false)}
        />
      )}
    </Room>
  )
}

function NoJournal({ siteName }: { readonly siteName: string }) {
  return (
    <FirstUse
      icon={<Newspaper size={20} aria-hidden />}
      title="No page for posts or events yet"
      action={
        <Link
          to="/sites/$siteName/pages"
          params={{ siteName }}
          search={{}}
          className={buttonClass()}
        >
          Go to Pages
        </Link>
      }
    >
      Posts stand on a page of the kind “Journal”, events on one of the kind “Events”. Add one under
      Pages, then write here.
    </FirstUse>
  )
}

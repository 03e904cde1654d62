import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { Newspaper } from 'lucide-react'
import { useState } from 'react'
import { interfaceMessages } from '@vitrine/rules/ground/refusals/interface-messages.ts'
import { isAlbum, isGallery, isPodcast } from '@vitrine/rules/site/collections/collection.ts'
import { nounOfPage } from '@vitrine/rules/site/content/item-noun.ts'
import { documentsQuery } from '../../ground/changes/documents.ts'
import { useSettings } from '../../ground/changes/working-site.ts'
import { buttonClass } from '../../ground/controls/button.tsx'
import { Room } from '../../ground/controls/room.tsx'
import { FirstUse, LoadError, Skeleton } from '../../ground/controls/states.tsx'
import type { Site } from '../sites/sites.ts'
import { useAddWish } from '../sites/add-wish.ts'
import { useSite } from '../sites/use-site.ts'
import { AddPostButton } from './add-post-button.tsx'
import { AddTracks } from './add-tracks.tsx'
import { AlbumPanel } from './album-panel.tsx'
import { AddPictures } from './add-pictures.tsx'
import { AddPostDialog, useIsItemTyped } from './add-post-dialog.tsx'
import { itemWords } from './item-words.ts'
import { PostList } from './post-list.tsx'
import { pagesWithPosts, type ListPage } from './posts.ts'

/** What is written for the site: the posts of its journals, each in its state. */
export function PostsRoom() {
  const site = useSite()
  const search = useSearch({ from: '/inside/sites/$siteName/posts' })
  const collections = useQuery(documentsQuery(site.siteId, 'collection'))
  const pages = collections.data && pagesWithPosts(collections.data)
  const page = pages?.find(({ id }) => id === search.page) ?? pages?.[0]
  const siteName = site.name
  const isTyped = useIsItemTyped(site.siteId)
  const [isAsked, setAdding] = useState(false)
  const close = (): void => setAdding(false)
  useAddWish('post', () => setAdding(true))
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
      {page !== undefined && (isAlbum(page.body) || isPodcast(page.body)) && (
        <AlbumPanel key={`album ${page.id}`} site={site} page={page} />
      )}
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
      {pages !== undefined && page !== undefined && (isAsked || isTyped) && (
        <AddItems site={site} pages={pages} page={page} isTyped={isTyped} onClose={close} />
      )}
    </Room>
  )
}

/** What asks for more items: pictures and tracks are chosen among the files, everything else begins with its title. */
function AddItems(props: {
  readonly site: Site
  readonly pages: readonly ListPage[]
  readonly page: ListPage
  /** Words that were typed before are shown, whichever page they were for. */
  readonly isTyped: boolean
  readonly onClose: () => void
}) {
  const { site, pages, page, isTyped, onClose } = props
  const settings = useSettings(site.siteId)
  if (isGallery(page.body) && !isTyped) {
    return <AddPictures siteId={site.siteId} collectionId={page.id} onClose={onClose} />
  }
  if (isAlbum(page.body) && !isTyped) {
    return <AddTracks site={site} collectionId={page.id} onClose={onClose} />
  }
  if (settings === undefined) return null
  const { timeZone } = settings
  const others = pages.filter(({ body }) => !isGallery(body) && !isAlbum(body))
  return (
    <AddPostDialog site={site} pages={others} page={page} timeZone={timeZone} onClose={onClose} />
  )
}

function NoJournal({ siteName }: { readonly siteName: string }) {
  return (
    <FirstUse
      icon={<Newspaper size={20} aria-hidden />}
      title="No page for posts yet"
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
      Posts stand on a page of the kind “Journal”, events on one of the kind “Events”, pictures on
      one of the kind “Gallery”, tracks on one of the kind “Album”, episodes on one of the kind
      “Podcast”. Add one under Pages, then fill it here.
    </FirstUse>
  )
}

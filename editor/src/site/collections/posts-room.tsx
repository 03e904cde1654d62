import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { Newspaper } from 'lucide-react'
import { interfaceMessages } from '@vitrine/rules/ground/refusals/interface-messages.ts'
import { PostState } from '@vitrine/rules/site/content/content-item.ts'
import { postStateTitles } from '@vitrine/rules/site/content/content-messages.ts'
import { documentsQuery } from '../../ground/changes/documents.ts'
import { Button, buttonClass } from '../../ground/controls/button.tsx'
import { Room } from '../../ground/controls/room.tsx'
import { SelectField } from '../../ground/controls/select-field.tsx'
import { FirstUse, LoadError, Skeleton } from '../../ground/controls/states.tsx'
import type { Site } from '../sites/sites.ts'
import { useSite } from '../sites/use-site.ts'
import { AddPostButton } from './add-post-button.tsx'
import { PostTable } from './post-table.tsx'
import { pagesWithPosts, postPages, type ListPage } from './posts.ts'
import list from '../../ground/controls/list.module.css'
import styles from './posts.module.css'

const states = [
  PostState.published,
  PostState.scheduled,
  PostState.needsReview,
  PostState.draft,
  PostState.private,
]

/** What is written for the site: the posts of its journals, each in its state. */
export function PostsRoom() {
  const site = useSite()
  const search = useSearch({ from: '/inside/sites/$siteName/posts' })
  const collections = useQuery(documentsQuery(site.siteId, 'collection'))
  const pages = collections.data && pagesWithPosts(collections.data)
  const page = pages?.find(({ id }) => id === search.page) ?? pages?.[0]
  const siteName = site.name
  return (
    <Room
      title="Posts"
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
            <AddPostButton site={site} pages={pages ?? []} page={page} />
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
        <PostsOfPage key={page.id} site={site} pages={pages} page={page} state={search.show} />
      )}
    </Room>
  )
}

function NoJournal({ siteName }: { readonly siteName: string }) {
  return (
    <FirstUse
      icon={<Newspaper size={20} aria-hidden />}
      title="No journal yet"
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
      Posts stand on a page of the kind “Journal”. Add one under Pages, then write here.
    </FirstUse>
  )
}

type PostsOfPageProps = {
  readonly site: Site
  readonly pages: readonly ListPage[]
  readonly page: ListPage
  readonly state: PostState | undefined
}

function PostsOfPage({ site, pages, page, state }: PostsOfPageProps) {
  const navigate = useNavigate()
  const found = useInfiniteQuery(postPages(site.siteId, { collectionId: page.id, state }))
  const posts = found.data?.pages.flatMap((one) => one.posts) ?? []
  const isEmpty = found.isSuccess && posts.length === 0
  const params = { siteName: site.name }
  return (
    <>
      <div className={styles['head']}>
        {pages.length > 1 && (
          <SelectField
            label="Page"
            options={pages.map(({ id, body }) => ({ id, name: body.title }))}
            value={page.id}
            onChange={(id) =>
              void navigate({ to: '/sites/$siteName/posts', params, search: { page: id } })
            }
          />
        )}
        {(state !== undefined || posts.length > 0) && (
          <StateFilters siteName={site.name} page={page} state={state} />
        )}
      </div>
      {found.isPending && <Skeleton rows={8} height={60} />}
      {found.isError && posts.length === 0 && (
        <LoadError
          error={found.error}
          message={interfaceMessages['no-results']}
          onRetry={() => void found.refetch()}
        />
      )}
      {isEmpty && state === undefined && (
        <FirstUse
          icon={<Newspaper size={20} aria-hidden />}
          title="No post yet"
          action={<AddPostButton site={site} pages={pages} page={page} isFirst />}
        >
          What is new with you stands here, the newest first. A post begins as a draft that nobody
          else sees.
        </FirstUse>
      )}
      {isEmpty && state !== undefined && (
        <FirstUse icon={<Newspaper size={20} aria-hidden />} title="No such post">
          No post of this page is in the state “{postStateTitles[state]}”.
        </FirstUse>
      )}
      {posts.length > 0 && (
        <PostTable
          site={site}
          page={page}
          posts={posts}
          isWhole={state === undefined && !found.hasNextPage}
        />
      )}
      {found.hasNextPage && (
        <div className={list['more']}>
          <Button isPending={found.isFetchingNextPage} onPress={() => void found.fetchNextPage()}>
            Load more
          </Button>
        </div>
      )}
    </>
  )
}

function StateFilters(props: {
  readonly siteName: string
  readonly page: ListPage
  readonly state: PostState | undefined
}) {
  const filters = [
    { name: 'All', state: undefined },
    ...states.map((state) => ({ name: postStateTitles[state], state })),
  ]
  return (
    <nav className={list['filters']} aria-label="Which posts">
      {filters.map(({ name, state }) => (
        <Link
          key={name}
          to="/sites/$siteName/posts"
          params={{ siteName: props.siteName }}
          search={{ page: props.page.id, ...(state !== undefined && { show: state }) }}
          data-status={state === props.state ? 'active' : undefined}
          aria-current={state === props.state ? 'page' : undefined}
          className={list['filter'] ?? ''}
        >
          {name}
        </Link>
      ))}
    </nav>
  )
}

import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { ArrowUpDown, Newspaper } from 'lucide-react'
import { useRef, useState } from 'react'
import { interfaceMessages } from '@vitrine/rules/ground/refusals/interface-messages.ts'
import { PostState } from '@vitrine/rules/site/content/content-item.ts'
import { postStateTitles } from '@vitrine/rules/site/content/content-messages.ts'
import { isArranged, isGallery } from '@vitrine/rules/site/collections/collection.ts'
import { nounOfPage } from '@vitrine/rules/site/content/item-noun.ts'
import type { ListedPost } from '@vitrine/rules/site/content/posts-api.ts'
import { useKeysInside } from '../../ground/controls/use-keys-inside.ts'
import { Button } from '../../ground/controls/button.tsx'
import { LoadMore } from '../../ground/controls/load-more.tsx'
import { SearchBox } from '../../ground/controls/search-box.tsx'
import { SelectField } from '../../ground/controls/select-field.tsx'
import { FirstUse, LoadError, Skeleton } from '../../ground/controls/states.tsx'
import type { Site } from '../sites/sites.ts'
import { AddPostButton } from './add-post-button.tsx'
import { ArrangeDialog } from './arrange-dialog.tsx'
import { GalleryDesignField } from './gallery-design.tsx'
import { itemWords } from './item-words.ts'
import { ChosenPosts } from './chosen-posts.tsx'
import { PostTable } from './post-table.tsx'
import { postPages, type ListPage } from './posts.ts'
import choose from '../../ground/controls/choose-rows.module.css'
import list from '../../ground/controls/list.module.css'
import styles from './posts.module.css'

const states = [
  PostState.published,
  PostState.scheduled,
  PostState.needsReview,
  PostState.draft,
  PostState.private,
]

type PostListProps = {
  readonly site: Site
  readonly pages: readonly ListPage[]
  /** The one whose posts are shown. */
  readonly page: ListPage
  readonly state: PostState | undefined
  readonly search: string
  readonly onAdd: () => void
}

/** Where somebody is among the posts, as the address says it. */
type Place = { readonly page: string; readonly show?: PostState; readonly search?: string }

/** The posts of a page, of one state or of all, and of those with some words where any are typed. */
export function PostList(props: PostListProps) {
  const { site, page, state, search } = props
  const isOrdered = isArranged(page.body)
  const asked = { collectionId: page.id, state, search, isOrdered }
  const found = useInfiniteQuery({
    ...postPages(site.siteId, asked),
    // what is typed narrows what is seen, without a gap between
    placeholderData: keepPreviousData,
  })
  const posts = found.data?.pages.flatMap((one) => one.posts) ?? []
  const isEmpty = found.isSuccess && posts.length === 0
  const isNarrowed = state !== undefined || search !== ''
  const isWhole = !isNarrowed && !found.hasNextPage
  const canArrange = isOrdered && isWhole && posts.length > 1
  const words = itemWords[nounOfPage(page.body)]
  const around = useRef<HTMLDivElement>(null)
  useKeysInside(around)
  return (
    <div ref={around} className={choose['around']}>
      <ListHead
        {...props}
        isNarrowable={isNarrowed || posts.length > 0}
        arranged={canArrange ? posts : undefined}
      />
      {found.isPending && <Skeleton rows={8} height={60} />}
      {found.isError && posts.length === 0 && (
        <LoadError
          error={found.error}
          message={interfaceMessages['no-results']}
          onRetry={() => void found.refetch()}
        />
      )}
      {isEmpty && !isNarrowed && (
        <FirstUse
          icon={<Newspaper size={20} aria-hidden />}
          title={words.none}
          action={<AddPostButton page={page} isFirst onAdd={props.onAdd} />}
        >
          {words.what}
        </FirstUse>
      )}
      {isEmpty && isNarrowed && <NoSuchPost {...props} />}
      {posts.length > 0 && (
        <ChoosablePosts
          // what was chosen belongs to the list that it was chosen in
          key={`${state ?? ''} ${search}`}
          site={site}
          page={page}
          posts={posts}
          isWhole={isWhole}
        />
      )}
      <LoadMore of={found} />
    </div>
  )
}

type ArrangeProps = Pick<PostListProps, 'site' | 'page'> & {
  readonly posts: readonly ListedPost[]
}

type ChoosableProps = ArrangeProps & { readonly isWhole: boolean }

/** The posts, and what can be done with several of them while any are chosen. */
function ChoosablePosts({ site, page, posts, isWhole }: ChoosableProps) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  // one that has left the list is chosen no more
  const chosen = posts.filter(({ id }) => ids.has(id))
  return (
    // who has done with the bar goes on at the head of its table
    <div className={choose['around']}>
      <PostTable
        site={site}
        page={page}
        posts={posts}
        isWhole={isWhole}
        chosen={new Set(chosen.map(({ id }) => id))}
        onChoose={setIds}
      />
      {chosen.length > 0 && (
        <ChosenPosts
          siteId={site.siteId}
          page={page}
          posts={chosen}
          onClear={() => setIds(new Set())}
        />
      )}
    </div>
  )
}

function useGo(siteName: string) {
  const navigate = useNavigate()
  return (search: Place, options: { readonly replace?: boolean } = {}): void =>
    void navigate({ to: '/sites/$siteName/posts', params: { siteName }, search, ...options })
}

/** What the list can be narrowed by. */
function ListHead(
  props: PostListProps & {
    readonly isNarrowable: boolean
    /** All items of the page, where they can be put in order. */
    readonly arranged: readonly ListedPost[] | undefined
  },
) {
  const { site, pages, page, state, search, isNarrowable, arranged } = props
  const noun = nounOfPage(page.body)
  const go = useGo(site.name)
  return (
    <div className={styles['head']}>
      {pages.length > 1 && (
        <SelectField
          label="Page"
          options={pages.map(({ id, body }) => ({ id, name: body.title }))}
          value={page.id}
          onChange={(id) => go({ page: id })}
        />
      )}
      {isGallery(page.body) && <GalleryDesignField siteId={site.siteId} page={page} />}
      {arranged !== undefined && <Arrange site={site} page={page} posts={arranged} />}
      {isNarrowable && (
        <>
          <SearchBox
            label={`Search ${noun}s`}
            className={styles['search']}
            search={search}
            // each letter of a search is no step back
            onSearch={(words) => go(placeOf(page.id, state, words), { replace: true })}
          />
          <StateFilters siteName={site.name} page={page} state={state} search={search} />
        </>
      )}
    </div>
  )
}

/** Puts the items of a page in order, where its owner does and all of them are seen. */
function Arrange({ site, page, posts }: ArrangeProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon={<ArrowUpDown size={16} aria-hidden />} onPress={() => setOpen(true)}>
        Arrange
      </Button>
      {isOpen && (
        <ArrangeDialog site={site} page={page} posts={posts} onClose={() => setOpen(false)} />
      )}
    </>
  )
}

function placeOf(page: string, state: PostState | undefined, search: string): Place {
  return {
    page,
    ...(state !== undefined && { show: state }),
    ...(search !== '' && { search }),
  }
}

function NoSuchPost({ site, page, state, search }: PostListProps) {
  const go = useGo(site.name)
  const noun = nounOfPage(page.body)
  const inState = state === undefined ? '' : ` in the state “${postStateTitles[state]}”`
  return (
    <FirstUse
      icon={<Newspaper size={20} aria-hidden />}
      title={`No such ${noun}`}
      action={
        search !== '' && (
          <Button onPress={() => go(placeOf(page.id, state, ''))}>Clear the search</Button>
        )
      }
    >
      {search === ''
        ? `No ${noun} of this page is${inState}.`
        : `No ${noun}${inState} has “${search}” in its title or its address.`}
    </FirstUse>
  )
}

function StateFilters(props: {
  readonly siteName: string
  readonly page: ListPage
  readonly state: PostState | undefined
  readonly search: string
}) {
  const filters = [
    { name: 'All', state: undefined },
    ...states.map((state) => ({ name: postStateTitles[state], state })),
  ]
  return (
    <nav className={list['filters']} aria-label={`Which ${nounOfPage(props.page.body)}s`}>
      {filters.map(({ name, state }) => (
        <Link
          key={name}
          to="/sites/$siteName/posts"
          params={{ siteName: props.siteName }}
          search={placeOf(props.page.id, state, props.search)}
          // the address of all lies within that of each state
          activeOptions={{ exact: true }}
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

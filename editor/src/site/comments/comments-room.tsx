import { interfaceMessages } from '@vitrine/rules/ground/refusals/interface-messages.ts'
import type { ListedComment } from '@vitrine/rules/site/comments/comments-api.ts'
import { commentStates, type CommentState } from '@vitrine/rules/site/comments/comment-states.ts'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { MessageSquare } from 'lucide-react'
import { useRef, useState } from 'react'
import { readCommentSettings } from '@vitrine/rules/site/sites/comment-settings.ts'
import { documentQuery } from '../../ground/changes/documents.ts'
import { Button, buttonClass } from '../../ground/controls/button.tsx'
import { LoadMore } from '../../ground/controls/load-more.tsx'
import { Room } from '../../ground/controls/room.tsx'
import { SearchHead } from '../../ground/controls/search-head.tsx'
import { Banner, FirstUse, LoadError, Skeleton } from '../../ground/controls/states.tsx'
import { useKeysInside } from '../../ground/controls/use-keys-inside.ts'
import { ChosenBar } from '../collections/chosen-bar.tsx'
import { may, mayEnter } from '../sites/rooms.ts'
import type { Site } from '../sites/sites.ts'
import { useSite } from '../sites/use-site.ts'
import { CommentTable } from './comment-table.tsx'
import { waysOf } from './comment-ways.ts'
import { commentPages, moveComments } from './comments.ts'
import type { CommentsPlace } from './comments-place.ts'
import { settingsGroups, wayToSettings } from '../sites/settings-groups.ts'
import choose from '../../ground/controls/choose-rows.module.css'
import list from '../../ground/controls/list.module.css'

const names: Readonly<Record<CommentState, string>> = {
  waiting: 'Waiting',
  approved: 'Approved',
  spam: 'Spam',
  deleted: 'Deleted',
}

const nothing: Readonly<Record<CommentState, string>> = {
  waiting:
    'What visitors write below posts, events, pictures and recordings stands here until you decide.',
  approved: 'What everybody sees below posts, events, pictures and recordings stands here.',
  spam: 'What programs write, and what you mark as spam, stands here. Nobody else sees it.',
  deleted: 'What you delete stands here for 30 days, to be put back.',
}

/** What visitors write, to be approved, marked as spam or deleted. */
export function CommentsRoom() {
  const site = useSite()
  const place = useSearch({ from: '/inside/sites/$siteName/comments' })
  const navigate = useNavigate()
  const params = { siteName: site.name }
  const { show = 'waiting', search } = place
  const find = (words: string): void =>
    void navigate({
      to: '/sites/$siteName/comments',
      params,
      search: placeOf(show, words),
      // each letter of a search is no step back
      replace: true,
    })
  const pages = useInfiniteQuery({
    ...commentPages(site.siteId, place),
    placeholderData: keepPreviousData,
  })
  const comments = pages.data?.pages.flatMap((page) => page.comments) ?? []
  const isEmpty = pages.isSuccess && comments.length === 0
  const around = useRef<HTMLDivElement>(null)
  useKeysInside(around)
  return (
    <Room title="Comments">
      <div ref={around} className={choose['around']}>
        <CommentsOff site={site} />
        <SearchHead noun="comments" search={search} onSearch={find}>
          {commentStates.map((one) => (
            <Link
              key={one}
              to="/sites/$siteName/comments"
              params={params}
              search={placeOf(one, search ?? '')}
              activeOptions={{ exact: true }}
              className={list['filter'] ?? ''}
            >
              {names[one]}
            </Link>
          ))}
        </SearchHead>
        {pages.isPending && <Skeleton rows={4} height={120} />}
        {pages.isError && comments.length === 0 && (
          <LoadError
            error={pages.error}
            message={interfaceMessages['no-results']}
            onRetry={() => void pages.refetch()}
          />
        )}
        {isEmpty && (
          <FirstUse
            icon={<MessageSquare size={20} aria-hidden />}
            title={search === undefined ? `No comment is ${emptyWords[show]}` : 'No such comment'}
            action={
              search !== undefined && <Button onPress={() => find('')}>Clear the search</Button>
            }
          >
            {search === undefined
              ? nothing[show]
              : `No such comment has “${search}” in its words, or in the name or e-mail address of who wrote it.`}
          </FirstUse>
        )}
        {comments.length > 0 && (
          <ChoosableComments
            // what was chosen belongs to the list that it was chosen in
            key={JSON.stringify(place)}
            site={site}
            state={show}
            comments={comments}
          />
        )}
        <LoadMore of={pages} />
      </div>
    </Room>
  )
}

const emptyWords: Readonly<Record<CommentState, string>> = {
  waiting: 'waiting',
  approved: 'approved yet',
  spam: 'marked as spam',
  deleted: 'deleted',
}

function placeOf(show: CommentState, search: string): CommentsPlace {
  return { ...(show !== 'waiting' && { show }), ...(search !== '' && { search }) }
}

/** Says that visitors cannot comment, to who could change that. */
function CommentsOff({ site }: { readonly site: Site }) {
  const settings = useQuery({
    ...documentQuery(site.siteId, 'site-settings', 'site'),
    enabled: mayEnter(site, 'settings'),
  }).data?.body
  if (settings === undefined || readCommentSettings(settings).commentsEnabled) return null
  return (
    <Banner
      tone="warn"
      action={
        <Link
          {...wayToSettings(site.name, settingsGroups.comments.id)}
          className={buttonClass('plain', 'small')}
        >
          Turn comments on
        </Link>
      }
    >
      Comments are off for the whole site, so visitors cannot write any.
    </Banner>
  )
}

/** The comments, and what can be done with several of them while any are chosen. */
function ChoosableComments(props: {
  readonly site: Site
  readonly state: CommentState
  readonly comments: readonly ListedComment[]
}) {
  const { site, state, comments } = props
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const clock = useQuery({
    ...documentQuery(site.siteId, 'site-settings', 'site'),
    enabled: may(site, 'view-private-pages'),
  }).data?.body
  // one that has left the list is chosen no more
  const chosen = comments.filter(({ id }) => ids.has(id)).map(({ id }) => id)
  const move = (moved: readonly string[], to: CommentState): void =>
    void moveComments(site.siteId, moved, to)
  return (
    <div className={choose['around']}>
      <CommentTable
        site={site}
        state={state}
        comments={comments}
        clock={clock}
        chosen={new Set(chosen)}
        onChoose={setIds}
        onMove={move}
      />
      {chosen.length > 0 && (
        <ChosenBar noun="comment" count={chosen.length} onClear={() => setIds(new Set())}>
          {waysOf(state).map(({ to, name, kind }) => (
            <Button key={to} kind={kind} onPress={() => move(chosen, to)}>
              {name}
            </Button>
          ))}
        </ChosenBar>
      )}
    </div>
  )
}

import { useNavigate, Link } from '@tanstack/react-router'
import { Copy, Ellipsis, ExternalLink, PenLine, Settings2, Trash2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import type { PostState } from '@vitrine/rules/site/content/content-item.ts'
import type { ListedPost } from '@vitrine/rules/site/content/posts-api.ts'
import { isAlbum, isArranged, isGallery } from '@vitrine/rules/site/collections/collection.ts'
import { writeLength } from '@vitrine/rules/site/content/audio.ts'
import { nounOfPage } from '@vitrine/rules/site/content/item-noun.ts'
import { useSettings } from '../../ground/changes/working-site.ts'
import { ChooseRow, ChooseTable, type ChosenRows } from '../../ground/controls/choose-rows.tsx'
import { MenuButton, type MenuEntry } from '../../ground/controls/menu-button.tsx'
import { moveEntries } from '../../ground/controls/move-entries.tsx'
import { formatInstant } from '../../ground/dates/format.ts'
import { Thumbnail } from '../media/picture-field.tsx'
import { cx } from '../../ground/styling/cx.ts'
import type { Site } from '../sites/sites.ts'
import { itemWords } from './item-words.ts'
import { lookWord, wayToPost } from './look-at-post.tsx'
import {
  bringPost,
  deletePost,
  duplicatePost,
  reorderItems,
  stateVerbs,
  waysFrom,
} from './post-actions.ts'
import { PostMark } from './post-mark.tsx'
import { pictureInList, type ListPage } from './posts.ts'
import { ScheduleDialog } from './schedule-dialog.tsx'
import { useWrite } from './use-write.ts'
import choose from '../../ground/controls/choose-rows.module.css'
import list from '../../ground/controls/list.module.css'
import styles from './posts.module.css'

type PostTableProps = {
  readonly site: Site
  readonly page: ListPage
  readonly posts: readonly ListedPost[]
  /** Whether all posts of the page are here: only then can they be put in order. */
  readonly isWhole: boolean
} & ChosenRows

/** Posts with their state and date; what can be done with each stands in its menu. */
export function PostTable(props: PostTableProps) {
  const { site, page, posts, isWhole, chosen, onChoose } = props
  const settings = useSettings(site.siteId)
  const [scheduled, setScheduled] = useState<ListedPost>()
  const isOrdered = isArranged(page.body) && isWhole
  const ids = posts.map(({ id }) => id)
  const noun = nounOfPage(page.body)
  const words = itemWords[noun]
  return (
    <>
      <ChooseTable
        ids={ids}
        noun={`${noun}s`}
        chosen={chosen}
        onChoose={onChoose}
        columns={
          <>
            <th scope="col">{words.one}</th>
            <th scope="col" className={list['wide']}>
              State
            </th>
            <th scope="col" className={list['wide']}>
              {words.date}
            </th>
            <th scope="col" aria-label="Actions" />
          </>
        }
      >
        <tbody>
          {posts.map((post, at) => {
            const { state } = post
            const date =
              noun === 'track'
                ? writeLength(post.durationMs ?? 0)
                : formatInstant(post.startDate ?? post.publishOn, settings)
            return (
              <tr key={post.id} className={cx(chosen.has(post.id) && choose['chosen'])}>
                <ChooseRow id={post.id} title={post.title} chosen={chosen} onChoose={onChoose} />
                <td>
                  <PostTitle site={site} page={page} post={post} state={state} date={date} />
                </td>
                <td className={list['wide']}>
                  <PostMark state={state} />
                </td>
                <td className={cx(list['when'], list['wide'])}>{date}</td>
                <td className={styles['menu']}>
                  <PostMenu
                    site={site}
                    page={page}
                    post={post}
                    state={state}
                    onSchedule={() => setScheduled(post)}
                    order={isOrdered ? orderEntries(site.siteId, page, ids, at) : []}
                  />
                </td>
              </tr>
            )
          })}
        </tbody>
      </ChooseTable>
      {scheduled !== undefined && settings !== undefined && (
        <ScheduleDialog
          title={`Schedule ${noun}`}
          publishOn={scheduled.publishOn}
          onSchedule={(at) => bringPost(site.siteId, scheduled, 'scheduled', at)}
          timeZone={settings.timeZone}
          onClose={() => setScheduled(undefined)}
        />
      )}
    </>
  )
}

function PostTitle(props: {
  readonly site: Site
  readonly page: ListPage
  readonly post: ListedPost
  readonly state: PostState
  readonly date: string
}) {
  const { site, page, post, state, date } = props
  return (
    <span className={styles['post']}>
      <span className={styles['picture']}>
        <Thumbnail site={site} assetId={pictureInList(page, post)} />
      </span>
      <span>
        <Link
          to="/sites/$siteName/posts/$itemId"
          params={{ siteName: site.name, itemId: post.id }}
          className={list['row'] ?? ''}
        >
          {post.title}
        </Link>
        <span className={list['narrow']}>
          <PostMark state={state} /> <span className={styles['date']}>{date}</span>
        </span>
      </span>
    </span>
  )
}

type PostMenuProps = {
  readonly site: Site
  readonly page: ListPage
  readonly post: ListedPost
  readonly state: PostState
  readonly onSchedule: () => void
  readonly order: readonly MenuEntry[]
}

function PostMenu({ site, page, post, state, onSchedule, order }: PostMenuProps) {
  const navigate = useNavigate()
  const write = useWrite(site)
  const { siteId, name: siteName } = site
  const writing: MenuEntry = {
    id: 'write',
    name: 'Write',
    icon: <PenLine size={15} aria-hidden />,
    onAction: () => void write(post),
  }
  const entries: MenuEntry[] = [
    ...(isGallery(page.body) || isAlbum(page.body) ? [] : [writing]),
    {
      id: 'settings',
      name: 'Settings',
      icon: <Settings2 size={15} aria-hidden />,
      onAction: () =>
        void navigate({
          to: '/sites/$siteName/posts/$itemId',
          params: { siteName, itemId: post.id },
        }),
    },
    {
      id: 'look',
      name: lookWord(state),
      icon: <ExternalLink size={15} aria-hidden />,
      onAction: () => {
        globalThis.open(wayToPost(site, { page: page.body, post, state }), '_blank', 'noopener')
      },
    },
    ...stateEntries(state, (to) => {
      if (to === 'scheduled') onSchedule()
      else void bringPost(siteId, post, to)
    }),
    ...order,
    {
      id: 'duplicate',
      name: 'Duplicate',
      icon: <Copy size={15} aria-hidden />,
      onAction: () => void duplicatePost(siteId, post),
    },
    {
      id: 'delete',
      name: 'Delete',
      icon: <Trash2 size={15} aria-hidden />,
      isDanger: true,
      onAction: () => void deletePost(siteId, post),
    },
  ]
  return (
    <MenuButton
      label={`Actions of ${post.title}`}
      icon={<Ellipsis size={16} aria-hidden />}
      entries={entries}
    />
  )
}

/** The ways from a state as lines of a menu. */
export function stateEntries(
  state: PostState,
  bring: (to: PostState) => void,
  icon?: (to: PostState) => ReactNode,
): MenuEntry[] {
  return waysFrom(state).map((to) => ({
    id: to,
    name: stateVerbs[to],
    icon: icon?.(to) ?? null,
    onAction: () => bring(to),
  }))
}

function orderEntries(
  siteId: string,
  page: ListPage,
  ids: readonly string[],
  at: number,
): MenuEntry[] {
  const onOrder = (order: (ids: readonly string[]) => readonly string[]): void =>
    reorderItems(siteId, page, order(ids))
  return moveEntries({ id: ids[at] ?? '', place: at, count: ids.length, onOrder })
}

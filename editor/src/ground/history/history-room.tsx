import { interfaceMessages } from '@vitrine/rules/ground/refusals/interface-messages.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { History, Redo2, Undo2 } from 'lucide-react'
import { changesApi } from '@vitrine/rules/ground/changes/changes-api.ts'
import { Button, buttonClass } from '../controls/button.tsx'
import { LoadMore } from '../controls/load-more.tsx'
import { Room } from '../controls/room.tsx'
import { FirstUse, LoadError, Mark, Skeleton } from '../controls/states.tsx'
import { call } from '../http/send-request.ts'
import { formatInstant } from '../dates/format.ts'
import { useSettings, useWorkingSite, type WorkingSite } from '../changes/working-site.ts'
import type { Change } from '../changes/documents.ts'
import { ChangeDialog } from './change-dialog.tsx'
import { HistoryFilters } from './history-filters.tsx'
import type { HistoryPlace } from './history-place.ts'
import { travel } from '../changes/perform-action.ts'
import { cx } from '../styling/cx.ts'
import list from '../controls/list.module.css'

/** Every change of the site: what, who and when. */
export function HistoryRoom() {
  const site = useWorkingSite()
  const { siteId } = site
  const settings = useSettings(siteId)
  const place = useSearch({ from: '/inside/sites/$siteName/history' })
  const { part, by, of, change: open } = place
  const navigate = useNavigate()
  const isNarrowed = part !== undefined || by !== undefined || of !== undefined
  const lookAt = (change: number | undefined): void =>
    void navigate({
      to: '/sites/$siteName/history',
      params: { siteName: site.name },
      search: ({ change: _closed, ...rest }: HistoryPlace) =>
        change === undefined ? rest : { ...rest, change },
    })
  const history = useInfiniteQuery({
    queryKey: ['history', siteId, 'all', part ?? '', by ?? '', of ?? ''],
    queryFn: ({ pageParam }) =>
      call(changesApi.history, {
        params: { siteId },
        query: { limit: 50, before: pageParam === 0 ? undefined : pageParam, part, author: by, of },
      }),
    initialPageParam: 0,
    getNextPageParam: (last) => last.nextBefore ?? undefined,
  })
  const changes = history.data?.pages.flatMap((page) => page.changes) ?? []
  const undo = history.data?.pages[0]?.canUndo ?? null
  const redo = history.data?.pages[0]?.canRedo ?? null
  return (
    <Room title="History">
      {(isNarrowed || changes.length > 0) && <HistoryFilters site={site} place={place} />}
      {history.isPending && <Skeleton rows={8} />}
      {history.isError && changes.length === 0 && (
        <LoadError
          error={history.error}
          message={interfaceMessages['no-results']}
          onRetry={() => void history.refetch()}
        />
      )}
      {history.isSuccess && changes.length === 0 && (
        <NoChange siteName={site.name} isNarrowed={isNarrowed} />
      )}
      {changes.length > 0 && (
        <div className={list['list']}>
          <table>
            <thead>
              <tr>
                <th scope="col">Change</th>
                <th scope="col" className={list['wide']}>
                  By
                </th>
                <th scope="col" className={list['wide']}>
                  When
                </th>
                <th scope="col">Look and undo</th>
              </tr>
            </thead>
            <tbody>
              {changes.map((change) => (
                <tr key={change.sequence}>
                  <td className={list['breaks']}>
                    <Subject site={site} change={change} /> <Kind change={change} />
                    <span className={list['narrow']}>
                      {change.authorName ?? 'Vitrine'}, {formatInstant(change.at, settings)}
                    </span>
                  </td>
                  <td className={list['wide']}>{change.authorName ?? 'Vitrine'}</td>
                  <td className={cx(list['when'], list['wide'])}>
                    {formatInstant(change.at, settings)}
                  </td>
                  <td className={list['actions']}>
                    <Button
                      kind="quiet"
                      size="small"
                      aria-label={`What changed: ${change.title}`}
                      onPress={() => lookAt(change.sequence)}
                    >
                      What changed
                    </Button>
                    {change.sequence === undo?.sequence && (
                      <Button
                        size="small"
                        icon={<Undo2 size={14} aria-hidden />}
                        onPress={() => void travel(siteId, 'undo', change.sequence)}
                      >
                        Undo
                      </Button>
                    )}
                    {change.sequence === redo?.sequence && (
                      <Button
                        size="small"
                        icon={<Redo2 size={14} aria-hidden />}
                        onPress={() => void travel(siteId, 'redo', change.sequence)}
                      >
                        Redo
                      </Button>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <LoadMore of={history} />
      {open !== undefined && (
        <ChangeDialog site={site} sequence={open} onClose={() => lookAt(undefined)} />
      )}
    </Room>
  )
}

function NoChange(props: { readonly siteName: string; readonly isNarrowed: boolean }) {
  const { siteName, isNarrowed } = props
  if (!isNarrowed) {
    return (
      <FirstUse icon={<History size={20} aria-hidden />} title="Nothing has changed yet">
        Every edit of this site will stand here with its author, and can be undone.
      </FirstUse>
    )
  }
  return (
    <FirstUse
      icon={<History size={20} aria-hidden />}
      title="No such change"
      action={
        <Link
          to="/sites/$siteName/history"
          params={{ siteName }}
          search={{}}
          className={buttonClass()}
        >
          Show all changes
        </Link>
      }
    >
      Nothing of this kind was changed.
    </FirstUse>
  )
}

/** What was done, with the way to what it was done to where it still stands. */
function Subject({ site, change }: { readonly site: WorkingSite; readonly change: Change }) {
  const { subject, title, action } = change
  const way = subject === null ? undefined : site.wayTo(subject, action)
  if (way === undefined) return title
  return (
    <Link {...way} className={list['row'] ?? ''}>
      {title}
    </Link>
  )
}

function Kind({ change }: { readonly change: Change }) {
  if (change.type === 'do') return null
  return <Mark tone="quiet">{change.type === 'undo' ? 'Undone' : 'Redone'}</Mark>
}

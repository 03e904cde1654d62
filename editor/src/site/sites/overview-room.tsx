import { queryOptions, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Check, ChevronRight, ExternalLink } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { firstStepsApi, type FirstSteps } from '@vitrine/rules/site/sites/first-steps-api.ts'
import { documentQuery, documentsOf } from '../../ground/changes/documents.ts'
import { Button } from '../../ground/controls/button.tsx'
import { Panel, Room } from '../../ground/controls/room.tsx'
import { LoadError, Skeleton } from '../../ground/controls/states.tsx'
import { call } from '../../ground/http/send-request.ts'
import { visitorOrigin } from '../../ground/http/site-origin.ts'
import { useMoney } from '../../ground/money/use-money.ts'
import { doorWords } from './door.ts'
import { DoorButton } from './door-panel.tsx'
import { reachWords, stepsOf, type Step } from './first-steps.ts'
import { areStepsHidden, hideSteps } from './hidden-steps.ts'
import { may } from './rooms.ts'
import type { Site } from './sites.ts'
import { useSite } from './use-site.ts'
import styles from './overview-room.module.css'

/** Below the key of all documents, because every change may finish a step. */
function stepsQuery(siteId: string) {
  return queryOptions({
    queryKey: documentsOf(siteId, 'first-steps'),
    queryFn: () => call(firstStepsApi.read, { params: { siteId } }),
    // who comes back from a step sees at once whether it is done, by whomever
    staleTime: 0,
  })
}

type OverviewRoomProps = {
  /** What the areas above this one show of the site; null where that is nothing. */
  readonly children: ReactNode
  /** Whether it is not known yet what they show. */
  readonly isWaiting: boolean
}

/** Where a site begins for its owner: its door, and what is left to do before it is theirs. */
export function OverviewRoom({ children, isWaiting }: OverviewRoomProps) {
  const site = useSite()
  const query = useQuery(stepsQuery(site.siteId))
  return (
    <Room title="Overview">
      {(query.isPending || (query.isSuccess && isWaiting)) && <Skeleton rows={6} height={64} />}
      {query.isError && <LoadError error={query.error} onRetry={() => void query.refetch()} />}
      {query.isSuccess && !isWaiting && (
        <>
          <DoorCard site={site} known={query.data} />
          {children}
          <StepsCard key={site.siteId} site={site} known={query.data} />
        </>
      )}
    </Room>
  )
}

type CardProps = { readonly site: Site; readonly known: FirstSteps }

function DoorCard({ site, known }: CardProps) {
  const { body } = useSuspenseQuery(documentQuery(site.siteId, 'site-settings', 'site')).data
  const origin = visitorOrigin(site)
  const { isClosed = false } = body
  return (
    <Panel title={isClosed ? 'The door is closed' : 'The door is open'}>
      <p className={styles['quiet']}>
        {doorWords(site, body)} {!isClosed && reachWords[known.reach]}
      </p>
      <div className={styles['door']}>
        {may(site, 'manage-site') && <DoorButton site={site} settings={body} />}
        <a className={styles['address']} href={origin} target="_blank" rel="noopener">
          {origin.replace(/^https?:\/\//, '')} <ExternalLink size={13} aria-hidden />
          <span className={styles['hidden']}>, opens in a new tab</span>
        </a>
      </div>
    </Panel>
  )
}

function StepsCard({ site, known }: CardProps) {
  const [isHidden, setHidden] = useState(areStepsHidden(site.siteId))
  const writeMoney = useMoney(site.siteId)
  const move = (hidden: boolean): void => {
    hideSteps(site.siteId, hidden)
    setHidden(hidden)
  }
  if (isHidden) {
    return (
      <div>
        <Button kind="quiet" onPress={() => move(false)}>
          Show the first steps
        </Button>
      </div>
    )
  }
  const steps = stepsOf(known, writeMoney ?? (() => '…'))
  const done = steps.filter(({ isDone }) => isDone).length
  return (
    <Panel title="First steps">
      <div className={styles['head']}>
        <p className={styles['quiet']}>
          {done === steps.length ? 'All done.' : `${done} of ${steps.length} done.`}
        </p>
        <Button kind="quiet" onPress={() => move(true)}>
          Hide the first steps
        </Button>
      </div>
      <ul className={styles['steps']}>
        {steps.map((step) => (
          <StepLine key={step.id} site={site} step={step} />
        ))}
      </ul>
    </Panel>
  )
}

function StepLine({ site, step }: { readonly site: Site; readonly step: Step }) {
  const { title, isDone, words, way } = step
  const isOpen = may(site, way.right)
  const name: ReactNode = isOpen ? (
    <Link
      to={way.to ?? '.'}
      params={{ siteName: site.name, ...(way.part !== undefined && { part: way.part }) }}
      className={styles['way'] ?? ''}
    >
      {title}
    </Link>
  ) : (
    title
  )
  return (
    <li className={styles['step']} data-open={isOpen}>
      <span className={styles['tick']} data-done={isDone}>
        {isDone && <Check size={15} strokeWidth={3} aria-hidden />}
        <span className={styles['hidden']}>{isDone ? 'Done: ' : 'To do: '}</span>
      </span>
      <div className={styles['words']}>
        <h3>{name}</h3>
        <p className={styles['quiet']}>{words}</p>
      </div>
      {isOpen && <ChevronRight size={17} aria-hidden className={styles['go'] ?? ''} />}
    </li>
  )
}

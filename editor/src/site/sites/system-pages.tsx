import { interfaceMessages } from '@vitrine/rules/ground/refusals/interface-messages.ts'
import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { Link, useLocation, useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { Button } from '../../ground/controls/button.tsx'
import { Room } from '../../ground/controls/room.tsx'
import { Skeleton } from '../../ground/controls/states.tsx'
import { RequestRefused } from '../../ground/http/send-request.ts'
import { roomAt, roomNames, type RoomName } from './rooms.ts'
import type { Site } from './sites.ts'
import styles from './system-pages.module.css'

/** An address of the editor at which there is nothing. */
export function LostPage() {
  return <NothingHere said="There is nothing at this address." />
}

function NothingHere({ said }: { readonly said: string }) {
  return (
    <main className={styles['page']}>
      <h1>{interfaceMessages['not-located']}</h1>
      <p>
        {said} <a href="/config">All sites</a>
      </p>
    </main>
  )
}

/** A room in which the person's roles have nothing to do, with the way to what they open. */
export function ClosedRoom({ site }: { readonly site: Pick<Site, 'name' | 'title'> }) {
  return (
    <main className={styles['page']} id="main">
      <h1>This room is not open to you</h1>
      <p>
        Your role on this site does not include it. Who manages the site can change that.{' '}
        <Link to="/sites/$siteName" params={{ siteName: site.name }}>
          Go to {site.title}
        </Link>
      </p>
    </main>
  )
}

/** Rooms without a heading of their own. */
const fillsTheScreen: ReadonlySet<RoomName> = new Set(['pages', 'template'])

/** Something that could not be shown; the rest of the editor goes on. */
export function SurprisePage({ error, reset }: ErrorComponentProps) {
  const room = roomAt(useLocation().pathname)
  const router = useRouter()
  const failed = useQueryErrorResetBoundary()
  // another try cannot find what is not there
  if (error instanceof RequestRefused && error.status === 404) {
    return <NothingHere said={error.message} />
  }
  const isOutdated = /dynamically imported module|Importing a module script/i.test(
    error instanceof Error ? error.message : '',
  )
  const retry = (): void => {
    // a newer version of the editor has other files; only a fresh page knows their names
    if (isOutdated) globalThis.location.reload()
    // what could not be read is asked for again, not shown from memory as not readable
    failed.reset()
    reset()
    void router.invalidate()
  }
  const words = surpriseWords(error)
  if (room === undefined) {
    return (
      <main className={styles['page']} role="alert">
        <h1>{interfaceMessages.surprise}</h1>
        <p>{words}</p>
        <Button onPress={retry}>Try again</Button>
      </main>
    )
  }
  return (
    <Room title={roomNames[room]}>
      <div className={styles['inRoom']} role="alert">
        <h2>{interfaceMessages.surprise}</h2>
        <p>{words}</p>
        <Button onPress={retry}>Try again</Button>
      </div>
    </Room>
  )
}

/** What is known beyond that something went wrong, which the heading says. */
function surpriseWords(error: unknown): string {
  const isTold = error instanceof RequestRefused && error.message !== interfaceMessages.surprise
  return isTold ? error.message : interfaceMessages['not-loaded']
}

/** What has not come yet. @param room whose heading stands already, where it is known */
export function WaitingPage({ room }: { readonly room?: RoomName | undefined }) {
  if (room !== undefined && !fillsTheScreen.has(room)) {
    return (
      <Room title={roomNames[room]}>
        <Skeleton rows={6} height={64} />
      </Room>
    )
  }
  return (
    <main className={styles['page']}>
      <output>Loading…</output>
    </main>
  )
}

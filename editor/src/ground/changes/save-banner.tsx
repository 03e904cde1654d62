import { Link, useLocation } from '@tanstack/react-router'
import { Button, buttonClass } from '../controls/button.tsx'
import { Banner } from '../controls/states.tsx'
import { retryDrafts } from './retry-drafts.ts'
import { useSaveState } from './save-state.ts'
import { isHere, type Draft } from './drafts.ts'
import { useSiteDrafts } from './use-site-drafts.ts'

/** Why what is typed is not stored, and what to do; nothing while all is well. */
export function SaveBanner({ siteId }: { readonly siteId: string }) {
  const { href } = useLocation()
  const drafts = useSiteDrafts(siteId)
  const isSignedOut = useSaveState((state) => state.isSignedOut)
  if (isSignedOut || drafts.some(({ state }) => state.kind === 'signed-out')) {
    return (
      <Banner
        tone="warn"
        role="alert"
        action={
          <Link to="/sign-in" search={{ to: href }} className={buttonClass('primary', 'small')}>
            Sign in
          </Link>
        }
      >
        {signedOutWords(drafts)}
      </Banner>
    )
  }
  if (drafts.some(({ state }) => state.kind === 'offline')) {
    return (
      <Banner
        tone="warn"
        role="alert"
        action={
          <Button size="small" onPress={() => void retryDrafts()}>
            Try now
          </Button>
        }
      >
        No connection. What you typed is kept, and saved by itself as soon as there is one.
      </Banner>
    )
  }
  const elsewhere = drafts.find((draft) => draft.kind !== 'action' && !isHere(draft))
  if (elsewhere === undefined) return null
  return (
    <output>
      <Banner
        tone="warn"
        action={
          <Link {...wayTo(elsewhere.place)} className={buttonClass('plain', 'small')}>
            Go there
          </Link>
        }
      >
        {elsewhere.name} is not saved yet.
      </Banner>
    </output>
  )
}

/** A count of stock is kept as well, and never saved by itself. */
function signedOutWords(drafts: readonly Draft[]): string {
  if (drafts.length === 0) return 'You are signed out.'
  const counts = drafts.filter(({ kind }) => kind === 'count').length
  if (counts === 0) {
    return 'You are signed out. What you typed is kept, and saved once you have signed in again.'
  }
  const kept =
    counts === drafts.length ? 'is kept' : 'is kept, and saved once you have signed in again'
  return `You are signed out. What you typed ${kept}. A count of stock waits for Set.`
}

function wayTo(place: string): { readonly to: string; readonly search: object } {
  const { pathname, searchParams } = new URL(place, globalThis.location.origin)
  return { to: pathname.replace(/^\/config/, ''), search: Object.fromEntries(searchParams) }
}

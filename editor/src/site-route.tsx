import { createRootRoute, createRoute, Outlet, redirect } from '@tanstack/react-router'
import { finders } from './finders.ts'
import { claimDrafts } from './ground/changes/kept-drafts.ts'
import { queryClient } from './ground/http/query-client.ts'
import { sessionQuery } from './people/accounts/session.ts'
import { SiteShell } from './site/sites/site-shell.tsx'
import { sitesQuery } from './site/sites/sites.ts'
import { LostPage, SurprisePage, WaitingPage } from './site/sites/system-pages.tsx'

export const root = createRootRoute({ component: Outlet, notFoundComponent: LostPage })

/** Everything for which somebody must be signed in. */
export const inside = createRoute({
  getParentRoute: () => root,
  id: 'inside',
  beforeLoad: async ({ location }) => {
    const { account } = await queryClient.ensureQueryData(sessionQuery)
    if (account !== null) {
      claimDrafts(account.accountId)
      return
    }
    const to = location.href.replace(/^\/config(?=\/|$)/, '')
    // oxlint-disable-next-line typescript/only-throw-error -- the router's way to lead elsewhere
    throw redirect({ to: '/sign-in', search: to === '' || to === '/' ? {} : { to } })
  },
  component: Outlet,
  pendingComponent: WaitingPage,
  errorComponent: SurprisePage,
})

/** A site, with its rooms inside of it. */
export const site = createRoute({
  getParentRoute: () => inside,
  path: '/sites/$siteName',
  loader: () => queryClient.ensureQueryData(sitesQuery),
  component: () => <SiteShell finders={finders} />,
  errorComponent: SurprisePage,
})

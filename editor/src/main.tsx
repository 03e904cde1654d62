import './ground/http/schemas-without-eval.ts'
// names the actions that owners may ask for, and what each takes (`ActionWish`)
import type {} from '@vitrine/rules/owner-actions.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { keepDraftsOverReload } from './ground/changes/kept-drafts.ts'
import { retryByItself } from './ground/changes/retry-drafts.ts'
import { Toasts } from './ground/controls/toasts.tsx'
import { applyAppearance, readAppearance } from './ground/styling/appearance.ts'
import { queryClient } from './ground/http/query-client.ts'
import { findAccountId } from './people/accounts/session.ts'
import { predictActions } from './predict-actions.ts'
import { router } from './router.tsx'
import '@fontsource-variable/geist/wght.css'
import './ground/styling/base.css'

// the two billing addresses stand outside of /config (spec §2)
if (/^\/settings\/billing(?:\/|$)/.test(globalThis.location.pathname)) {
  globalThis.history.replaceState(null, '', '/config/billing')
}

applyAppearance(readAppearance())

const place = document.querySelector('#app')
if (place === null) throw new Error('the page has no place for the editor')

predictActions()
keepDraftsOverReload()
retryByItself(findAccountId)

createRoot(place).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <Toasts />
    </QueryClientProvider>
  </StrictMode>,
)

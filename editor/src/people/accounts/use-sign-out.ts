import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { accountsApi } from '@vitrine/rules/people/accounts/accounts-api.ts'
import { showNotice } from '../../ground/controls/toasts.tsx'
import { call, RequestRefused } from '../../ground/http/send-request.ts'

/** The way out, which asks for what is not saved; who stays is not signed out. */
export function useSignOut(): () => Promise<void> {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return async () => {
    await navigate({ to: '/sign-in', search: {} })
    if (!globalThis.location.pathname.endsWith('/sign-in')) return
    try {
      await call(accountsApi.signOut, {}, { inAnyName: true })
    } catch (error) {
      if (!(error instanceof RequestRefused)) throw error
      // a login that has ended already is no failure of signing out
      if (error.code !== 'signed-out') {
        showNotice({ message: `You are still signed in. ${error.message}`, isError: true })
        await navigate({ to: '/' })
        return
      }
    }
    queryClient.clear()
  }
}

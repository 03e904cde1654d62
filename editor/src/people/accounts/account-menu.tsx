import { accountsApi } from '@vitrine/rules/people/accounts/accounts-api.ts'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { CircleUser, KeyRound, LayoutGrid, LogOut } from 'lucide-react'
import { MenuButton } from '../../ground/controls/menu-button.tsx'
import { showNotice } from '../../ground/controls/toasts.tsx'
import { call, RequestRefused } from '../../ground/http/send-request.ts'
import { sessionQuery } from './session.ts'

/** Who is signed in, and the way out. */
export function AccountMenu() {
  const { account } = useSuspenseQuery(sessionQuery).data
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const signOut = async (): Promise<void> => {
    // first the way out, which asks for what is not saved; who stays is not signed out
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
  return (
    <MenuButton
      label={`Account ${account?.email ?? ''}`}
      size="medium"
      icon={<CircleUser size={18} aria-hidden />}
      entries={[
        {
          id: 'sites',
          name: 'All sites',
          icon: <LayoutGrid size={16} aria-hidden />,
          onAction: () => void navigate({ to: '/' }),
        },
        {
          id: 'account',
          name: 'Account',
          icon: <KeyRound size={16} aria-hidden />,
          onAction: () => void navigate({ to: '/account' }),
        },
        {
          id: 'sign-out',
          name: 'Sign out',
          icon: <LogOut size={16} aria-hidden />,
          onAction: () => void signOut(),
        },
      ]}
    />
  )
}

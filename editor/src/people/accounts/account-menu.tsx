import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { CircleUser, KeyRound, LayoutGrid, LogOut } from 'lucide-react'
import { MenuButton } from '../../ground/controls/menu-button.tsx'
import { sessionQuery } from './session.ts'
import { useSignOut } from './use-sign-out.ts'

/** Who is signed in, and the way out. */
export function AccountMenu() {
  const { account } = useSuspenseQuery(sessionQuery).data
  const navigate = useNavigate()
  const signOut = useSignOut()
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

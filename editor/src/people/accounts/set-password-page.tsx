import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { buttonClass } from '../../ground/controls/button.tsx'
import { DoorPage } from './door-page.tsx'
import { PasswordForm } from './password-form.tsx'
import { sessionQuery } from './session.ts'
import styles from './door-page.module.css'

/** After a link: the next time goes without one, if a password is set. */
export function SetPasswordPage() {
  const { account } = useSuspenseQuery(sessionQuery).data
  const navigate = useNavigate()
  if (account === null) return null
  return (
    <DoorPage title={account.hasPassword ? 'Set a new password' : 'Set a password'}>
      <p className={styles['aside']}>
        You are signed in as {account.email}. With a password you can sign in the next time without
        a link.
      </p>
      <PasswordForm account={account} onDone={() => void navigate({ to: '/' })} />
      <Link to="/" className={buttonClass('quiet')}>
        Not now
      </Link>
    </DoorPage>
  )
}

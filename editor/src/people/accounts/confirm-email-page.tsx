import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { accountsApi } from '@vitrine/rules/people/accounts/accounts-api.ts'
import { buttonClass } from '../../ground/controls/button.tsx'
import { sessionKey } from '../../ground/http/query-client.ts'
import { call } from '../../ground/http/send-request.ts'
import { DoorForm } from './door-form.tsx'
import { DoorPage } from './door-page.tsx'
import styles from './door-page.module.css'

/** Where the link to a new address leads. Only the click changes it, not that a page was fetched. */
export function ConfirmEmailPage() {
  const { token } = useSearch({ from: '/confirm-email' })
  const queryClient = useQueryClient()
  const confirm = useMutation({
    mutationFn: () => call(accountsApi.confirmEmail, { body: { token } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: sessionKey }),
  })
  if (confirm.isSuccess) {
    return (
      <DoorPage title="Your address is changed">
        <output>You now sign in as {confirm.data.email}.</output>
        <Link to="/" className={buttonClass('primary')}>
          Go to the editor
        </Link>
      </DoorPage>
    )
  }
  return (
    <DoorPage title="Confirm your new e-mail address">
      <p className={styles['aside']}>
        From then on you sign in with it. Your old address opens your account no more.
      </p>
      <DoorForm
        verb="Confirm"
        error={confirm.error}
        isPending={confirm.isPending}
        onSubmit={() => confirm.mutate()}
      >
        {null}
      </DoorForm>
    </DoorPage>
  )
}

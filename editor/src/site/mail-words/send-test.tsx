import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { MailName } from '@vitrine/rules/site/mail-words/mail-kinds.ts'
import { mailWordsApi } from '@vitrine/rules/site/mail-words/mail-words-api.ts'
import { loadErrorWords, Banner } from '../../ground/controls/states.tsx'
import { Button } from '../../ground/controls/button.tsx'
import { useWorkingSite } from '../../ground/changes/working-site.ts'
import { call } from '../../ground/http/send-request.ts'
import type { SetWords } from './use-mail-words-form.ts'
import styles from './mail-words.module.css'

/** Sends the example to whoever works here, as it is typed. */
export function SendTest(props: {
  readonly siteId: string
  readonly mail: MailName
  readonly typed: SetWords
}) {
  const { siteId, mail, typed } = props
  const { name } = useWorkingSite()
  const queryClient = useQueryClient()
  const test = useMutation({
    mutationFn: () => call(mailWordsApi.test, { params: { siteId }, body: { mail, words: typed } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['mails', siteId] }),
  })
  return (
    <div className={styles['test']}>
      <div className={styles['actions']}>
        <Button isPending={test.isPending} onPress={() => test.mutate()}>
          Send me a test
        </Button>
      </div>
      <output>
        {test.isError && <Banner tone="danger">{loadErrorWords(test.error)}</Banner>}
        {test.isSuccess && test.data.isSent && (
          <Banner tone="ok">The mail server took the test to {test.data.to}.</Banner>
        )}
        {test.isSuccess && !test.data.isSent && (
          <Banner tone="ok">
            No mail server is set up, so the test to {test.data.to} lies in{' '}
            <Link to="/sites/$siteName/mailbox" params={{ siteName: name }}>
              your mailbox
            </Link>
            .
          </Banner>
        )}
      </output>
    </div>
  )
}

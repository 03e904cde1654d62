import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { isMailName, mailKinds, type MailName } from '@vitrine/rules/site/mail-words/mail-kinds.ts'
import { mailWordsMessages } from '@vitrine/rules/site/mail-words/mail-words-messages.ts'
import { documentQuery } from '../../ground/changes/documents.ts'
import { useWorkingSite } from '../../ground/changes/working-site.ts'
import { Room } from '../../ground/controls/room.tsx'
import { Banner } from '../../ground/controls/states.tsx'
import { MailPreview } from './mail-preview.tsx'
import { MailWordsForm } from './mail-words-form.tsx'
import { useMailPreview } from './use-mail-preview.ts'
import { useMailWordsForm } from './use-mail-words-form.ts'
import list from '../../ground/controls/list.module.css'
import styles from './mail-words.module.css'

/** The words of one of the site's mails beside the mail that they make. */
export function MailWordsRoom() {
  const { mailName = '' } = useParams({ strict: false })
  const { name } = useWorkingSite()
  const back = (
    <Link
      to="/sites/$siteName/settings/$part"
      params={{ siteName: name, part: 'mails' }}
      className={list['back'] ?? ''}
    >
      <ArrowLeft size={16} aria-hidden /> Settings
    </Link>
  )
  if (isMailName(mailName)) {
    return (
      <Room title={mailKinds[mailName].title} back={back}>
        <p className={styles['intro']}>{mailKinds[mailName].hint}</p>
        <MailWords key={mailName} mail={mailName} />
      </Room>
    )
  }
  return (
    <Room title="Mail" back={back}>
      <Banner tone="warn">{mailWordsMessages['no-such-mail-kind'].message}</Banner>
    </Room>
  )
}

function MailWords({ mail }: { readonly mail: MailName }) {
  const { siteId } = useWorkingSite()
  const { body } = useSuspenseQuery(documentQuery(siteId, 'site-settings', 'site')).data
  const form = useMailWordsForm(siteId, mail, body)
  const preview = useMailPreview(siteId, mail, form.typed)
  return (
    <div className={styles['columns']}>
      <MailWordsForm
        siteId={siteId}
        mail={mail}
        form={form}
        problems={preview.shown.data?.problems ?? {}}
      />
      <MailPreview siteId={siteId} mail={mail} preview={preview} typed={form.typed} />
    </div>
  )
}

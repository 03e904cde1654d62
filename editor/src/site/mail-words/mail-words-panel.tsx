import { Link } from '@tanstack/react-router'
import { mailKinds, mailNames } from '@vitrine/rules/site/mail-words/mail-kinds.ts'
import { ownMailWords } from '@vitrine/rules/site/mail-words/mail-words.ts'
import type { SiteSettings } from '@vitrine/rules/site/sites/site-settings.ts'
import { Panel } from '../../ground/controls/room.tsx'
import { Mark } from '../../ground/controls/states.tsx'
import styles from './mail-words.module.css'

/** Every mail that the site writes, each with the way to its words. */
export function MailWordsPanel({
  siteName,
  settings,
}: {
  readonly siteName: string
  readonly settings: SiteSettings
}) {
  return (
    <Panel
      title="What mails say"
      hint="All mails of your site have its logo, type and colors. Their words are yours to set."
    >
      <ul className={styles['kinds']}>
        {mailNames.map((mail) => (
          <li key={mail} className={styles['kind']}>
            <Link
              to="/sites/$siteName/settings/mails/$mailName"
              params={{ siteName, mailName: mail }}
              className={styles['way'] ?? ''}
            >
              {mailKinds[mail].title}
            </Link>
            <span className={styles['quiet']}>{mailKinds[mail].hint}</span>
            {Object.keys(ownMailWords(settings, mail)).length > 0 && (
              <Mark tone="ok">Your words</Mark>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

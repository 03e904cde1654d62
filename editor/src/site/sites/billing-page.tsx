import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { maxFileBytes } from '@vitrine/rules/site/media/upload-limits.ts'
import { maxPages } from '@vitrine/rules/site/collections/page-actions.ts'
import { maxProducts } from '@vitrine/rules/site/content/item-fields.ts'
import { Panel } from '../../ground/controls/room.tsx'
import { LoadError, Skeleton } from '../../ground/controls/states.tsx'
import { OuterRoom } from '../../people/accounts/outer-page.tsx'
import { sessionQuery } from '../../people/accounts/session.ts'
import { may } from './rooms.ts'
import { sitesQuery, type Site } from './sites.ts'
import styles from './billing-page.module.css'

/**
 * Where the addresses of a trial's upgrade and of a change of plan lead (spec §2): what the sites
 * include of which somebody sees to the bills. An installation of one's own has no plan, so nothing
 * is asked for, and no price is made up.
 */
export function BillingPage() {
  const sites = useQuery(sitesQuery)
  return (
    <OuterRoom title="Plan and billing">
      {sites.isPending && <Skeleton rows={3} height={72} />}
      {sites.isError && <LoadError error={sites.error} onRetry={() => void sites.refetch()} />}
      {sites.data !== undefined && <Plans sites={sites.data} />}
    </OuterRoom>
  )
}

function Plans({ sites }: { readonly sites: readonly Site[] }) {
  const billed = sites.filter((site) => may(site, 'manage-billing'))
  if (billed.length === 0) {
    return (
      <Panel title="Not open to you">
        <p>
          None of your roles is about what a site costs. Who manages a site can give you the role
          “Billing”.
        </p>
      </Panel>
    )
  }
  return (
    <>
      <Panel title="Self-hosted">
        <p>
          This Vitrine runs on your own machine. There is no trial that ends and no plan to change,
          and Vitrine sends no bill: what your machine, your domain, your mail server and your
          payment provider cost is between you and them.
        </p>
      </Panel>
      <Panel title="What is included" hint="The same for every site of this installation.">
        <Included />
      </Panel>
      <Panel title="Your sites">
        <ul className={styles['lines']}>
          {billed.map(({ siteId, name, title }) => (
            <li key={siteId} className={styles['line']}>
              <Link to="/sites/$siteName" params={{ siteName: name }}>
                {title}
              </Link>
              <span>Everything included, nothing to pay to Vitrine</span>
            </li>
          ))}
        </ul>
      </Panel>
    </>
  )
}

const megabytes = maxFileBytes / 1_000_000

/** What is there and how far it goes; nothing is named that this installation does not do. */
function Included() {
  const { sendsMail } = useSuspenseQuery(sessionQuery).data
  const lines: readonly (readonly [what: string, how: string])[] = [
    ['Features', 'All that this version can do; no feature is kept for another plan'],
    ['Sites and people', 'As many as the machine carries; each person has roles of their own'],
    [
      'Pages',
      `Up to ${maxPages.toLocaleString('en-US')} on a site, with posts, events and galleries`,
    ],
    ['Products', `Up to ${maxProducts} on each shop page; no share of sales is taken`],
    ['Files', `Up to ${megabytes} MB each, as many as the disk holds`],
    ['Own domains', 'Included, once their record is set'],
    [
      'Mail',
      sendsMail
        ? 'Sent by the mail server of this installation'
        : 'By a mail server that a site sets; until then the mailbox keeps what would be sent',
    ],
  ]
  return (
    <dl className={styles['lines']}>
      {lines.map(([what, how]) => (
        <div key={what} className={styles['line']}>
          <dt>{what}</dt>
          <dd>{how}</dd>
        </div>
      ))}
    </dl>
  )
}

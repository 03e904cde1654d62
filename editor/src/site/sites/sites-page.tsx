import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ExternalLink, Plus, Store } from 'lucide-react'
import { useState } from 'react'
import { OwnAddressBanner } from '../../people/accounts/own-address-banner.tsx'
import { Button } from '../../ground/controls/button.tsx'
import { Room } from '../../ground/controls/room.tsx'
import { FirstUse, LoadError, Skeleton } from '../../ground/controls/states.tsx'
import { AddSiteDialog } from './add-site-dialog.tsx'
import { OuterPage } from '../../people/accounts/outer-page.tsx'
import { visitorOrigin } from '../../ground/http/site-origin.ts'
import { mayCreateQuery, sitesQuery, type Site } from './sites.ts'
import styles from './sites-page.module.css'

/** The sites of the account: where the editor begins. */
export function SitesPage() {
  const [isAdding, setAdding] = useState(false)
  const sites = useQuery(sitesQuery)
  const mayCreate = useQuery(mayCreateQuery).data === true
  return (
    <OuterPage>
      <Room
        title="Sites"
        actions={
          mayCreate && (
            <Button icon={<Plus size={16} aria-hidden />} onPress={() => setAdding(true)}>
              Add site
            </Button>
          )
        }
      >
        <OwnAddressBanner />
        {sites.isPending && <Skeleton rows={2} height={72} />}
        {sites.isError && <LoadError error={sites.error} onRetry={() => void sites.refetch()} />}
        {sites.isSuccess &&
          (sites.data.length === 0 ? (
            <FirstUse
              icon={<Store size={20} aria-hidden />}
              title="No site yet"
              action={
                mayCreate && (
                  <Button kind="primary" onPress={() => setAdding(true)}>
                    Add your first site
                  </Button>
                )
              }
            >
              {mayCreate
                ? 'A site is your shop with its pages. It begins as a finished one that you make your own.'
                : 'You are on no site. Ask the owner of one to invite you, or whoever runs this installation to make one for you.'}
            </FirstUse>
          ) : (
            <ul className={styles['sites']}>
              {sites.data.map((site) => (
                <SiteRow key={site.siteId} site={site} />
              ))}
            </ul>
          ))}
      </Room>
      {isAdding && <AddSiteDialog onClose={() => setAdding(false)} />}
    </OuterPage>
  )
}

function SiteRow({ site }: { readonly site: Site }) {
  const origin = visitorOrigin(site)
  return (
    <li className={styles['site']}>
      <span className={styles['initial']} aria-hidden>
        {site.title.slice(0, 1).toUpperCase()}
      </span>
      <div className={styles['words']}>
        <Link
          to="/sites/$siteName"
          params={{ siteName: site.name }}
          className={styles['title'] ?? ''}
          aria-label={`Edit ${site.title}`}
        >
          {site.title}
        </Link>
        <a className={styles['address']} href={origin} target="_blank" rel="noopener">
          {origin.replace(/^https?:\/\//, '')} <ExternalLink size={13} aria-hidden />
          <span className={styles['hidden']}>, opens in a new tab</span>
        </a>
      </div>
    </li>
  )
}

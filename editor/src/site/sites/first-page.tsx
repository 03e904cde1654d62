import { Link } from '@tanstack/react-router'
import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonClass } from '../../ground/controls/button.tsx'
import { Panel, Room } from '../../ground/controls/room.tsx'
import { may } from './rooms.ts'
import type { Site } from './sites.ts'
import { wayToSite } from './way-to-site.ts'
import styles from './details-form.module.css'

/** Where a site begins for somebody whose role opens no room: what it is for, and where to go on. */
export function FirstPage({ site }: { readonly site: Site }) {
  return (
    <Room title={site.title}>
      {may(site, 'manage-billing') && (
        <Offer
          title="Plan and billing"
          said="Your role is about what this site costs."
          way={
            <Link to="/billing" className={buttonClass()}>
              Plan and billing
            </Link>
          }
        />
      )}
      {may(site, 'view-private-pages') ? (
        <Offer
          title="Drafts and private pages"
          said="Your role lets you see the site with its drafts and private pages."
          way={<WayToSite site={site} />}
        />
      ) : (
        <Offer
          title="The site"
          said="You can look at the site as its visitors do."
          way={<WayToSite site={site} />}
        />
      )}
      <p>
        {may(site, 'view-analytics') &&
          'Vitrine does not count visits yet: no figures can be read here. '}
        Your role opens no room of this site. Who manages the site can change that.
      </p>
    </Room>
  )
}

function Offer(props: { readonly title: string; readonly said: string; readonly way: ReactNode }) {
  return (
    <Panel title={props.title}>
      <div className={styles['row']}>
        <p>{props.said}</p>
        {props.way}
      </div>
    </Panel>
  )
}

function WayToSite({ site }: { readonly site: Site }) {
  return (
    <a className={buttonClass()} href={wayToSite(site, '/')} target="_blank" rel="noopener">
      <ExternalLink size={14} aria-hidden /> View site
    </a>
  )
}

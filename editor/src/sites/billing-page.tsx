import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { Panel, Room } from '../controls/room.tsx'
import { OuterPage } from './outer-page.tsx'
import list from '../controls/list.module.css'

/** Where the addresses of a trial's upgrade and of a change of plan lead (spec §2). */
export function BillingPage() {
  return (
    <OuterPage>
      <Room
        title="Plan and billing"
        back={
          <Link to="/" className={list['back'] ?? ''}>
            <ArrowLeft size={16} aria-hidden /> All sites
          </Link>
        }
      >
        <Panel title="Self-hosted">
          <p>
            This Vitrine runs on your own machine. There is no trial that ends and no plan to
            change.
          </p>
        </Panel>
      </Room>
    </OuterPage>
  )
}

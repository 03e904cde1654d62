import { Panel } from '../../ground/controls/room.tsx'
import { OuterRoom } from '../../people/accounts/outer-page.tsx'

/** Where the addresses of a trial's upgrade and of a change of plan lead (spec §2). */
export function BillingPage() {
  return (
    <OuterRoom title="Plan and billing">
      <Panel title="Self-hosted">
        <p>
          This Vitrine runs on your own machine. There is no trial that ends and no plan to change.
        </p>
      </Panel>
    </OuterRoom>
  )
}

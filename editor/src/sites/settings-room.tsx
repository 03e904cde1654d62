import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { SiteSettings } from '@vitrine/rules/sites/site-settings.ts'
import { documentQuery } from '../changes/documents.ts'
import { performAction } from '../changes/perform-action.ts'
import { Button } from '../controls/button.tsx'
import { Panel, Room } from '../controls/room.tsx'
import { RadioCards } from '../controls/radio-cards.tsx'
import type { RequestRefused } from '../http/send-request.ts'
import { PictureField } from '../media/picture-field.tsx'
import { ShippingForm } from '../shipping/shipping-form.tsx'
import { DetailsForm, detailsOf } from './details-form.tsx'
import type { Site } from './sites.ts'
import { useSite } from './use-site.ts'
import styles from './details-form.module.css'

type PanelProps = {
  readonly site: Site
  readonly settings: SiteSettings
  readonly revision: number
}

/** What is set once for the whole site. */
export function SettingsRoom() {
  const site = useSite()
  const { body, revision } = useSuspenseQuery(
    documentQuery(site.siteId, 'site-settings', 'site'),
  ).data
  const props = { site, settings: body, revision }
  return (
    <Room title="Settings">
      {/* a form begins anew when somebody else, or an undo, changed what it is about */}
      <DetailsPanel key={`details-${revision}`} {...props} />
      <Panel title="Logo and favicon">
        <PictureField
          site={site}
          label="Logo"
          hint="Stands at the top of every page in place of the name."
          assetId={body.logoAssetId}
          onChange={(assetId) => void setPicture(site, 'set-logo', assetId, 'Logo changed.')}
        />
        <PictureField
          site={site}
          label="Favicon"
          hint="The small square picture in the browser’s tab."
          assetId={body.faviconAssetId}
          onChange={(assetId) => void setPicture(site, 'set-favicon', assetId, 'Favicon changed.')}
        />
      </Panel>
      <Panel title="Shipping" hint="One flat price for every order that is sent.">
        <ShippingForm key={`shipping-${revision}`} {...props} />
      </Panel>
      <PaymentsPanel {...props} />
      <SamplePanel {...props} />
    </Room>
  )
}

function setPicture(site: Site, action: string, assetId: string | null, notice: string) {
  return performAction(site.siteId, { action, input: { assetId } }, { notice })
}

function DetailsPanel({ site, settings, revision }: PanelProps) {
  const [details, setDetails] = useState(() => detailsOf(settings))
  const [refused, setRefused] = useState<RequestRefused>()
  const save = async (): Promise<void> => {
    const done = await performAction(
      site.siteId,
      {
        action: 'set-site-details',
        input: details,
        expectedRevisions: { 'site-settings/site': revision },
      },
      { notice: 'Site details saved.', quietly: true },
    )
    setRefused(done.ok ? undefined : done.refusal)
  }
  return (
    <Panel title="Site">
      <DetailsForm
        details={details}
        onChange={setDetails}
        refused={refused}
        onSubmit={() => void save()}
      >
        <div className={styles['actions']}>
          <Button type="submit" kind="primary">
            Save details
          </Button>
        </div>
      </DetailsForm>
    </Panel>
  )
}

function PaymentsPanel({ site, settings }: PanelProps) {
  const { paymentMode } = settings.store
  return (
    <Panel
      title="Payments"
      hint={
        paymentMode === 'test'
          ? 'Test payments: no money is taken. The checkout says so to your visitors.'
          : 'Real payments are taken.'
      }
    >
      <RadioCards
        label="Payments are"
        value={paymentMode}
        onChange={(mode) =>
          void performAction(
            site.siteId,
            { action: 'set-payment-mode', input: { paymentMode: mode } },
            { notice: mode === 'live' ? 'Payments are live.' : 'Payments are a test.' },
          )
        }
        options={[
          { id: 'test', name: 'Test', hint: 'Orders work, with test cards.' },
          { id: 'live', name: 'Live', hint: 'Needs a payment provider.' },
        ]}
      />
    </Panel>
  )
}

function SamplePanel({ site, settings }: PanelProps) {
  if (!settings.hasSampleContent) return null
  return (
    <Panel title="Sample content">
      <div className={styles['row']}>
        <p>
          Removes the pages, products, posts and pictures that came with this site and that you have
          not edited. The home page stays. One undo brings all of it back.
        </p>
        <Button
          kind="danger"
          onPress={() =>
            void performAction(
              site.siteId,
              { action: 'clear-sample-content', input: {} },
              { notice: 'Sample content cleared.' },
            )
          }
        >
          Clear the sample content
        </Button>
      </div>
    </Panel>
  )
}

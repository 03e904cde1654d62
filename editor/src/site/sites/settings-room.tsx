import { useSuspenseQuery } from '@tanstack/react-query'
import { useId, useState, type ComponentType } from 'react'
import type { SiteSettings } from '@vitrine/rules/site/sites/site-settings.ts'
import { documentQuery } from '../../ground/changes/documents.ts'
import { DraftForm } from '../../ground/changes/draft-form.tsx'
import { performAction } from '../../ground/changes/perform-action.ts'
import { useTypedWords } from '../../ground/changes/typed-words.ts'
import { useFormDraft } from '../../ground/changes/use-form-draft.ts'
import { Button } from '../../ground/controls/button.tsx'
import { Panel, Room } from '../../ground/controls/room.tsx'
import { SwitchField } from '../../ground/controls/switch-field.tsx'
import { RadioCards } from '../../ground/controls/radio-cards.tsx'
import { LockForm } from '../locks/lock-form.tsx'
import { PictureField } from '../media/picture-field.tsx'
import { BlockFlagsPanel } from './block-flags-panel.tsx'
import { confirmedCurrency, useCurrencyQuestion } from './currency-question.tsx'
import {
  DetailsFields,
  detailsOf,
  detailsSchema,
  detailsWords,
  seenDetails,
} from './details-form.tsx'
import { EmbeddingForm } from './embedding-form.tsx'
import type { Site } from './sites.ts'
import { SocialAccountsForm } from './social-accounts-form.tsx'
import { useSite } from './use-site.ts'
import styles from './details-form.module.css'

export type PanelProps = {
  readonly site: Site
  readonly settings: SiteSettings
}

const sitePasswordWords =
  'Visitors see nothing of the site but its lock screen until they enter the password: no page, no ' +
  'shop, no search. Everybody who works on the site sees all of it.'

/** What is set once for the whole site. @param shopPanels what the shop adds to it */
export function SettingsRoom({
  shopPanels: ShopPanels,
}: {
  readonly shopPanels: ComponentType<PanelProps>
}) {
  const site = useSite()
  const { body } = useSuspenseQuery(documentQuery(site.siteId, 'site-settings', 'site')).data
  const props = { site, settings: body }
  const { logoAssetId, faviconAssetId } = body
  return (
    <Room title="Settings">
      <DetailsPanel {...props} />
      <Panel title="Logo and favicon">
        <PictureField
          site={site}
          label="Logo"
          hint="Stands at the top of every page in place of the name."
          assetId={body.logoAssetId}
          onChange={(id) =>
            void performAction(
              site.siteId,
              { action: 'set-logo', input: { set: { logoAssetId: id }, seen: { logoAssetId } } },
              { notice: 'Logo changed.' },
            )
          }
        />
        <PictureField
          site={site}
          label="Favicon"
          hint="The small square picture in the browser’s tab."
          assetId={body.faviconAssetId}
          onChange={(id) =>
            void performAction(
              site.siteId,
              {
                action: 'set-favicon',
                input: { set: { faviconAssetId: id }, seen: { faviconAssetId } },
              },
              { notice: 'Favicon changed.' },
            )
          }
        />
      </Panel>
      <Panel
        title="Social accounts"
        hint="Social links on pages and slides, and many templates, show their signs."
      >
        <SocialAccountsForm {...props} />
      </Panel>
      <ShopPanels {...props} />
      <PublishingPanel {...props} />
      <BlockFlagsPanel {...props} />
      <Panel title="Site password">
        {/* what is typed is a password of this site alone */}
        <SitePassword key={site.siteId} {...props} />
      </Panel>
      <Panel title="Embedding" hint="Your pages inside of somebody else’s, in a frame.">
        <EmbeddingForm {...props} />
      </Panel>
      <PaymentsPanel {...props} />
      <SamplePanel {...props} />
    </Room>
  )
}

function SitePassword({ site, settings }: PanelProps) {
  const [typed, setTyped] = useState('')
  useTypedWords(useId(), typed !== '')
  return (
    <LockForm
      siteId={site.siteId}
      lockId={settings.lockId ?? null}
      words={sitePasswordWords}
      wish={(edit) => ({ action: 'set-site-password', input: edit })}
      typed={typed}
      onType={setTyped}
    />
  )
}

function DetailsPanel({ site, settings }: PanelProps) {
  const question = useCurrencyQuestion()
  const form = useFormDraft({
    siteId: site.siteId,
    id: 'details',
    name: 'Site details',
    stored: detailsOf(settings),
    seen: seenDetails(settings),
    schema: detailsSchema,
    wish: ({ set, seen }) => ({
      action: 'set-site-details',
      input: { set, seen, ...confirmedCurrency(seen) },
    }),
    confirms: question.confirms,
    notice: 'Site details saved.',
  })
  return (
    <Panel title="Site">
      <DraftForm form={form} words={detailsWords} className={styles['form']}>
        <DetailsFields details={form.values} onChange={form.change} errors={form.errors} />
        <div className={styles['actions']}>
          <Button type="submit" kind="primary">
            Save details
          </Button>
        </div>
      </DraftForm>
      {question.dialog((currency) => form.change({ ...form.values, currency }))}
    </Panel>
  )
}

function PublishingPanel({ site, settings }: PanelProps) {
  const { publishAtOnce = false } = settings
  return (
    <Panel
      title="Publishing"
      hint="What you change on a page that visitors see waits in a draft until you publish it."
    >
      <SwitchField
        isSelected={publishAtOnce}
        onChange={(isAtOnce) =>
          void performAction(
            site.siteId,
            {
              action: 'set-publishing',
              input: {
                set: { publishAtOnce: isAtOnce },
                seen: { publishAtOnce: settings.publishAtOnce ?? null },
              },
            },
            {
              notice: isAtOnce
                ? 'Visitors see each change of a page at once.'
                : 'Changes of pages wait until they are published.',
            },
          )
        }
      >
        Publish at once
      </SwitchField>
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
          : 'Nobody can take money: no payment provider is connected, so no order can be paid.'
      }
    >
      <RadioCards
        label="Payments are"
        value={paymentMode}
        onChange={(mode) =>
          void performAction(
            site.siteId,
            {
              action: 'set-payment-mode',
              input: { set: { paymentMode: mode }, seen: { paymentMode } },
            },
            { notice: mode === 'live' ? 'Payments are live.' : 'Payments are a test.' },
          )
        }
        options={[
          { id: 'test', name: 'Test', hint: 'Orders work, with test cards.' },
          {
            id: 'live',
            name: 'Live',
            hint: 'Needs a payment provider, and none is connected: there are only the test payments.',
          },
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

import { useSuspenseQuery } from '@tanstack/react-query'
import { useId, useState, type ComponentType } from 'react'
import { documentQuery } from '../../ground/changes/documents.ts'
import { DraftForm } from '../../ground/changes/draft-form.tsx'
import { useTypedWords } from '../../ground/changes/typed-words.ts'
import { useFormDraft } from '../../ground/changes/use-form-draft.ts'
import { Button } from '../../ground/controls/button.tsx'
import { Panel, Room } from '../../ground/controls/room.tsx'
import { LockForm } from '../locks/lock-form.tsx'
import { MailWordsPanel } from '../mail-words/mail-words-panel.tsx'
import { BlockFlagsPanel } from './block-flags-panel.tsx'
import { BusinessPanel } from './business-form.tsx'
import { CaptchaPanel } from './captcha-panel.tsx'
import { ComingSoonPanel } from './coming-soon-panel.tsx'
import { CommentsPanel } from './comments-panel.tsx'
import { confirmedCurrency, useCurrencyQuestion } from './currency-question.tsx'
import {
  DetailsFields,
  detailsOf,
  detailsSchema,
  detailsWords,
  seenDetails,
} from './details-form.tsx'
import { DomainPanel } from './domain-panel.tsx'
import { DoorPanel } from './door-panel.tsx'
import { EmbeddingForm } from './embedding-form.tsx'
import { FooterPanel } from './footer-panel.tsx'
import { MailServerPanel } from './mail-server-panel.tsx'
import { MobileInfoPanel } from './mobile-info-panel.tsx'
import { OwnerMailsPanel } from './owner-mails-panel.tsx'
import type { PanelProps } from './panel-props.ts'
import { RegionalFormatsPanel } from './regional-formats-panel.tsx'
import { SettingsContents, SettingsGroup } from './settings-group.tsx'
import { settingsGroups } from './settings-groups.ts'
import {
  LogoPanel,
  PaymentsPanel,
  PlanPanel,
  PublishingPanel,
  SamplePanel,
  SearchPanel,
} from './settings-panels.tsx'
import { SocialAccountsForm } from './social-accounts-form.tsx'
import { DisqusPanel, LikesPanel, SharePanel } from './social-panels.tsx'
import { UrlMappingsForm } from './url-mappings-form.tsx'
import { useSite } from './use-site.ts'
import styles from './details-form.module.css'
import layout from './settings-group.module.css'

const sitePasswordWords =
  'Visitors see nothing of the site but its lock screen until they enter the password: no page, no ' +
  'shop, no search. Everybody who works on the site sees all of it.'

/**
 * What is set once for the whole site.
 * @param shopPanels what the shop adds to it
 * @param noticePanels what stands around every page
 * @param codePanel the code of all pages
 */
export function SettingsRoom({
  shopPanels: ShopPanels,
  noticePanels: NoticePanels,
  codePanel: CodePanel,
}: {
  readonly shopPanels: ComponentType<PanelProps>
  readonly noticePanels: ComponentType<PanelProps>
  readonly codePanel: ComponentType<PanelProps>
}) {
  const site = useSite()
  const { body } = useSuspenseQuery(documentQuery(site.siteId, 'site-settings', 'site')).data
  const props = { site, settings: body }
  return (
    <Room title="Settings">
      <div className={layout['layout']}>
        <SettingsContents groups={Object.values(settingsGroups)} />
        <div className={layout['groups']}>
          <SettingsGroup {...settingsGroups.site}>
            <DetailsPanel {...props} />
            <RegionalFormatsPanel {...props} />
            <LogoPanel {...props} />
            <BusinessPanel {...props} />
            <Panel
              title="Social accounts"
              hint="Social links on pages and slides, and many templates, show their signs."
            >
              <SocialAccountsForm {...props} />
            </Panel>
          </SettingsGroup>
          <SettingsGroup {...settingsGroups.shop}>
            <ShopPanels {...props} />
            <PaymentsPanel {...props} />
          </SettingsGroup>
          <SettingsGroup {...settingsGroups.mails}>
            <MailServerPanel {...props} />
            <OwnerMailsPanel {...props} />
            <MailWordsPanel siteName={site.name} settings={body} />
          </SettingsGroup>
          <SettingsGroup {...settingsGroups.notices}>
            <NoticePanels {...props} />
            <MobileInfoPanel {...props} />
          </SettingsGroup>
          <SettingsGroup {...settingsGroups.footer}>
            <FooterPanel {...props} />
          </SettingsGroup>
          <SettingsGroup {...settingsGroups.comments}>
            <CommentsPanel {...props} />
            <CaptchaPanel {...props} />
            <LikesPanel {...props} />
            <SharePanel {...props} />
            <DisqusPanel {...props} />
          </SettingsGroup>
          <SettingsGroup {...settingsGroups.domain}>
            <DomainPanel {...props} />
          </SettingsGroup>
          <SettingsGroup {...settingsGroups.found}>
            <SearchPanel {...props} />
            <Panel
              title="Old addresses"
              hint="Leads whoever comes by an address of before to the page of today."
            >
              <UrlMappingsForm {...props} />
            </Panel>
          </SettingsGroup>
          <SettingsGroup {...settingsGroups.access}>
            <DoorPanel {...props} />
            <ComingSoonPanel {...props} />
            <Panel title="Site password">
              {/* what is typed is a password of this site alone */}
              <SitePassword key={site.siteId} {...props} />
            </Panel>
            <Panel title="Embedding" hint="Your pages inside of somebody else’s, in a frame.">
              <EmbeddingForm {...props} />
            </Panel>
          </SettingsGroup>
          <SettingsGroup {...settingsGroups.code}>
            <CodePanel {...props} />
          </SettingsGroup>
          <SettingsGroup {...settingsGroups.plan}>
            <PlanPanel />
          </SettingsGroup>
          <SettingsGroup {...settingsGroups.editing}>
            <PublishingPanel {...props} />
            <BlockFlagsPanel {...props} />
            <SamplePanel {...props} />
          </SettingsGroup>
        </div>
      </div>
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

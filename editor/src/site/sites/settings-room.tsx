import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useId, useState, type ComponentType } from 'react'
import { documentQuery } from '../../ground/changes/documents.ts'
import { DraftForm } from '../../ground/changes/draft-form.tsx'
import { useTypedWords } from '../../ground/changes/typed-words.ts'
import { useFormDraft } from '../../ground/changes/use-form-draft.ts'
import { Button } from '../../ground/controls/button.tsx'
import { Panel, Room } from '../../ground/controls/room.tsx'
import { visitorOrigin } from '../../ground/http/site-origin.ts'
import { CallsPanel, TokensPanel } from '../../people/tools/tokens-panel.tsx'
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
import { findSettingsPart, settingsGroups, type SettingsPart } from './settings-groups.ts'
import {
  LogoPanel,
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

/** What the areas above add to the settings. */
type AddedPanels = {
  /** Of the shop. */
  readonly shop: ComponentType<PanelProps>
  /** What stands around every page. */
  readonly notices: ComponentType<PanelProps>
  /** The code of all pages. */
  readonly code: ComponentType<PanelProps>
}

/** What is set once for the whole site, one part of it at a time. */
export function SettingsRoom({ panels }: { readonly panels: SettingsPanels }) {
  const site = useSite()
  const { part: asked = '' } = useParams({ strict: false })
  const part = findSettingsPart(asked) ?? settingsGroups.site.id
  const { body } = useSuspenseQuery(documentQuery(site.siteId, 'site-settings', 'site')).data
  const Panels = panels[part]
  return (
    <Room title="Settings">
      <div className={layout['layout']}>
        <SettingsContents siteName={site.name} open={part} />
        <SettingsGroup key={part} part={part} isAsked={asked !== ''}>
          <Panels site={site} settings={body} />
        </SettingsGroup>
      </div>
    </Room>
  )
}

type SettingsPanels = Readonly<Record<SettingsPart, ComponentType<PanelProps>>>

/** What stands in each part; made once, as components are. */
export function panelsOfParts(added: AddedPanels): SettingsPanels {
  return {
    site: BasicPanels,
    shop: added.shop,
    mails: (props) => (
      <>
        <MailServerPanel {...props} />
        <OwnerMailsPanel {...props} />
        <MailWordsPanel siteName={props.site.name} settings={props.settings} />
      </>
    ),
    notices: (props) => (
      <>
        <added.notices {...props} />
        <MobileInfoPanel {...props} />
      </>
    ),
    footer: FooterPanel,
    comments: CommentPanels,
    domain: DomainPanel,
    addresses: AddressPanels,
    access: AccessPanels,
    code: added.code,
    tools: ToolPanels,
    plan: PlanPanel,
    editing: EditingPanels,
  }
}

function BasicPanels(props: PanelProps) {
  return (
    <>
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
    </>
  )
}

function CommentPanels(props: PanelProps) {
  return (
    <>
      <CommentsPanel {...props} />
      <CaptchaPanel {...props} />
      <LikesPanel {...props} />
      <SharePanel {...props} />
      <DisqusPanel {...props} />
    </>
  )
}

function AddressPanels(props: PanelProps) {
  return (
    <>
      <SearchPanel {...props} />
      <Panel
        title="Old addresses"
        hint="Leads whoever comes by an address of before to the page of today."
      >
        <UrlMappingsForm {...props} />
      </Panel>
    </>
  )
}

function AccessPanels(props: PanelProps) {
  return (
    <>
      <DoorPanel {...props} />
      <ComingSoonPanel {...props} />
      <Panel title="Site password">
        {/* what is typed is a password of this site alone */}
        <SitePassword key={props.site.siteId} {...props} />
      </Panel>
      <Panel title="Embedding" hint="Your pages inside of somebody else’s, in a frame.">
        <EmbeddingForm {...props} />
      </Panel>
    </>
  )
}

function ToolPanels({ site }: PanelProps) {
  const origin = visitorOrigin(site)
  return (
    <>
      <TokensPanel key={site.siteId} siteId={site.siteId} origin={origin} />
      <CallsPanel origin={origin} />
    </>
  )
}

function EditingPanels(props: PanelProps) {
  return (
    <>
      <PublishingPanel {...props} />
      <BlockFlagsPanel {...props} />
      <SamplePanel {...props} />
    </>
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

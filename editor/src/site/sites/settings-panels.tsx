import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { performAction } from '../../ground/changes/perform-action.ts'
import type { ActionWish } from '@vitrine/rules/ground/changes/owner-action.ts'
import { Button, buttonClass } from '../../ground/controls/button.tsx'
import { Panel } from '../../ground/controls/room.tsx'
import { SwitchField } from '../../ground/controls/switch-field.tsx'
import { PictureField } from '../media/picture-field.tsx'
import { ClearSampleDialog } from './clear-sample-dialog.tsx'
import type { PanelProps } from './panel-props.ts'
import styles from './details-form.module.css'

/** The pictures that stand for the whole site, and what sets each. */
const pictures: readonly SitePicture[] = [
  {
    label: 'Logo',
    hint: 'Stands at the top of every page in place of the name.',
    of: ({ logoAssetId }) => logoAssetId,
    wish: (id, seen) => ({
      action: 'set-logo',
      input: { set: { logoAssetId: id }, seen: { logoAssetId: seen } },
    }),
  },
  {
    label: 'Favicon',
    hint: 'The small square picture in the browser’s tab.',
    of: ({ faviconAssetId }) => faviconAssetId,
    wish: (id, seen) => ({
      action: 'set-favicon',
      input: { set: { faviconAssetId: id }, seen: { faviconAssetId: seen } },
    }),
  },
  {
    label: 'Share picture',
    hint: 'Stands for pages without a picture of their own where somebody shares them. At least 1200 by 630 pixels.',
    of: ({ shareAssetId = null }) => shareAssetId,
    wish: (id, seen) => ({
      action: 'set-share-picture',
      input: { set: { shareAssetId: id }, seen: { shareAssetId: seen } },
    }),
  },
]

type SitePicture = {
  readonly label: string
  readonly hint: string
  readonly of: (settings: PanelProps['settings']) => string | null
  readonly wish: (id: string | null, seen: string | null) => ActionWish
}

export function LogoPanel({ site, settings }: PanelProps) {
  return (
    <Panel title="Logo, favicon and share picture">
      {pictures.map(({ label, hint, of, wish }) => (
        <PictureField
          key={label}
          site={site}
          label={label}
          hint={hint}
          assetId={of(settings)}
          onChange={(id) =>
            void performAction(site.siteId, wish(id, of(settings)), { notice: `${label} changed.` })
          }
        />
      ))}
    </Panel>
  )
}

/** Leads to what the installation includes. */
export function PlanPanel() {
  return (
    <Panel title="Plan and billing" hint="Self-hosted: there is no plan to pay for.">
      <div>
        <Link to="/billing" className={buttonClass()}>
          What is included
        </Link>
      </div>
    </Panel>
  )
}

/** One switch for all search engines. */
export function SearchPanel({ site, settings }: PanelProps) {
  const { isHiddenFromSearch = false } = settings
  return (
    <Panel
      title="Search engines"
      hint={
        isHiddenFromSearch
          ? 'Search engines are asked to leave this site out; what they listed before takes weeks to go. Whoever has its address still sees it.'
          : 'Pages that visitors see without a password can be found.'
      }
    >
      <SwitchField
        isSelected={!isHiddenFromSearch}
        onChange={(isFound) =>
          void performAction(
            site.siteId,
            {
              action: 'set-search-visibility',
              input: {
                set: { isHiddenFromSearch: !isFound },
                seen: { isHiddenFromSearch: settings.isHiddenFromSearch ?? null },
              },
            },
            {
              notice: isFound
                ? 'Search engines may list this site.'
                : 'Search engines are asked to leave this site out.',
            },
          )
        }
      >
        Search engines may list this site
      </SwitchField>
    </Panel>
  )
}

export function PublishingPanel({ site, settings }: PanelProps) {
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

export function SamplePanel({ site, settings }: PanelProps) {
  const [isAsking, setAsking] = useState(false)
  if (!settings.hasSampleContent) return null
  return (
    <Panel title="Sample content">
      <div className={styles['row']}>
        <p>
          Takes away the products, posts, words and pictures that came with this site and that you
          have not edited. The pages stay, empty. One undo brings all of it back.
        </p>
        <Button kind="danger" onPress={() => setAsking(true)}>
          Clear the sample content
        </Button>
      </div>
      {isAsking && <ClearSampleDialog siteId={site.siteId} onClose={() => setAsking(false)} />}
    </Panel>
  )
}

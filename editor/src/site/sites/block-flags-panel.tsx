import { blockFlags, type BlockFlag } from '@vitrine/rules/site/blocks/block-flag.ts'
import type { SiteSettings } from '@vitrine/rules/site/sites/site-settings.ts'
import { performAction } from '../../ground/changes/perform-action.ts'
import { Panel } from '../../ground/controls/room.tsx'
import { SwitchField } from '../../ground/controls/switch-field.tsx'
import type { Site } from './sites.ts'
import field from '../../ground/controls/field.module.css'

const words: Readonly<Record<BlockFlag, { readonly name: string; readonly hint: string }>> = {
  menu: { name: 'Menu', hint: 'What a kitchen or a bar offers, with prices.' },
  opentable: { name: 'OpenTable', hint: 'A form that books a table there.' },
  donation: {
    name: 'Donation',
    hint: 'Leads to where visitors give something. What they can give is in Settings, Shop.',
  },
  amazon: { name: 'Amazon', hint: 'Cards of what is sold there, with your own link.' },
}

type BlockFlagsPanelProps = { readonly site: Site; readonly settings: SiteSettings }

/** Blocks that most sites have no use for: whether the picker offers them. */
export function BlockFlagsPanel({ site, settings }: BlockFlagsPanelProps) {
  const turn = (flag: BlockFlag, isOn: boolean): void => {
    const seen = { [flag]: settings.blockFlags?.[flag] ?? null }
    const { name } = words[flag]
    void performAction(
      site.siteId,
      { action: 'set-block-flags', input: { set: { [flag]: isOn }, seen } },
      { notice: isOn ? `${name} blocks can be added.` : `${name} blocks are no longer offered.` },
    )
  }
  return (
    <Panel
      title="Blocks for single trades"
      hint="Those that are on can be added to pages. What stands on a page already stays, on or off."
    >
      {blockFlags.map((flag) => (
        <div key={flag} className={field['field']}>
          <SwitchField
            isSelected={settings.blockFlags?.[flag] === true}
            onChange={(isOn) => turn(flag, isOn)}
          >
            {words[flag].name}
          </SwitchField>
          <span className={field['hint']}>{words[flag].hint}</span>
        </div>
      ))}
    </Panel>
  )
}

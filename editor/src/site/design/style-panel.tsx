import { useQuery } from '@tanstack/react-query'
import { Palette, Redo2, Undo2, X } from 'lucide-react'
import { useState } from 'react'
import type { StyleReply } from '@vitrine/rules/site/design/design-api.ts'
import { themeColors } from '@vitrine/rules/site/design/aesthetics.ts'
import { readColor } from '@vitrine/rules/site/design/color.ts'
import type { Tweak } from '@vitrine/rules/site/design/tweak.ts'
import { FieldConflictDialog } from '../../ground/changes/field-conflict-dialog.tsx'
import { Button } from '../../ground/controls/button.tsx'
import { WaitingLines } from '../../ground/controls/side-panel.tsx'
import { Banner, FirstUse, LoadError } from '../../ground/controls/states.tsx'
import type { Site } from '../sites/sites.ts'
import { CloseStyleDialog } from './close-style-dialog.tsx'
import type { Swatch } from './color-control.tsx'
import { CustomCss } from './custom-css.tsx'
import { fontChoices } from './font-choices.ts'
import { PresetCards } from './preset-cards.tsx'
import { styleKey } from './style-draft.ts'
import { aestheticsAmong, type StyleFields } from './style-fields.ts'
import { useStyleFrame } from './style-frame.ts'
import { labelOfField } from './style-preview.ts'
import { styleQuery } from './style-query.ts'
import { TweakControl } from './tweak-control.tsx'
import { usePanelKeys } from './use-panel-keys.ts'
import { useStylePanel, type StylePanelState } from './use-style-panel.ts'
import styles from './style-panel.module.css'

type StylePanelProps = { readonly site: Site; readonly onClose: () => void }

/** The style of the site beside its page, which follows while somebody chooses. */
export function StylePanel({ site, onClose }: StylePanelProps) {
  const style = useQuery(styleQuery(site.siteId))
  if (style.data !== undefined) {
    return <OpenPanel site={site} style={style.data} onClose={onClose} />
  }
  return (
    <section className={styles['panel']} aria-label="Style">
      <Header onClose={onClose} />
      {style.isError ? (
        <LoadError error={style.error} onRetry={() => void style.refetch()} />
      ) : (
        <WaitingLines rows={9} height={38} />
      )}
    </section>
  )
}

function Header({ onClose }: { readonly onClose: () => void }) {
  return (
    <header className={styles['header']}>
      <h2>Style</h2>
      <Button
        kind="quiet"
        size="small"
        aria-label="Close style"
        icon={<X size={16} aria-hidden />}
        onPress={onClose}
      />
    </header>
  )
}

function OpenPanel({ site, style, onClose }: StylePanelProps & { readonly style: StyleReply }) {
  const { siteId } = site
  const panel = useStylePanel(siteId, style)
  const { present, problem } = useStyleFrame()
  const keys = usePanelKeys(panel)
  const [asksToClose, setAsksToClose] = useState(false)
  const close = (): void => (panel.isDirty ? setAsksToClose(true) : onClose())
  const groups = tweakGroups(style.tweaks.filter((tweak) => isOffered(tweak, present)))
  const swatches = swatchesOf(style, panel.fields)
  const fonts = fontChoices(style)
  return (
    <section ref={keys} className={styles['panel']} aria-label="Style">
      <Header onClose={close} />
      <div className={styles['body']}>
        {problem !== null && (
          <output>
            <Banner tone="warn">{problem}</Banner>
          </output>
        )}
        {style.tweaks.length === 0 && (
          <FirstUse icon={<Palette size={20} aria-hidden />} title="No style choices">
            This template declares none. Custom CSS below changes whatever it does not offer.
          </FirstUse>
        )}
        {style.presets.length > 0 && (
          <Group title="Ready styles" isOpen>
            <PresetCards style={style} onChoose={(changes) => panel.change(changes)} />
          </Group>
        )}
        {groups.map(({ title, tweaks }, at) => (
          <Group key={title} title={title} isOpen={at < 2 || groups.length < 4}>
            {tweaks.map((tweak) => (
              <TweakControl
                key={tweak.name}
                site={site}
                tweak={tweak}
                fields={panel.fields}
                swatches={swatches}
                fonts={fonts}
                onChange={(field, value) => panel.change({ [field]: value }, field)}
                onEnd={panel.endGesture}
              />
            ))}
          </Group>
        ))}
        <Group title="Custom CSS" isOpen={false}>
          <CustomCss
            siteId={siteId}
            text={textOf(panel.fields['customCss'])}
            onChange={(customCss) => panel.change({ customCss }, 'customCss')}
            onSave={() => void panel.save()}
          />
        </Group>
      </div>
      <Footer panel={panel} />
      {asksToClose && (
        <CloseStyleDialog
          onKeep={() => setAsksToClose(false)}
          onDiscard={() => {
            panel.discard()
            onClose()
          }}
          onSave={async () => {
            setAsksToClose(false)
            if (await panel.save()) onClose()
          }}
        />
      )}
      <FieldConflictDialog
        form={{
          key: styleKey(siteId),
          errors: {},
          problem: undefined,
          tries: 0,
          onSubmit: async () => void (await panel.save()),
          nameOf: String,
        }}
        words={{
          labelOf: (field) => labelOfField(style, field),
          show: (_field, value) => words(value),
        }}
      />
    </section>
  )
}

function Footer({ panel }: { readonly panel: StylePanelState }) {
  return (
    <footer className={styles['footer']}>
      <Button
        kind="quiet"
        size="small"
        aria-label="Undo style change"
        icon={<Undo2 size={16} aria-hidden />}
        isDisabled={!panel.canUndo}
        onPress={panel.undo}
      />
      <Button
        kind="quiet"
        size="small"
        aria-label="Redo style change"
        icon={<Redo2 size={16} aria-hidden />}
        isDisabled={!panel.canRedo}
        onPress={panel.redo}
      />
      <span className={styles['space']} />
      <Button size="small" onPress={panel.resetAll}>
        Reset all
      </Button>
      <Button
        kind="primary"
        size="small"
        isDisabled={!panel.isDirty}
        isPending={panel.isSaving}
        onPress={() => void panel.save()}
      >
        Save
      </Button>
    </footer>
  )
}

function Group(props: {
  readonly title: string
  readonly isOpen: boolean
  readonly children: React.ReactNode
}) {
  const [isOpen, setOpen] = useState(props.isOpen)
  return (
    <details
      className={styles['group']}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <h3>{props.title}</h3>
      </summary>
      {isOpen && <div className={styles['inside']}>{props.children}</div>}
    </details>
  )
}

type TweakGroup = { readonly title: string; readonly tweaks: readonly Tweak[] }

/** The choices under the headings that the template gives them, in its order. */
function tweakGroups(tweaks: readonly Tweak[]): readonly TweakGroup[] {
  const groups = new Map<string, Tweak[]>()
  for (const tweak of tweaks) {
    const title = tweak.category === '' ? 'Other' : tweak.category
    groups.set(title, [...(groups.get(title) ?? []), tweak])
  }
  return [...groups].map(([title, some]) => ({ title, tweaks: some }))
}

/** A choice about what is not on this page is left out; until the page has said so, none is. */
function isOffered({ showOnlyWhenPresent }: Tweak, present: ReadonlySet<string> | null): boolean {
  return showOnlyWhenPresent === '' || present === null || present.has(showOnlyWhenPresent)
}

/** Colours to choose from: the theme's, the palette's, and those that the site uses already. */
function swatchesOf(style: StyleReply, fields: StyleFields): readonly Swatch[] {
  const aesthetics = aestheticsAmong(fields)
  const roles = Object.entries(themeColors(aesthetics)).map(([role, color]) => {
    return { title: role, value: `theme:${role}`, color }
  })
  const palette = aesthetics.colors.palette.map(({ title, value }) => {
    return { title, value, color: value }
  })
  const used = style.tweaks.flatMap(({ kind, name, label, defaultValue }) => {
    const value = fields[`tweak.${name}`] ?? defaultValue
    if (kind !== 'color' || typeof value !== 'string' || readColor(value) === undefined) return []
    return [{ title: label, value, color: value }]
  })
  const all = [...roles, ...palette, ...used]
  return all.filter(({ value }, at) => all.findIndex((one) => one.value === value) === at)
}

function words(value: unknown): string {
  if (value === null || value === undefined) return 'As the template has it'
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

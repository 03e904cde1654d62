import { useQuery } from '@tanstack/react-query'
import { Palette, Redo2, Undo2, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { StyleReply } from '@vitrine/rules/site/design/design-api.ts'
import { FieldConflictDialog } from '../../ground/changes/field-conflict-dialog.tsx'
import { Button } from '../../ground/controls/button.tsx'
import { WaitingLines } from '../../ground/controls/side-panel.tsx'
import { Banner, FirstUse, LoadError } from '../../ground/controls/states.tsx'
import { SelectField } from '../../ground/controls/select-field.tsx'
import { useKeysInside } from '../../ground/controls/use-keys-inside.ts'
import type { Site } from '../sites/sites.ts'
import { CloseStyleDialog } from './close-style-dialog.tsx'
import { ColorParts } from './color-parts.tsx'
import { CustomCss } from './custom-css.tsx'
import { FontThemes } from './font-themes.tsx'
import { FontsPanel } from './fonts-panel.tsx'
import { fontsQuery } from './fonts-query.ts'
import { Group } from './panel-group.tsx'
import { PresetCards } from './preset-cards.tsx'
import { findScopePage, scopePages, type ScopePage } from './scope-pages.ts'
import { ScopeStyle } from './scope-style.tsx'
import { changesInScope, fieldsInScope } from './style-fields.ts'
import { styleKey } from './style-draft.ts'
import { useStyleFrame } from './style-frame.ts'
import { labelOfField, wordsOfField } from './style-words.ts'
import { styleQuery } from './style-query.ts'
import { TweakGroups } from './tweak-groups.tsx'
import { usePanelKeys } from './use-panel-keys.ts'
import { useFontPicking } from './use-font-picking.ts'
import { useStylePanel, type StylePanelState } from './use-style-panel.ts'
import styles from './style-panel.module.css'

type StylePanelProps = {
  readonly site: Site
  /** Pages with a style of their own; undefined: the whole site. */
  readonly page: ScopePage | undefined
  /** The site has none of those pages yet, so that none is shown. */
  readonly isPageMissing: boolean
  readonly onPage: (page: ScopePage | undefined) => void
  readonly onClose: () => void
}

/** The style of the site beside its page, which follows while somebody chooses. */
export function StylePanel(props: StylePanelProps) {
  const { site, page, onClose } = props
  const style = useQuery(styleQuery(site.siteId))
  if (style.data !== undefined) {
    // another page in the frame is previewed from its start
    return <OpenPanel key={page?.id ?? 'site'} {...props} style={style.data} />
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

type OpenPanelProps = StylePanelProps & { readonly style: StyleReply }

function OpenPanel(props: OpenPanelProps) {
  const { site, style, page, onPage, onClose } = props
  const { siteId } = site
  const panel = useStylePanel(siteId, style, page?.scope)
  const { problem } = useStyleFrame()
  const keys = usePanelKeys(panel)
  useKeysInside(keys)
  useEffect(() => {
    // the button that opened it has given way, or the choice of its pages has been drawn anew
    const lost = document.activeElement === document.body
    if (lost) keys.current?.querySelector<HTMLElement>(`#${choiceId} button`)?.focus()
  }, [keys])
  const [asksToClose, setAsksToClose] = useState(false)
  const close = (): void => (panel.isDirty ? setAsksToClose(true) : onClose())
  const picking = useFontPicking()
  return (
    <section ref={keys} className={styles['panel']} aria-label="Style">
      <Header onClose={close} />
      {picking.targetId !== undefined && (
        <FontsPanel
          site={site}
          style={style}
          fields={fieldsInScope(style, panel.fields, page?.scope)}
          targetId={picking.targetId}
          onChange={(changes) => panel.change(changesInScope(changes, page?.scope))}
          onClose={picking.close}
        />
      )}
      <div className={styles['body']} hidden={picking.targetId !== undefined}>
        {problem !== null && (
          <output>
            <Banner tone="warn">{problem}</Banner>
          </output>
        )}
        <ScopeChoice page={page} onPage={onPage} />
        {page === undefined ? (
          <SiteStyle site={site} style={style} panel={panel} onPickFont={picking.open} />
        ) : (
          <ScopeStyle
            site={site}
            page={page}
            isMissing={props.isPageMissing}
            style={style}
            panel={panel}
            onPickFont={picking.open}
          />
        )}
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
          show: (field, value) => wordsOfField(panel.fields, field, value),
        }}
      />
    </section>
  )
}

const choiceId = 'styled-pages'

/** Which pages are styled; those that are not the site's own are shown in the frame. */
function ScopeChoice({ page, onPage }: Pick<StylePanelProps, 'page' | 'onPage'>) {
  const site = { id: 'site', name: 'Whole site' } as const
  return (
    <div id={choiceId} className={styles['pages']}>
      <SelectField
        label="Pages"
        options={[site, ...scopePages.map(({ id, title }) => ({ id, name: title }))]}
        value={page?.id ?? site.id}
        onChange={(id) => onPage(findScopePage(id))}
      />
    </div>
  )
}

type SiteStyleProps = {
  readonly site: Site
  readonly style: StyleReply
  readonly panel: StylePanelState
  /** Opens the fonts to choose one for a target. */
  readonly onPickFont: (targetId: string | null) => void
}

/** All that is styled of the whole site. */
function SiteStyle({ site, style, panel, onPickFont }: SiteStyleProps) {
  const fonts = useQuery(fontsQuery(site.siteId)).data
  return (
    <>
      {style.tweaks.length === 0 && (
        <FirstUse icon={<Palette size={20} aria-hidden />} title="No style choices">
          This template declares none. Custom CSS below changes whatever it does not offer.
        </FirstUse>
      )}
      <ColorParts style={style} panel={panel} />
      {style.presets.length > 0 && (
        <Group title="Ready styles" isOpen>
          <PresetCards style={style} onChoose={(changes) => panel.change(changes)} />
        </Group>
      )}
      <Group title="Fonts" isOpen>
        <FontThemes
          style={style}
          fields={panel.fields}
          fonts={fonts}
          onChange={panel.change}
          onEnd={panel.endGesture}
          onPick={onPickFont}
        />
      </Group>
      <TweakGroups
        site={site}
        style={style}
        fields={panel.fields}
        onPickFont={onPickFont}
        onChange={(field, value) => panel.change({ [field]: value }, field)}
        onEnd={panel.endGesture}
      />
      <Group title="Custom CSS" isOpen={false}>
        <CustomCss
          siteId={site.siteId}
          text={textOf(panel.fields['customCss'])}
          onChange={(customCss) => panel.change({ customCss }, 'customCss')}
          onSave={() => void panel.save()}
        />
      </Group>
    </>
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

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

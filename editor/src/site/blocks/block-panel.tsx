import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components'
import type { Block } from '@vitrine/rules/site/blocks/layout.ts'
import type { BlockType } from '@vitrine/rules/site/blocks/block-type.ts'
import { findBlockType, readBlockValue } from '@vitrine/rules/site/blocks/block-types.ts'
import { blocksMessage } from '@vitrine/rules/site/blocks/blocks-messages.ts'
import { nounIn } from '@vitrine/rules/site/blocks/block-words.ts'
import { blocksOfLayout } from '@vitrine/rules/site/blocks/blocks-of-layout.ts'
import { documentQuery } from '../../ground/changes/documents.ts'
import { Button } from '../../ground/controls/button.tsx'
import { Banner, LoadError, Skeleton } from '../../ground/controls/states.tsx'
import { useKeysInside } from '../../ground/controls/use-keys-inside.ts'
import { Fields } from '../fields/fields.tsx'
import type { FieldSite } from '../fields/control-props.ts'
import { sitesQuery } from '../sites/sites.ts'
import { blockPicture, pictureName } from './block-picture.tsx'
import { useKeysInto } from './keys-into-settings.ts'
import { presetField, tabsOf, type PanelTab } from './panel-tabs.ts'
import { PictureWords } from './picture-words.tsx'
import { useBlockEdit } from './use-block-edit.ts'
import styles from './block-panel.module.css'

type BlockPanelProps = {
  readonly siteId: string
  readonly layoutId: string
  readonly blockId: string
  readonly onClose: () => void
}

/** The settings of one block; each change of one is an action of its own, at once. */
export function BlockPanel({ siteId, layoutId, blockId, onClose }: BlockPanelProps) {
  const site = useSuspenseQuery(sitesQuery).data.find((one) => one.siteId === siteId)
  const layout = useQuery(documentQuery(siteId, 'layout', layoutId))
  const block = layout.data && blocksOfLayout(layout.data.body).find(({ id }) => id === blockId)
  const blockType = block && findBlockType(block.type)
  if (site === undefined) return null
  if (layout.data === undefined) {
    return (
      <Frame title="Block" onClose={onClose}>
        {layout.isError ? (
          <LoadError error={layout.error} onRetry={() => void layout.refetch()} />
        ) : (
          <Skeleton rows={5} height={56} />
        )}
      </Frame>
    )
  }
  if (block === undefined) {
    const { body } = layout.data
    return (
      <Frame
        title={nounIn(body) === 'slice' ? 'Slice' : 'Block'}
        blockId={blockId}
        onClose={onClose}
      >
        <p className={styles['note']}>{blocksMessage('no-such-block', body)}</p>
      </Frame>
    )
  }
  if (blockType === undefined) {
    return (
      <Frame title="Unknown" blockId={blockId} onClose={onClose}>
        <p className={styles['note']}>
          It came from elsewhere. What it holds is kept, but there is nothing to set here.
        </p>
      </Frame>
    )
  }
  return (
    <Frame
      title={blockType.title}
      picture={blockPicture(pictureName(blockType))}
      blockId={blockId}
      onClose={onClose}
    >
      <Settings
        key={`${layoutId} ${blockId}`}
        site={site}
        layoutId={layoutId}
        block={block}
        blockType={blockType}
      />
    </Frame>
  )
}

function Frame(props: {
  readonly title: string
  readonly picture?: ReactNode
  /** What the settings are of; undefined while they are read. */
  readonly blockId?: string
  readonly onClose: () => void
  readonly children: ReactNode
}) {
  const headingId = useId()
  const element = useRef<HTMLElement>(null)
  useKeysInside(element)
  const settings = useKeysInto(props.blockId)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a key that its controls leave
    <section
      ref={element}
      className={styles['panel']}
      aria-labelledby={headingId}
      onKeyDown={(event) => {
        if (isLeave(event)) props.onClose()
      }}
    >
      <header className={styles['header']}>
        <span className={styles['sign']}>{props.picture}</span>
        <h2 id={headingId}>{props.title}</h2>
        <Button
          kind="quiet"
          size="small"
          aria-label="Close settings"
          icon={<X size={16} aria-hidden />}
          onPress={props.onClose}
        />
      </header>
      <div ref={settings} className={styles['body']}>
        {props.children}
      </div>
    </section>
  )
}

/** Escape means something else where code, a table or a list is edited, and where choices are open. */
const ownEscape = '.cm-editor, [role="grid"], [contenteditable="true"], [aria-expanded="true"]'

/** What is pressed in a dialog or a menu of the panel comes here too. */
function isLeave({ key, target, currentTarget, defaultPrevented }: KeyboardEvent): boolean {
  if (key !== 'Escape' || defaultPrevented || !(target instanceof Element)) return false
  return currentTarget.contains(target) && target.closest(ownEscape) === null
}

type SettingsProps = {
  readonly site: FieldSite
  readonly layoutId: string
  readonly block: Block
  readonly blockType: BlockType
}

function Settings({ site, layoutId, block, blockType }: SettingsProps) {
  const { siteId } = site
  const edit = useBlockEdit({
    siteId,
    fields: blockType.fields,
    stored: readBlockValue(blockType, block.value),
    wish: (set, seen) => ({
      action: 'edit-block',
      input: { layoutId, blockId: block.id, set, seen },
    }),
  })
  const { values, errors, problem } = edit
  const hint = blockType.hint?.(values as never) ?? null
  const { open, tabs } = tabsOf(blockType, values)
  const byPicture = presetField(blockType)
  const cards = byPicture && {
    name: byPicture.name,
    pictureOf: (option: string) => blockPicture(blockType.name, byPicture.presets.get(option)),
  }
  const some = (names: readonly string[]) => (
    <Fields
      site={site}
      fields={blockType.fields}
      names={names}
      values={values}
      errors={errors}
      cards={cards}
      onChange={edit.change}
    />
  )
  const described = describedPicture(blockType, values)
  const fieldsOf = (names: readonly string[]): ReactNode => {
    if (described === undefined || !names.includes(described.name)) return some(names)
    const next = names.indexOf(described.name) + 1
    return (
      <>
        {some(names.slice(0, next))}
        <PictureWords site={site} assetId={described.assetId} />
        {some(names.slice(next))}
      </>
    )
  }
  return (
    <>
      {problem !== null && (
        <Banner
          tone="danger"
          role="alert"
          action={
            <Button size="small" onPress={edit.retry}>
              Try again
            </Button>
          }
        >
          {problem}
        </Banner>
      )}
      {hint !== null && <p className={styles['hint']}>{hint}</p>}
      {blockType.inPlace !== undefined && (
        <p className={styles['note']}>The text is written where it stands on the page.</p>
      )}
      {fieldsOf(open)}
      {tabs.length > 0 && <PanelTabs tabs={tabs} errors={errors} fieldsOf={fieldsOf} />}
      {Object.keys(blockType.fields).length === 0 && (
        <p className={styles['note']}>
          {blockType.setElsewhere ?? 'There is nothing to set here.'}
        </p>
      )}
    </>
  )
}

/** The picture of a block that shows one for its own sake. */
function describedPicture(
  { name, fields }: BlockType,
  values: Readonly<Record<string, unknown>>,
): { readonly name: string; readonly assetId: string } | undefined {
  const assetId = name === 'image' && fields['image'] !== undefined ? values['image'] : undefined
  return typeof assetId === 'string' ? { name: 'image', assetId } : undefined
}

function PanelTabs(props: {
  readonly tabs: readonly PanelTab[]
  readonly errors: Readonly<Record<string, string>>
  readonly fieldsOf: (names: readonly string[]) => ReactNode
}) {
  const { tabs, errors, fieldsOf } = props
  return (
    <Tabs className={styles['tabs'] ?? ''}>
      <TabList aria-label="Settings" className={styles['tabList'] ?? ''}>
        {tabs.map(({ title, names }) => {
          const isWrong = names.some((name) => errors[name] !== undefined)
          return (
            <Tab
              key={title}
              id={title}
              className={styles['tab'] ?? ''}
              {...(isWrong && { 'aria-label': `${title}, has a problem` })}
            >
              {title}
              {isWrong && <span className={styles['wrong']} aria-hidden />}
            </Tab>
          )
        })}
      </TabList>
      {tabs.map(({ title, names }) => (
        <TabPanel key={title} id={title} className={styles['tabPanel'] ?? ''}>
          {fieldsOf(names)}
        </TabPanel>
      ))}
    </Tabs>
  )
}

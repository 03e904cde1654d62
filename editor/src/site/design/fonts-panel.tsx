import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, Search, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button as AriaButton, Input, Radio, RadioGroup, SearchField } from 'react-aria-components'
import type { StyleReply } from '@vitrine/rules/site/design/design-api.ts'
import type { FontsReply } from '@vitrine/rules/site/design/font-api.ts'
import { fontCategories, fontCategoryTitles } from '@vitrine/rules/site/design/font-family.ts'
import { fontWords } from '@vitrine/rules/site/design/font-messages.ts'
import { useLeavingWords } from '../../ground/changes/use-leaving-words.tsx'
import { Button } from '../../ground/controls/button.tsx'
import { SelectField } from '../../ground/controls/select-field.tsx'
import { WaitingLines } from '../../ground/controls/side-panel.tsx'
import type { Site } from '../sites/sites.ts'
import { fontChoices, namesInUse } from './font-choices.ts'
import { FontList } from './font-list.tsx'
import { fontTargets, type FontTarget } from './font-targets.ts'
import { fontsQuery } from './fonts-query.ts'
import { OwnFonts } from './own-fonts.tsx'
import type { StyleFields } from './style-fields.ts'
import { TypekitKit } from './typekit-kit.tsx'
import styles from './fonts-panel.module.css'

type FontsPanelProps = {
  readonly site: Site
  readonly style: StyleReply
  readonly fields: StyleFields
  /** What a family is chosen for at first; null: the first that there is. */
  readonly targetId: string | null
  readonly onChange: (changes: StyleFields) => void
  readonly onClose: () => void
}

/** The fonts of a site: what is chosen of them shows on the page at once. */
export function FontsPanel(props: FontsPanelProps) {
  const { site } = props
  const { leave, question } = useLeavingWords()
  const onClose = (): void => leave(props.onClose)
  const fonts = useQuery(fontsQuery(site.siteId))
  const element = useLeaving(onClose)
  return (
    <section ref={element} className={styles['panel']} aria-label="Fonts">
      <header className={styles['header']}>
        <Button
          kind="quiet"
          size="small"
          aria-label="Back to style"
          icon={<ArrowLeft size={16} aria-hidden />}
          onPress={onClose}
        />
        <h3>Fonts</h3>
      </header>
      {fonts.data !== undefined && <OpenPanel {...props} fonts={fonts.data} leave={leave} />}
      {fonts.data === undefined && !fonts.isError && <WaitingLines rows={9} height={44} />}
      {fonts.data === undefined && fonts.isError && (
        <div className={styles['failed']} role="alert">
          <p>{fontWords.notLoaded}</p>
          <Button onPress={() => void fonts.refetch()}>Try again</Button>
        </div>
      )}
      {question}
    </section>
  )
}

/** The focus goes into the panel when it opens, and Escape leads out of it. */
function useLeaving(onClose: () => void) {
  const element = useRef<HTMLElement>(null)
  const latest = useRef(onClose)
  useEffect(() => {
    latest.current = onClose
  })
  useEffect(() => {
    const panel = element.current
    panel?.querySelector('button')?.focus()
    const listen = (event: KeyboardEvent): void => {
      const { target } = event
      // a search is cleared first; what is typed elsewhere is asked about
      const isSearch = target instanceof HTMLInputElement && target.type === 'search'
      if (event.key !== 'Escape' || (isSearch && target.value !== '')) return
      event.stopPropagation()
      latest.current()
    }
    panel?.addEventListener('keydown', listen)
    return () => panel?.removeEventListener('keydown', listen)
  }, [])
  return element
}

const none: ReadonlySet<string> = new Set()
const kit = 'kit'
const own = 'own'

const groups = [
  { id: 'all', name: 'Browse all' },
  ...fontCategories.map((id) => ({ id, name: fontCategoryTitles[id] })),
  { id: kit, name: 'Typekit Kit' },
  { id: own, name: 'Your fonts' },
]

const nameOf = (group: string): string => groups.find(({ id }) => id === group)?.name ?? ''

/** There may be one in another category. */
function wordsOfNothing(group: string): string {
  return group === 'all'
    ? 'No font is called like that.'
    : `No font under ${nameOf(group)} is called like that.`
}

type OpenPanelProps = FontsPanelProps & {
  readonly fonts: FontsReply
  readonly leave: (step: () => void) => void
}

function OpenPanel(props: OpenPanelProps) {
  const { site, style, fields, fonts, onChange, leave } = props
  const [group, setGroup] = useState('all')
  const [search, setSearch] = useState('')
  // what is chosen now stays in its line
  const [inUse] = useState(() => namesInUse(style, fields))
  const targets = fontTargets(style, fields)
  const [wanted, setWanted] = useState(props.targetId)
  const target = targets.find(({ id }) => id === wanted) ?? targets[0]
  const choices = fontChoices(style, fonts, site.siteId)
  const words = search.trim().toLowerCase()
  const shown = choices.filter(
    ({ name, from }) => (group === 'all' || from === group) && name.toLowerCase().includes(words),
  )
  const list = (
    <FontList
      key={group}
      choices={shown}
      title={group === 'all' ? 'All fonts' : nameOf(group)}
      inUse={group === 'all' ? inUse : none}
      nothing={wordsOfNothing(group)}
      stack={target?.stack ?? ''}
      onChoose={(stack) => target !== undefined && onChange(target.changes(stack))}
    />
  )
  return (
    <>
      <div className={styles['tools']}>
        <TargetSelect targets={targets} target={target} onChange={setWanted} />
        <FontSearch
          value={search}
          onChange={(next) => {
            if (group !== kit) return setSearch(next)
            leave(() => {
              setSearch(next)
              setGroup('all')
            })
          }}
        />
        <Groups value={group} onChange={(next) => leave(() => setGroup(next))} />
      </div>
      {group === kit && <TypekitKit siteId={site.siteId} kitId={fonts.kitId} />}
      {group === own && (
        <div className={styles['scroll']}>
          {fonts.own.length > 0 && list}
          <OwnFonts siteId={site.siteId} style={style} fields={fields} own={fonts.own} />
        </div>
      )}
      {group !== kit && group !== own && <div className={styles['scroll']}>{list}</div>}
    </>
  )
}

function TargetSelect(props: {
  readonly targets: readonly FontTarget[]
  readonly target: FontTarget | undefined
  readonly onChange: (id: string) => void
}) {
  const { targets, target, onChange } = props
  if (target === undefined) {
    return <p className={styles['note']}>This template lets nobody choose its fonts.</p>
  }
  return (
    <SelectField
      label="For"
      options={targets.map(({ id, label }) => ({ id, name: label }))}
      value={target.id}
      onChange={onChange}
    />
  )
}

function FontSearch(props: { readonly value: string; readonly onChange: (value: string) => void }) {
  return (
    <SearchField className={styles['search'] ?? ''} aria-label="Search fonts" {...props}>
      <Search size={15} aria-hidden />
      <Input placeholder="Search fonts" />
      {props.value !== '' && (
        <AriaButton aria-label="Clear search">
          <X size={14} aria-hidden />
        </AriaButton>
      )}
    </SearchField>
  )
}

function Groups(props: { readonly value: string; readonly onChange: (id: string) => void }) {
  return (
    <RadioGroup
      className={styles['groups'] ?? ''}
      aria-label="Which fonts"
      orientation="horizontal"
      {...props}
    >
      {groups.map(({ id, name }) => (
        <Radio key={id} value={id} className={styles['groupChoice'] ?? ''}>
          {name}
        </Radio>
      ))}
    </RadioGroup>
  )
}

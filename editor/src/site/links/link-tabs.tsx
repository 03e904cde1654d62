import { useState } from 'react'
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components'
import {
  linkTabs,
  tabOfTarget,
  unreadLink,
  wordsOfAddress,
  type LinkTab,
  type LinkTarget,
  type TypedTab,
} from '@vitrine/rules/site/navigation/link-target.ts'
import { linkWords } from '@vitrine/rules/site/navigation/navigation-messages.ts'
import { interfaceMessages } from '@vitrine/rules/ground/refusals/interface-messages.ts'
import { LoadError, Skeleton } from '../../ground/controls/states.tsx'
import { TextField } from '../../ground/controls/text-field.tsx'
import { LinkChoiceList } from './link-choice-list.tsx'
import { useFileChoices, useMenuLinkChoices, usePageChoices } from './link-choices.ts'
import styles from './links.module.css'

export type LinkTabsProps = {
  readonly siteId: string
  /** Where the link leads so far; what is typed is not asked whether it is whole. */
  readonly to: LinkTarget | null
  readonly onChange: (to: LinkTarget | null) => void
  /** Where nothing is linked yet. */
  readonly firstTab?: LinkTab
  /** Whether its first field has the keys as soon as it is there. */
  readonly takesFocus?: boolean
  readonly error?: string | undefined
}

const typedTabs = {
  address: { placeholder: 'https://', type: 'url', inputMode: 'url' },
  email: { placeholder: 'name@example.com', type: 'email', inputMode: 'email' },
  phone: { placeholder: '+1 555 0100', type: 'tel', inputMode: 'tel' },
} as const

/** Where a link leads, by five kinds. What was given on one tab is still there after another one. */
export function LinkTabs(props: LinkTabsProps) {
  const { siteId, to, onChange, firstTab = 'page', takesFocus = false, error } = props
  // whoever walks along the tabs stays on them
  const [isFirst, setFirst] = useState(takesFocus)
  const [tab, setTab] = useState(() => (to === null ? firstTab : tabOfTarget(to)))
  const [kept, setKept] = useState<Partial<Record<LinkTab, LinkTarget | null>>>({})
  const shown = tabOfTarget(to)
  // what came from elsewhere is shown where it belongs, except an empty one
  const [last, setLast] = useState(to)
  if (last !== to) {
    setLast(to)
    if (to !== null && to !== '' && tab !== shown && kept[tab] !== to) setTab(shown)
  }
  const give = (next: LinkTarget | null): void => {
    setKept({ ...kept, [tab]: next })
    onChange(next)
  }
  const open = (next: LinkTab): void => {
    setKept({ ...kept, [tab]: to })
    setTab(next)
    setFirst(false)
    onChange(kept[next] ?? null)
  }
  return (
    <Tabs
      className={styles['tabs'] ?? ''}
      selectedKey={tab}
      onSelectionChange={(key) => {
        const next = linkTabs.find((one) => one === key)
        if (next !== undefined && next !== tab) open(next)
      }}
    >
      <TabList aria-label="Kind of link" className={styles['tabList'] ?? ''}>
        {linkTabs.map((one) => (
          <Tab key={one} id={one} className={styles['tab'] ?? ''}>
            {linkWords[one]}
          </Tab>
        ))}
      </TabList>
      <TabPanel id="page" className={styles['panel'] ?? ''}>
        <PageChoices siteId={siteId} chosen={to} onChoose={give} takesFocus={isFirst} />
      </TabPanel>
      {(['address', 'email', 'phone'] as const).map((one) => (
        <TabPanel key={one} id={one} className={styles['panel'] ?? ''}>
          <TypedAddress tab={one} to={to} onChange={give} takesFocus={isFirst} error={error} />
        </TabPanel>
      ))}
      <TabPanel id="file" className={styles['panel'] ?? ''}>
        <FileChoices siteId={siteId} chosen={to} onChoose={give} takesFocus={isFirst} />
      </TabPanel>
      {error !== undefined && (tab === 'page' || tab === 'file') && (
        <p role="alert" className={styles['error']}>
          {error}
        </p>
      )}
    </Tabs>
  )
}

function TypedAddress(props: {
  readonly tab: TypedTab
  readonly to: LinkTarget | null
  readonly onChange: (to: LinkTarget | null) => void
  readonly takesFocus: boolean
  readonly error: string | undefined
}) {
  const { tab, to, onChange, takesFocus, error } = props
  const address = typeof to === 'string' ? to : ''
  const [typed, setTyped] = useState(wordsOfAddress(address))
  const isTyped = unreadLink(tab, typed) === address || (typed === '' && address === '')
  return (
    <TextField
      {...typedTabs[tab]}
      label={linkWords[tab]}
      autoFocus={takesFocus}
      value={isTyped ? typed : wordsOfAddress(address)}
      onChange={(words) => {
        setTyped(words)
        onChange(words === '' ? null : unreadLink(tab, words))
      }}
      {...(tab === 'address' && { hint: 'A web address, or a path of this site such as /about' })}
      error={error}
    />
  )
}

type ChoicesProps = {
  readonly siteId: string
  readonly chosen: LinkTarget | null
  readonly onChoose: (to: LinkTarget) => void
  readonly takesFocus: boolean
}

function PageChoices({ siteId, ...list }: ChoicesProps) {
  const pages = usePageChoices(siteId)
  const links = useMenuLinkChoices(siteId)
  if (pages.choices === undefined || links.choices === undefined) {
    if (!pages.isError && !links.isError) return <Skeleton rows={5} height={36} />
    return (
      <LoadError
        error={pages.error ?? links.error}
        message={interfaceMessages[pages.isError ? 'no-collections' : 'no-results']}
        onRetry={() => {
          void pages.refetch()
          void links.refetch()
        }}
      />
    )
  }
  return (
    <LinkChoiceList
      label="Search pages and links"
      sections={[
        { title: linkWords.pages, choices: pages.choices },
        { title: linkWords.links, choices: links.choices },
      ]}
      {...list}
      firstUse="This site has no page yet."
    />
  )
}

function FileChoices({ siteId, ...list }: ChoicesProps) {
  const files = useFileChoices(siteId)
  if (files.choices === undefined) {
    if (!files.isError) return <Skeleton rows={5} height={36} />
    return (
      <LoadError
        error={files.error}
        message={interfaceMessages['no-results']}
        onRetry={() => void files.refetch()}
      />
    )
  }
  return (
    <LinkChoiceList
      label="Search files"
      sections={[{ title: 'Files', choices: files.choices }]}
      {...list}
      firstUse="This site has no file yet."
    />
  )
}

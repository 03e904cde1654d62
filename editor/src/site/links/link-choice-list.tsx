import { Check, Search } from 'lucide-react'
import { useState } from 'react'
import {
  Autocomplete,
  Header,
  Input,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  SearchField,
  useFilter,
} from 'react-aria-components'
import type { LinkTarget } from '@vitrine/rules/site/navigation/link-target.ts'
import type { LinkChoice } from './link-choices.ts'
import styles from './links.module.css'
import field from '../../ground/controls/field.module.css'

type LinkChoiceListProps = {
  /** What is looked for, such as "Search pages and links". */
  readonly label: string
  readonly sections: readonly { readonly title: string; readonly choices: readonly LinkChoice[] }[]
  readonly chosen: LinkTarget | null
  readonly onChoose: (to: LinkTarget) => void
  /** Whether typing finds something at once. */
  readonly takesFocus: boolean
  /** Said where there is nothing to choose from at all. */
  readonly firstUse: string
}

/** What a link may lead to, in lists that one field searches: typing and arrows at the same time. */
export function LinkChoiceList(props: LinkChoiceListProps) {
  const { label, sections, chosen, onChoose, takesFocus, firstUse } = props
  const { contains } = useFilter({ sensitivity: 'base' })
  const [words, setWords] = useState('')
  const filled = sections.filter(({ choices }) => choices.length > 0)
  const all = filled.flatMap(({ choices }) => choices)
  const selected = all.find(({ to }) => isSameTarget(to, chosen))
  if (all.length === 0) return <p className={styles['nothing']}>{firstUse}</p>
  return (
    <Autocomplete
      inputValue={words}
      onInputChange={setWords}
      filter={(text, typed) => contains(text, typed)}
    >
      <SearchField aria-label={label} className={styles['search'] ?? ''} autoFocus={takesFocus}>
        <Search size={15} aria-hidden />
        <Input className={field['input'] ?? ''} placeholder={label} />
      </SearchField>
      <ListBox
        aria-label={filled.map(({ title }) => title).join(', ')}
        className={styles['list'] ?? ''}
        selectionMode="single"
        selectedKeys={selected === undefined ? [] : [selected.id]}
        onSelectionChange={(keys) => {
          const [key] = keys
          const choice = all.find(({ id }) => id === key)
          if (choice !== undefined) onChoose(choice.to)
        }}
        renderEmptyState={() => <p className={styles['nothing']}>Nothing is called “{words}”.</p>}
      >
        {filled.map(({ title, choices }) => (
          <ListBoxSection key={title} id={title} aria-label={title}>
            {filled.length > 1 || sections.length > 1 ? (
              <Header className={styles['heading'] ?? ''}>{title}</Header>
            ) : null}
            {choices.map((choice) => (
              <ListBoxItem
                key={choice.id}
                id={choice.id}
                textValue={[choice.title, choice.alsoCalled, choice.detail].join(' ')}
                aria-label={`${choice.title}, ${choice.detail}`}
                className={styles['choice'] ?? ''}
              >
                <span className={styles['title']}>{choice.title}</span>
                <span className={styles['detail']}>{choice.detail}</span>
                <Check size={15} aria-hidden className={styles['check']} />
              </ListBoxItem>
            ))}
          </ListBoxSection>
        ))}
      </ListBox>
    </Autocomplete>
  )
}

function isSameTarget(one: LinkTarget, other: LinkTarget | null): boolean {
  if (typeof one === 'string' || typeof other === 'string' || other === null) return one === other
  return one.kind === other.kind && one.id === other.id
}

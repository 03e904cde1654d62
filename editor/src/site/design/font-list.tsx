import {
  GridList,
  GridListHeader,
  GridListItem,
  GridListSection,
  type Selection,
} from 'react-aria-components'
import { Check } from 'lucide-react'
import { firstFamily } from '@vitrine/rules/site/design/font-family.ts'
import { fontWords } from '@vitrine/rules/site/design/font-messages.ts'
import { Button } from '../../ground/controls/button.tsx'
import type { FontChoice } from './font-choices.ts'
import { previewFamily, useFontPreview } from './font-preview.ts'
import styles from './fonts-panel.module.css'

type FontListProps = {
  readonly choices: readonly FontChoice[]
  /** The families that stand first, under a heading of their own. */
  readonly inUse: ReadonlySet<string>
  /** What those of the catalogue are called. */
  readonly title: string
  /** Said where there is none. */
  readonly nothing: string
  /** What is chosen. */
  readonly stack: string
  readonly onChoose: (stack: string) => void
}

type Part = { readonly title: string; readonly choices: readonly FontChoice[] }

/** Families, each in its own face; arrows move, letters find, Enter chooses. */
export function FontList(props: FontListProps) {
  const { choices, inUse, title, nothing, stack, onChoose } = props
  const rest = choices.filter(({ name }) => !inUse.has(name))
  const parts: readonly Part[] = [
    { title: 'Fonts in your style guide', choices: choices.filter(({ name }) => inUse.has(name)) },
    { title: 'Your fonts', choices: rest.filter(({ from }) => from === 'own') },
    { title: 'Of this template', choices: rest.filter(({ from }) => from === 'template') },
    { title, choices: rest.filter(isOfCatalogue) },
    { title: 'On every machine', choices: rest.filter(({ from }) => from === 'system') },
  ]
  const choose = (selection: Selection): void => {
    const [name] = selection === 'all' ? [] : [...selection]
    const found = choices.find((one) => one.name === name)
    if (found !== undefined) onChoose(found.stack)
  }
  return (
    <GridList
      aria-label="Families"
      className={styles['list'] ?? ''}
      selectionMode="single"
      selectedKeys={[firstFamily(stack)]}
      onSelectionChange={choose}
      renderEmptyState={() => <p className={styles['none']}>{nothing}</p>}
    >
      {parts
        .filter((part) => part.choices.length > 0)
        .map((part) => (
          <GridListSection key={part.title} className={styles['section'] ?? ''}>
            <GridListHeader className={styles['heading'] ?? ''}>{part.title}</GridListHeader>
            {part.choices.map((choice) => (
              <FontRow key={choice.name} choice={choice} />
            ))}
          </GridListSection>
        ))}
    </GridList>
  )
}

function isOfCatalogue({ from }: FontChoice): boolean {
  return from !== 'own' && from !== 'template' && from !== 'system'
}

function FontRow({ choice }: { readonly choice: FontChoice }) {
  return (
    <GridListItem id={choice.name} textValue={choice.name} className={styles['row'] ?? ''}>
      {({ isSelected }) => (
        <>
          <InOwnFace choice={choice} />
          {isSelected && <Check size={16} aria-hidden />}
        </>
      )}
    </GridListItem>
  )
}

function InOwnFace({ choice: { name, stack, preview } }: { readonly choice: FontChoice }) {
  const { element, state, retry } = useFontPreview<HTMLSpanElement>(name, preview)
  const fontFamily = preview === null ? stack : `'${previewFamily(name)}', ${stack}`
  return (
    <>
      <span className={styles['words']} ref={element}>
        <span className={styles['name']} data-state={state} style={{ fontFamily }}>
          {name}
        </span>
        {state === 'failed' && (
          <span className={styles['fault']} role="alert">
            {fontWords.noPreview(name)}
          </span>
        )}
      </span>
      {state === 'failed' && (
        <Button size="small" onPress={retry} aria-label={`Try again to load ${name}`}>
          Try again
        </Button>
      )}
    </>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useMemo, useState } from 'react'
import { termExists } from '@vitrine/rules/site/content/content-messages.ts'
import { termLimits } from '@vitrine/rules/site/content/term-word.ts'
import { useTypedWords } from '../../ground/changes/typed-words.ts'
import { WordsField } from '../../ground/controls/words-field.tsx'
import { termsQuery } from './terms.ts'
import styles from './terms.module.css'

const fields = [
  { name: 'tags', sort: 'tag', label: 'Tags' },
  { name: 'categories', sort: 'category', label: 'Categories' },
] as const

type GivenTerms = {
  readonly tags: readonly string[]
  readonly categories: readonly string[]
}

/** Under which words visitors find an item, with those that its page has already. */
export function ItemTerms(props: {
  readonly siteId: string
  readonly collectionId: string
  readonly values: GivenTerms
  readonly errors: Readonly<Record<string, string>>
  readonly onChange: (values: Partial<GivenTerms>) => void
  readonly onUnfinished: (isUnfinished: boolean) => void
}) {
  const { siteId, collectionId, values, errors, onChange, onUnfinished } = props
  const [unfinished, setUnfinished] = useState({ tags: false, categories: false })
  const isUnfinished = unfinished.tags || unfinished.categories
  useTypedWords(useId(), isUnfinished)
  useEffect(() => onUnfinished(isUnfinished), [onUnfinished, isUnfinished])
  const tags = useQuery(termsQuery(siteId, { collectionId, sort: 'tag' }))
  const categories = useQuery(termsQuery(siteId, { collectionId, sort: 'category' }))
  const known = { tag: tags.data ?? [], category: categories.data ?? [] }
  const told = useMemo(() => {
    const tell = (name: 'tags' | 'categories') => (is: boolean) =>
      setUnfinished((all) => (all[name] === is ? all : { ...all, [name]: is }))
    return { tags: tell('tags'), categories: tell('categories') }
  }, [])
  return (
    <div className={styles['fields']}>
      {fields.map(({ name, sort, label }) => (
        <WordsField
          key={name}
          label={label}
          hint="Enter or a comma ends each."
          words={values[name]}
          onChange={(words) => onChange({ [name]: words })}
          suggestions={known[sort].map(({ word }) => word)}
          maxLength={termLimits[sort]}
          repeated={termExists(sort)}
          error={errors[name]}
          onUnfinished={told[name]}
        />
      ))}
    </div>
  )
}

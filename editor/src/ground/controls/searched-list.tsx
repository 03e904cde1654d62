import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { useRef, type ReactNode } from 'react'
import { interfaceMessages } from '@vitrine/rules/ground/refusals/interface-messages.ts'
import { Button } from './button.tsx'
import { LoadMore } from './load-more.tsx'
import { SearchHead } from './search-head.tsx'
import { FirstUse, LoadError, Skeleton } from './states.tsx'
import { useKeysInside } from './use-keys-inside.ts'
import choose from './choose-rows.module.css'

type SearchedListProps = {
  /** What is searched, such as "gift cards". */
  readonly noun: string
  readonly search: string
  readonly onSearch: (words: string) => void
  /** A link for each kind that the list can be narrowed to. */
  readonly kinds?: ReactNode
  /** The list, as far as it is here. */
  readonly of: UseInfiniteQueryResult
  /** How many of it are here. */
  readonly count: number
  /** What stands here before there is anything at all. */
  readonly first: ReactNode
  /** What is said where a search finds nothing. */
  readonly nothing: {
    readonly icon: ReactNode
    readonly title: string
    readonly sentence: string
  }
  /** The list itself, once it has something in it. */
  readonly children: ReactNode
}

/** A list that is searched and read part by part, with each of its states; keys stay inside it. */
export function SearchedList(props: SearchedListProps) {
  const { noun, search, onSearch, kinds, of: found, count, first, nothing, children } = props
  const isEmpty = found.isSuccess && count === 0
  const around = useRef<HTMLDivElement>(null)
  useKeysInside(around)
  return (
    <div ref={around} className={choose['around']}>
      {(search !== '' || count > 0 || kinds !== undefined) && (
        <SearchHead noun={noun} search={search} onSearch={onSearch}>
          {kinds}
        </SearchHead>
      )}
      {found.isPending && <Skeleton rows={5} />}
      {found.isError && count === 0 && (
        <LoadError
          error={found.error}
          message={interfaceMessages['no-results']}
          onRetry={() => void found.refetch()}
        />
      )}
      {isEmpty && search === '' && first}
      {isEmpty && search !== '' && (
        <FirstUse
          icon={nothing.icon}
          title={nothing.title}
          action={<Button onPress={() => onSearch('')}>Clear the search</Button>}
        >
          {nothing.sentence}
        </FirstUse>
      )}
      {count > 0 && children}
      <LoadMore of={found} />
    </div>
  )
}

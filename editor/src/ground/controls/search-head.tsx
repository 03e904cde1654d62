import type { ReactNode } from 'react'
import { SearchBox } from './search-box.tsx'
import list from './list.module.css'

type SearchHeadProps = {
  /** What is searched, such as "orders". */
  readonly noun: string
  readonly search: string | undefined
  readonly onSearch: (words: string) => void
  /** A link for each kind that the list can be narrowed to. */
  readonly children?: ReactNode
}

/** What a list can be narrowed by: words, and kinds. */
export function SearchHead({ noun, search, onSearch, children }: SearchHeadProps) {
  return (
    <div className={list['head']}>
      <SearchBox
        label={`Search ${noun}`}
        className={list['search']}
        search={search ?? ''}
        onSearch={onSearch}
      />
      <nav className={list['filters']} aria-label={`Which ${noun}`}>
        {children}
      </nav>
    </div>
  )
}

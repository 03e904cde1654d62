import { useEffect, useState } from 'react'
import { Input, SearchField } from 'react-aria-components'
import field from './field.module.css'

type SearchBoxProps = {
  readonly label: string
  /** What is looked for now, as the address says. */
  readonly search: string
  /** Asked once what is typed has rested. */
  readonly onSearch: (search: string) => void
  readonly className?: string | undefined
}

/** After so long without a key, what is typed is looked for. */
const restMs = 250
const maxSearch = 200

/** A line for words that narrow a list. What is looked for comes from the address and goes there. */
export function SearchBox({ label, search, onSearch, className }: SearchBoxProps) {
  const [words, setWords] = useState(search)
  const [asked, setAsked] = useState(search)
  const [seen, setSeen] = useState(search)
  if (search !== seen) {
    setSeen(search)
    if (search !== asked) {
      // somebody went back, or to another list: what stood here belongs to where they were
      setAsked(search)
      setWords(search)
    }
  }
  useEffect(() => {
    const wanted = words.trim().slice(0, maxSearch)
    if (wanted === asked) return undefined
    const here = location.pathname
    const soon = setTimeout(() => {
      // somebody is on the way to another room, which is not here yet: they are not called back
      if (location.pathname !== here) return
      setAsked(wanted)
      onSearch(wanted)
    }, restMs)
    return () => clearTimeout(soon)
  }, [words, asked, onSearch])
  return (
    <SearchField aria-label={label} className={className ?? ''} value={words} onChange={setWords}>
      <Input className={field['input'] ?? ''} placeholder={label} />
    </SearchField>
  )
}

import { useQuery } from '@tanstack/react-query'
import { Tags } from 'lucide-react'
import { useState } from 'react'
import { useFilter } from 'react-aria-components'
import type { DocumentReply } from '@vitrine/rules/ground/changes/changes-api.ts'
import type { ActionWish } from '@vitrine/rules/ground/changes/owner-action.ts'
import type { WordSort } from '@vitrine/rules/ground/documents/item-words.ts'
import { interfaceMessages } from '@vitrine/rules/ground/refusals/interface-messages.ts'
import { categoryTree, flatTree, parentOf } from '@vitrine/rules/site/collections/category-tree.ts'
import { CollectionType, type Collection } from '@vitrine/rules/site/collections/collection.ts'
import { oneTermAtATime } from '@vitrine/rules/site/content/content-messages.ts'
import type { Term } from '@vitrine/rules/site/content/terms-api.ts'
import { performAction } from '../../ground/changes/perform-action.ts'
import { Button } from '../../ground/controls/button.tsx'
import { FirstUse, LoadError, Skeleton } from '../../ground/controls/states.tsx'
import { TextField } from '../../ground/controls/text-field.tsx'
import type { Site } from '../sites/sites.ts'
import { AddTerm } from './add-term.tsx'
import { MergeDialog, RemoveDialog } from './term-dialogs.tsx'
import { MoveDialog } from './move-category-dialog.tsx'
import { TermRow } from './term-row.tsx'
import { sortNames, termsQuery, type ChangeTerm } from './terms.ts'
import { useKeysAfter } from './use-keys-after.ts'
import list from '../../ground/controls/list.module.css'
import styles from './terms.module.css'

type TermsOfPageProps = {
  readonly site: Site
  readonly page: DocumentReply<'collection'>
  readonly sort: WordSort
}

/** So many stand in the list before somebody asks for more. */
const shownAtOnce = 100

type Asked = { readonly to: 'merge' | 'move' | 'remove'; readonly term: Term }

/** One sort of words of one page: all of them, and what can be done with each. */
export function TermsOfPage({ site, page, sort }: TermsOfPageProps) {
  const terms = useQuery(termsQuery(site.siteId, { collectionId: page.id, sort }))
  const [wanted, setWanted] = useState('')
  const [shown, setShown] = useState(shownAtOnce)
  const [renaming, setRenaming] = useState<string>()
  const [warning, setWarning] = useState<string>()
  const [asked, setAsked] = useState<Asked>()
  const { contains } = useFilter({ sensitivity: 'base' })
  const all = terms.data ?? []
  const isNested = sort === 'category'
  const levels = new Map(
    flatTree(categoryTree(isNested ? page.body : {}, wordsOf(all))).map(({ word, level }) => [
      word,
      level,
    ]),
  )
  const inOrder = [...levels.keys()].flatMap((word) => all.find((one) => one.word === word) ?? [])
  const found = inOrder.filter(({ word }) => contains(word, wanted.trim()))
  const first = new Set(found.slice(0, shown))
  // the one whose name is being written stays, whatever is looked for meanwhile
  const rows = inOrder.filter((one) => first.has(one) || one.word === renaming)
  const { element, note } = useKeysAfter(terms.data, found)
  const send = changeBy(site, page, sort)
  const change: ChangeTerm = async (wish, notice) => {
    const refused = await send(wish, notice)
    if (refused === undefined) note(wish)
    return refused
  }
  if (terms.data === undefined) {
    if (terms.isPending) return <Skeleton rows={8} />
    return (
      <LoadError
        error={terms.error}
        message={interfaceMessages['no-results']}
        onRetry={() => void terms.refetch()}
      />
    )
  }
  const rename = (word: string | undefined): void => {
    const isOther = word !== undefined && renaming !== undefined && renaming !== word
    const isThere = all.some((one) => one.word === renaming)
    setWarning(isOther && isThere ? oneTermAtATime(sort) : undefined)
    if (!isOther || !isThere) setRenaming(word)
  }
  const remove = (term: Term): void => {
    const notice = `${term.word} removed.`
    if (term.count === 0) void change({ kind: 'remove', word: term.word }, notice)
    else setAsked({ to: 'remove', term })
  }
  return (
    <div ref={element} className={styles['all']}>
      <AddTerm sort={sort} onChange={change} />
      {all.length === 0 ? (
        <FirstUse icon={<Tags size={20} aria-hidden />} title={`No ${sortNames[sort].one} yet`}>
          By their {sortNames[sort].many} visitors find items of {page.body.title} that belong
          together. Add one above, or type it where you edit an item.
        </FirstUse>
      ) : (
        <>
          <div className={styles['filter']}>
            <TextField
              label={`Filter ${sortNames[sort].many}`}
              type="search"
              value={wanted}
              onChange={setWanted}
            />
          </div>
          <output className={list['quiet']}>
            {found.length === 0
              ? `No ${sortNames[sort].one} by this name.`
              : countWords(found.length, sort)}
          </output>
          {rows.length > 0 && (
            <ul className={styles['terms']} aria-label={sortNames[sort].title}>
              {rows.map((term) => (
                <TermRow
                  key={term.word}
                  term={term}
                  sort={sort}
                  isRenaming={renaming === term.word}
                  warning={renaming === term.word ? warning : undefined}
                  canMerge={all.length > 1}
                  level={wanted.trim() === '' ? (levels.get(term.word) ?? 0) : 0}
                  above={isNested ? parentOf(page.body, term.word) : undefined}
                  onMove={isNested ? () => setAsked({ to: 'move', term }) : undefined}
                  onRename={rename}
                  onChange={change}
                  onMerge={() => setAsked({ to: 'merge', term })}
                  onRemove={() => remove(term)}
                />
              ))}
            </ul>
          )}
          {found.length > shown && (
            <div className={list['more']}>
              <Button onPress={() => setShown(shown + shownAtOnce)}>Load more</Button>
            </div>
          )}
        </>
      )}
      {asked !== undefined && (
        <AskedDialog
          asked={asked}
          page={page.body}
          terms={inOrder}
          sort={sort}
          onChange={change}
          onClose={() => setAsked(undefined)}
        />
      )}
    </div>
  )
}

type AskedProps = {
  readonly asked: Asked
  readonly page: Collection
  readonly terms: readonly Term[]
  readonly sort: WordSort
  readonly onChange: ChangeTerm
  readonly onClose: () => void
}

/** What is asked before a word goes elsewhere, or goes. */
function AskedDialog({ asked: { to, term }, page, terms, ...props }: AskedProps) {
  if (to === 'remove') return <RemoveDialog {...props} term={term} />
  if (to === 'move') {
    return <MoveDialog {...props} term={term} page={page} words={wordsOf(terms)} />
  }
  const others = terms.filter(({ word }) => word !== term.word)
  return <MergeDialog {...props} term={term} others={others} />
}

function wordsOf(terms: readonly Term[]): readonly string[] {
  return terms.map(({ word }) => word)
}

function countWords(count: number, sort: WordSort): string {
  return `${count} ${count === 1 ? sortNames[sort].one : sortNames[sort].many}`
}

function changeBy(
  { siteId }: Site,
  { id: collectionId, body }: DocumentReply<'collection'>,
  sort: WordSort,
): ChangeTerm {
  const action = body.type === CollectionType.products ? 'edit-product-terms' : 'edit-terms'
  return async (change, notice) => {
    const wish: ActionWish = { action, input: { collectionId, sort, change } }
    const done = await performAction(siteId, wish, { notice, quietly: true })
    if (done.ok) return undefined
    const [said] = Object.values(done.refusal.fields)
    return said ?? done.refusal.message
  }
}

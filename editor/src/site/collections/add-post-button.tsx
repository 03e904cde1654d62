import { Plus } from 'lucide-react'
import { nounOfPage } from '@vitrine/rules/site/content/item-noun.ts'
import { Button } from '../../ground/controls/button.tsx'
import { itemWords } from './item-words.ts'
import type { ListPage } from './posts.ts'

/** Asks for another item of a page, or for the first. */
export function AddPostButton(props: {
  readonly page: ListPage
  readonly isFirst?: boolean
  readonly onAdd: () => void
}) {
  const { page, isFirst = false, onAdd } = props
  const noun = nounOfPage(page.body)
  // these are chosen among the files, several at a time
  const isOfFiles = noun === 'picture' || noun === 'track'
  const addWord = isOfFiles ? `Add ${noun}s` : `Add ${noun}`
  return (
    <Button
      kind={isFirst ? 'primary' : 'plain'}
      icon={<Plus size={16} aria-hidden />}
      onPress={onAdd}
    >
      {isFirst ? itemWords[noun].first : addWord}
    </Button>
  )
}

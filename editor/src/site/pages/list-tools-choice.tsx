import {
  listToolSets,
  listToolTitles,
  type ListTools,
} from '@vitrine/rules/site/collections/list-tool-names.ts'
import { performAction } from '../../ground/changes/perform-action.ts'
import { RadioCards } from '../../ground/controls/radio-cards.tsx'
import type { Site } from '../sites/sites.ts'
import type { PageLine } from './page-lines.ts'

type ListToolsChoiceProps = {
  readonly site: Site
  readonly line: Extract<PageLine, { kind: 'page' }>
}

const nothing = 'nothing'

const hints: Readonly<Record<ListTools, string>> = {
  sort: 'By price and by age, or as you have put your products in order.',
  'sort-and-filter': 'By price, too, by each option of your products, and by what is in stock.',
}

/** What shoppers have above the products of a page; each choice counts at once. */
export function ListToolsChoice({ site, line }: ListToolsChoiceProps) {
  const { page, collectionId } = line
  const { listTools = null } = page
  const choose = (id: ListTools | typeof nothing): void => {
    const set = { listTools: id === nothing ? null : id }
    void performAction(
      site.siteId,
      { action: 'set-list-tools', input: { collectionId, set, seen: { listTools } } },
      { notice: 'Sorting and filters changed.' },
    )
  }
  return (
    <RadioCards
      label="For shoppers"
      value={listTools ?? nothing}
      onChange={choose}
      options={[
        { id: nothing, name: 'Nothing', hint: 'They see your products in your order.' },
        ...listToolSets.map((id) => ({ id, name: listToolTitles[id], hint: hints[id] })),
      ]}
    />
  )
}

import type { DocumentKind, StoredDocument } from '@vitrine/rules/ground/documents/document.ts'
import { fieldTypes, hasOptions } from '@vitrine/rules/site/forms/form.ts'

type Chance = {
  readonly pick: <Value>(values: readonly Value[]) => Value | undefined
  readonly below: (count: number) => number
  readonly text: () => string
  readonly list: <Kind extends DocumentKind>(kind: Kind) => Promise<StoredDocument<Kind>[]>
}

const ids = ['engraving', 'sizes', 'greeting']

function fieldsBy({ pick, below, text }: Chance) {
  return Array.from({ length: below(4) }, (_, at) => {
    const type = pick(fieldTypes) ?? 'text'
    const said = { title: text(), description: '', placeholder: '', required: below(2) === 0 }
    return { id: `f${at}`, type, ...said, ...(hasOptions(type) && { options: ['Red', 'Blue'] }) }
  })
}

/** What an owner might do with forms. */
export const formWishes = {
  'add-form': (chance: Chance) =>
    Promise.resolve({ id: chance.pick(ids), name: chance.text(), fields: fieldsBy(chance) }),
  'edit-form': async (chance: Chance) => ({
    id: chance.pick(await chance.list('form'))?.id ?? 'sizes',
    set: { name: chance.text(), fields: fieldsBy(chance) },
  }),
  'delete-form': async ({ pick, list }: Chance) => ({
    id: pick(await list('form'))?.id ?? 'sizes',
  }),
}

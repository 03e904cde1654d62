import { z } from 'zod'
import type { SeeReference } from '../../../ground/documents/reference.ts'
import { wordsOf, type FieldKind, type FieldWords } from '../field-kind.ts'
import { readdressed, referenceOf } from '../reference-of.ts'
import { maxTextLength } from './html.ts'

export type MarkdownKind = FieldKind<string, string> & { readonly kind: 'markdown' }

/** A text in Markdown, which becomes HTML where it is shown; HTML in it stays text. */
export function markdown(words: FieldWords): MarkdownKind {
  return {
    kind: 'markdown',
    ...wordsOf(words),
    schema: z.string().max(maxTextLength),
    empty: '',
    read: (stored) => (typeof stored === 'string' ? stored : undefined),
    context: (value, look) => (value === '' ? '' : look.markdown(value)),
    visit: visitMarkdown,
    searchText: (value) => value.replace(/\]\([^()\s]*\)/g, ']').replace(/[#*_`~>|![\]]+/g, ' '),
  }
}

/** Links and pictures such as `[words](/shop)`. Words stay where their link goes. */
function visitMarkdown(text: string, see: SeeReference): string {
  return text.replace(/(!?\[[^[\]]*\])\((\/[^()\s]*)/g, (all, words: string, address: string) => {
    const reference = referenceOf(address)
    if (reference === null) return all
    const other = readdressed(address, reference, see(reference))
    return other === address ? all : `${words}(${other ?? ''}`
  })
}

import { z } from 'zod'
import { escapeHtml, unescapeHtml } from '../../../ground/words/escape-html.ts'
import { textOfHtml } from '../../../ground/words/text-of-html.ts'
import type { SeeReference } from '../../../ground/documents/reference.ts'
import { wordsOf, type FieldKind, type FieldWords } from '../field-kind.ts'
import { readdressed, referenceOf } from '../reference-of.ts'

export type HtmlKind = FieldKind<string, string> & { readonly kind: 'html' }

/** Characters that one text may have. */
export const maxTextLength = 500_000

/** A text with headings, lists, links and pictures. */
export function html(words: FieldWords): HtmlKind {
  return {
    kind: 'html',
    ...wordsOf(words),
    schema: z.string().max(maxTextLength),
    empty: '',
    read: (stored) => (typeof stored === 'string' ? stored : undefined),
    context: (value) => value,
    visit: visitHtml,
    clean: (value, cleaners) => cleaners.html(value),
    searchText: textOfHtml,
  }
}

/**
 * A text with its links and pictures as they were seen. Words stay where their link goes; a picture
 * goes altogether.
 */
export function visitHtml(text: string, see: SeeReference): string {
  return text.replace(/<(a|img|source)\b[^<>]*>/gi, (tag, name: string) => {
    if (name.toLowerCase() === 'a') return visitTag(tag, 'href', see) ?? '<a>'
    return visitTag(tag, 'src', see) ?? ''
  })
}

/** Null: what the attribute named is gone. */
function visitTag(tag: string, attribute: 'href' | 'src', see: SeeReference): string | null {
  const found = (attribute === 'href' ? /\shref="([^"]*)"/i : /\ssrc(?:set)?="([^"]*)"/i).exec(tag)
  const written = found?.[1]
  if (written === undefined) return tag
  const address = unescapeHtml(written)
  const reference = referenceOf(address)
  if (reference === null) return tag
  const seen = see(reference)
  const other = readdressed(address, reference, seen)
  if (other === null) return null
  if (other === address) return tag
  if (reference.kind === 'asset' && seen !== null) {
    return tag.replaceAll(`/static/images/${reference.id}/`, `/static/images/${seen.id}/`)
  }
  return tag.replace(written, () => escapeHtml(other))
}

import { wordsOf, type FieldKind, type FieldWords, type Seen } from '../field-kind.ts'
import { readReferenceId, referenceId } from './reference-id.ts'

/** What a file manager offers for a field. */
export type AcceptedFiles = 'picture' | 'video' | 'audio' | 'any'

export type AssetKind = FieldKind<string | null, Seen | undefined> & {
  readonly kind: 'asset'
  readonly accept: AcceptedFiles
}

/** A picture or another file of the site. */
export function asset({
  accept,
  ...words
}: FieldWords & { readonly accept: AcceptedFiles }): AssetKind {
  return {
    kind: 'asset',
    ...wordsOf(words),
    accept,
    schema: referenceId,
    empty: null,
    read: readReferenceId,
    context(id, look) {
      const file = id === null ? undefined : look.asset(id)
      return file !== undefined && isAccepted(accept, file['contentType']) ? file : undefined
    },
    visit(id, see) {
      if (id === null) return id
      const seen = see({ kind: 'asset', id })
      return seen?.kind === 'asset' ? seen.id : null
    },
  }
}

const mediaTypes = { picture: 'image/', video: 'video/', audio: 'audio/', any: '' } as const

function isAccepted(accept: AcceptedFiles, contentType: unknown): boolean {
  return typeof contentType === 'string' && contentType.startsWith(mediaTypes[accept])
}

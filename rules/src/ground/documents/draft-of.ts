import type { DocumentRef } from './document.ts'

const prefix = 'draft-'

/**
 * The id of the draft of a layout: what its owner edits while visitors see what is public. Until one
 * is stored, it is what is public (docs/decisions/0056-drafts-beside-what-is-public.md).
 */
export function draftIdOf(layoutId: string): string {
  return isDraftId(layoutId) ? layoutId : `${prefix}${layoutId}`
}

export function isDraftId(layoutId: string): boolean {
  return layoutId.startsWith(prefix)
}

/** The id of what visitors see, of a draft or of that itself. */
export function publicIdOf(layoutId: string): string {
  return isDraftId(layoutId) ? layoutId.slice(prefix.length) : layoutId
}

/** What a document is while it is not stored: of a draft what is public, of all else nothing. */
export function standsFor({ kind, id }: DocumentRef): DocumentRef | undefined {
  return kind === 'layout' && isDraftId(id) ? { kind, id: publicIdOf(id) } : undefined
}

import { z } from 'zod'
import { fieldMessages } from '../../../ground/refusals/field-messages.ts'
import { escapeHtml } from '../../../ground/words/escape-html.ts'
import { findLinkProblem, maxAddressLength } from '../../navigation/safe-link.ts'
import type { Reference, SeeReference } from '../../../ground/documents/reference.ts'
import { wordsOf, type FieldKind, type FieldWords, type Stored } from '../field-kind.ts'
import { readdressed, referenceOf } from '../reference-of.ts'

/** What of the site a link leads to, wherever that is by then. */
export type LinkedDocument = {
  readonly kind: 'collection' | 'item' | 'asset'
  readonly id: string
}

export type LinkValue = {
  /** Of the site, or an address: of the web, `mailto:`, `tel:` or a path. Null: nowhere. */
  readonly to: LinkedDocument | string | null
  readonly newWindow: boolean
}

export type LinkKind = FieldKind<LinkValue, string> & { readonly kind: 'link' }

const address = z
  .string()
  .min(1)
  .max(maxAddressLength)
  .superRefine((text, context) => {
    const problem = findLinkProblem(text)
    if (problem !== undefined) context.addIssue({ code: 'custom', message: problem })
  })

const linkedDocument = z.strictObject({
  kind: z.enum(['collection', 'item', 'asset']),
  id: z
    .string()
    .min(1)
    .max(100)
    .regex(/^[\w-]+$/),
})

/** Where something leads; markup sees the address of today, and `newWindow`. */
export function link(words: FieldWords): LinkKind {
  return {
    kind: 'link',
    ...wordsOf(words),
    schema: z.strictObject({
      to: z.union([address, linkedDocument, z.null()], { error: linkProblem }),
      newWindow: z.boolean(),
    }),
    empty: { to: null, newWindow: false },
    read: readLink,
    context({ to }, look) {
      if (to === null) return ''
      if (typeof to === 'string') return safeAddress(to)
      return escapeHtml(look.address(to) ?? '')
    },
    gives: (_, { newWindow }) => ({ newWindow }),
    visit: visitLink,
    clean(value) {
      const { to } = value
      return typeof to === 'string' && !leadsSomewhere(to) ? { ...value, to: null } : value
    },
  }
}

/** Of the ways a link may be written, an address is what people type. */
function linkProblem(issue: z.core.$ZodRawIssue): string {
  return typeof issue.input === 'string' && issue.input.length <= maxAddressLength
    ? (findLinkProblem(issue.input) ?? fieldMessages.invalid)
    : fieldMessages.invalid
}

/** Once a link was an address alone, with `newWindow` beside it. */
function readLink(stored: unknown, beside: Stored): LinkValue | undefined {
  if (typeof stored === 'string') {
    return { to: stored === '' ? null : stored, newWindow: beside['newWindow'] === true }
  }
  if (typeof stored !== 'object' || stored === null) return undefined
  const { to, newWindow } = stored as Stored
  const isOpened = newWindow === true
  if (to === null || typeof to === 'string') {
    if (isOpened === newWindow || newWindow === false) return stored as LinkValue
    return { to, newWindow: isOpened }
  }
  const parsed = linkedDocument.safeParse(to)
  return parsed.success ? { to: parsed.data, newWindow: isOpened } : undefined
}

/** Links of blocks may lead anywhere but run nothing. */
function leadsSomewhere(to: string): boolean {
  // oxlint-disable-next-line no-control-regex -- browsers drop control characters inside a scheme
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(to.trim().replace(/[\u0000-\u0020]/g, ''))?.[1]
  return scheme === undefined || /^(?:https?|mailto|tel)$/i.test(scheme)
}

function safeAddress(to: string): string {
  return leadsSomewhere(to) ? escapeHtml(to.trim()) : ''
}

function visitLink(value: LinkValue, see: SeeReference): LinkValue {
  const { to } = value
  if (to === null) return value
  if (typeof to !== 'string') {
    const seen = see(to)
    if (seen?.kind === to.kind && seen.id === to.id) return value
    return { ...value, to: asDocument(seen) }
  }
  const reference = referenceOf(to)
  if (reference === null) return value
  const readressed = readdressed(to, reference, see(reference))
  return readressed === to ? value : { ...value, to: readressed }
}

function asDocument(reference: Reference | null): LinkValue['to'] {
  if (reference === null) return null
  const { kind, id } = reference
  if (kind === 'path') return `/${id}`
  // a form is asked by products, and is no place that a link leads to
  return kind === 'form' ? null : { kind, id }
}

import { documentKinds as names } from '@vitrine/rules/document-kinds.ts'
import { documentName } from '@vitrine/rules/document-name.ts'
import type { DocumentKind, StoredDocument } from '@vitrine/rules/ground/documents/document.ts'
import { publicIdOf } from '@vitrine/rules/ground/documents/draft-of.ts'
import { drawnSlide } from '@vitrine/rules/site/blocks/drawn-slides.ts'
import { productProblem, repairedBody } from '@vitrine/rules/shop/products/variant-rules.ts'
import { writeDerivedRows } from './derived-rows.ts'
import type { DocumentKinds } from './ground/documents/document-kinds.ts'
import { sanitiseBody } from './sanitise-body.ts'

/** A slide that nobody has edited yet; its revision is that of nothing. */
function drawnDocument<Kind extends DocumentKind>(
  kind: Kind,
  id: string,
): StoredDocument<Kind> | undefined {
  const body = kind === 'layout' ? drawnSlide(id) : undefined
  if (body === undefined) return undefined
  const drawn = { kind: 'layout', id: publicIdOf(id), revision: 0, body } as const
  return drawn as StoredDocument as StoredDocument<Kind>
}

const known = new Set<string>(names)

/** What the features of all areas know of their documents. */
export const documentKinds: DocumentKinds = {
  has: (name) => known.has(name),
  name: documentName,
  drawn: drawnDocument,
  sanitise: sanitiseBody,
  problem: productProblem,
  repair: repairedBody,
  written: writeDerivedRows,
}

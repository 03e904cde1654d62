import { documentKinds as names } from '@vitrine/rules/document-kinds.ts'
import { documentName } from '@vitrine/rules/document-name.ts'
import type { DocumentKind, StoredDocument } from '@vitrine/rules/ground/documents/document.ts'
import { publicIdOf } from '@vitrine/rules/ground/documents/draft-of.ts'
import { drawnSlide } from '@vitrine/rules/site/blocks/drawn-slides.ts'
import { productProblem, repairedBody } from '@vitrine/rules/shop/products/variant-rules.ts'
import { noUrlMappings } from '@vitrine/rules/site/sites/url-mapping.ts'
import { refuseCodeOfMany } from './shop/coupons/refuse-code-of-many.ts'
import { writeDerivedRows } from './derived-rows.ts'
import type { DocumentKinds } from './ground/documents/document-kinds.ts'
import { sanitiseBody } from './sanitise-body.ts'

/** What nobody has edited yet: a slide, or no mappings; its revision is that of nothing. */
function drawnDocument<Kind extends DocumentKind>(
  kind: Kind,
  id: string,
): StoredDocument<Kind> | undefined {
  if (kind === 'url-mappings' && id === 'site') {
    const none = { kind: 'url-mappings', id, revision: 0, body: noUrlMappings } as const
    return none as StoredDocument as StoredDocument<Kind>
  }
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
  taken: refuseCodeOfMany,
  written: writeDerivedRows,
  // where no pages are served nothing is kept
  stored: () => undefined,
}

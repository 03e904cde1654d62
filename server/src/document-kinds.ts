import { documentKinds as names } from '@vitrine/rules/document-kinds.ts'
import { documentName } from '@vitrine/rules/document-name.ts'
import { productProblem, repairedBody } from '@vitrine/rules/shop/products/variant-rules.ts'
import { writeDerivedRows } from './derived-rows.ts'
import type { DocumentKinds } from './ground/documents/document-kinds.ts'
import { sanitiseBody } from './sanitise-body.ts'

const known = new Set<string>(names)

/** What the features of all areas know of their documents. */
export const documentKinds: DocumentKinds = {
  has: (name) => known.has(name),
  name: documentName,
  sanitise: sanitiseBody,
  problem: productProblem,
  repair: repairedBody,
  written: writeDerivedRows,
}

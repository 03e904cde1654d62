import type {
  DocumentBodies,
  DocumentKind,
  DocumentRef,
  StoredDocument,
} from '@vitrine/rules/changes/document.ts'
import { diffDocuments } from '@vitrine/rules/changes/json-diff.ts'
import type { ContentItem } from '@vitrine/rules/content/content-item.ts'
import { ProductType } from '@vitrine/rules/products/product.ts'
import type { Stock } from '@vitrine/rules/stock/stock.ts'
import type { SiteDatabase } from '../db/database.ts'
import { beginStock, type VariantStock } from '../stock/begin-stock.ts'
import { insertChange, type Change, type RecordedEdit } from './change-store.ts'
import { documentRow, replaceDocuments, setSiteRevision } from './document-store.ts'

type Body = DocumentBodies[DocumentKind]
type Json = { readonly [key: string]: unknown }

/** A document before and after; null where it does not exist. */
export type Replacement = DocumentRef & {
  readonly before: StoredDocument | null
  readonly after: Body | null
}

export type WrittenChange = {
  /** The site's revision after the change; equal to the one before when nothing changed. */
  readonly sequence: number
  readonly changed: readonly (DocumentRef & { readonly revision: number | null })[]
}

/**
 * Stores replaced documents and the history's row. A document's revision is the site's revision at
 * its last change, so a deleted one that comes back never carries a number that was seen before.
 * Where nothing differs, nothing is stored.
 */
export async function writeChange(
  site: SiteDatabase,
  siteRevision: number,
  replacements: readonly Replacement[],
  change: Omit<Change, 'sequence'> & { input: unknown },
): Promise<WrittenChange> {
  const sequence = siteRevision + 1
  const edits: RecordedEdit[] = []
  const changed: Replacement[] = []
  for (const replacement of replacements) {
    const before = (replacement.before?.body ?? null) as Json | null
    const after = plainJson(replacement.after) as Json | null
    const forward = diffDocuments(before, after)
    if (forward.length === 0) continue
    const { kind, id } = replacement
    edits.push({ kind, id, forward, inverse: diffDocuments(after, before) })
    changed.push(replacement)
  }
  if (edits.length === 0) return { sequence: siteRevision, changed: [] }
  await replaceDocuments(
    site,
    changed.filter((replacement) => replacement.before !== null),
    changed.flatMap(({ kind, id, after: body }) =>
      body === null ? [] : [documentRow(site, { kind, id, body, revision: sequence })],
    ),
  )
  await beginStock(site, variantsOf(changed))
  await insertChange(site, { ...change, sequence, edits })
  await setSiteRevision(site, sequence)
  return {
    sequence,
    changed: changed.map(({ kind, id, after }) => ({
      kind,
      id,
      revision: after === null ? null : sequence,
    })),
  }
}

/** What comes back from the database after it was stored: without `undefined` and class instances. */
function plainJson(body: Body | null): unknown {
  return JSON.parse(JSON.stringify(body))
}

/** Variants that may be new; a new one begins sold out, or unlimited where nothing runs out. */
function variantsOf(changed: readonly Replacement[]): VariantStock[] {
  return changed.flatMap(({ kind, id, after }) => {
    const product = kind === 'item' ? (after as ContentItem | null)?.product : undefined
    if (product == null) return []
    const stock: Stock =
      product.productType === ProductType.physical
        ? { kind: 'counted', quantity: 0 }
        : { kind: 'unlimited' }
    return product.variants.map((variant) => ({ variantId: variant.id, itemId: id, stock }))
  })
}

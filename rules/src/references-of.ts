import type {} from './document-kinds.ts'
import type { DocumentBodies, DocumentKind } from './ground/documents/document.ts'
import type { Reference } from './ground/documents/reference.ts'
import { visitHtml } from './site/blocks/kinds/html.ts'
import { assetsOfCustom, htmlOfCustom } from './site/content/custom-content.ts'
import { referenceOf } from './site/blocks/reference-of.ts'
import { referencesOfLayout } from './site/blocks/visit-block.ts'

type Finders = {
  readonly [Kind in DocumentKind]: (body: DocumentBodies[Kind]) => readonly Reference[]
}

const finders: Finders = {
  'site-settings': ({
    logoAssetId,
    faviconAssetId,
    shareAssetId,
    description,
    announcement,
    store,
  }) => [
    ...assets([logoAssetId, faviconAssetId, shareAssetId ?? null]),
    ...inTexts([
      description,
      announcement?.html ?? '',
      store.returnPolicy,
      store.termsOfService,
      store.privacyPolicy,
    ]),
  ],
  collection: ({ mainAssetId, shareAssetId, backgroundVideoId, description }) => [
    ...assets([mainAssetId, shareAssetId ?? null, backgroundVideoId ?? null]),
    ...inTexts([description]),
  ],
  item: ({ mainAssetId, shareAssetId, assetIds, body, excerpt, product, ...item }) => [
    ...assets([mainAssetId, shareAssetId ?? null, ...assetIds]),
    ...assets([item.audioAssetId ?? null, item.backgroundVideoId ?? null]),
    ...assets((product?.variants ?? []).map(({ assetId }) => assetId)),
    ...assets(assetsOfCustom(item.customContent)),
    ...inTexts([body, excerpt, product?.details ?? '', ...htmlOfCustom(item.customContent)]),
    ...forms(product?.additionalFieldsFormId),
    ...(item.relatedIds ?? []).map((id): Reference => ({ kind: 'item', id })),
  ],
  layout: referencesOfLayout,
  form: () => [],
  section: referencesOfLayout,
  navigation: ({ items }) =>
    items.flatMap((one): readonly Reference[] => {
      if (one.kind === 'collection') return [{ kind: 'collection', id: one.collectionId }]
      const reference = referenceOf(one.url)
      return reference === null ? [] : [reference]
    }),
  design: ({ customCss, fonts }) => [
    ...assets((fonts?.own ?? []).map(({ assetId }) => assetId)),
    ...[...customCss.matchAll(/\/static\/images\/([\w-]{1,100})\//g)].map(
      ([, id = '']): Reference => ({ kind: 'asset', id }),
    ),
  ],
  // whoever may read what uses a product need not know the codes of the shop
  coupon: () => [],
  'template-file': () => [],
  'url-mappings': () => [],
  asset: () => [],
}

/**
 * Letters of a path that are looked at: more than pages, items and what lies below them have in their
 * addresses, and few enough for a key of the database.
 */
const mostOfPath = 500

/** What a document leads to and shows, each once. What it belongs to is not among it. */
export function referencesOf<Kind extends DocumentKind>(
  kind: Kind,
  body: DocumentBodies[Kind],
): readonly Reference[] {
  const references = finders[kind](body).map(({ kind: to, id }): Reference => ({
    kind: to,
    id: id.slice(0, mostOfPath),
  }))
  const found = new Map(references.map((one) => [`${one.kind} ${one.id}`, one]))
  return [...found.values()]
}

function forms(id = ''): Reference[] {
  return id === '' ? [] : [{ kind: 'form', id }]
}

function assets(ids: readonly (string | null)[]): Reference[] {
  return ids.flatMap((id) => (id === null || id === '' ? [] : [{ kind: 'asset', id }]))
}

function inTexts(texts: readonly string[]): Reference[] {
  const found: Reference[] = []
  for (const text of texts) {
    visitHtml(text, (one) => {
      found.push(one)
      return one
    })
  }
  return found
}

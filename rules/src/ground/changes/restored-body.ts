import type { DocumentBody, DocumentKind } from '../documents/document.ts'
import { canonicalJson } from '../documents/json-diff.ts'

/**
 * What stays as it stands when an earlier version comes back: where something is found, who may see
 * it, and its place among others. A page that was given a password since must not open again, one that
 * went into another folder lies in that alone, and a folder that became the home page shows its pages.
 */
const staysAsItIs = {
  item: ['collectionId', 'urlId', 'formerUrlIds', 'visibility', 'publishOn', 'position'],
  collection: [
    'urlId',
    'formerUrlIds',
    'homepage',
    'visibility',
    'lockId',
    'audience',
    'layoutId',
    'type',
    'typeName',
    'formerTags',
    'formerCategories',
    'categoryParents',
    'pageIds',
    'leadsTo',
    'folderBehavior',
  ],
  layout: ['locked'],
  section: [],
  coupon: ['createdAt'],
  form: ['createdAt'],
  design: [],
  'template-file': [],
} as const satisfies Partial<Record<DocumentKind, readonly string[]>>

type Restorable = keyof typeof staysAsItIs
type Json = Readonly<Record<string, unknown>>

/**
 * Whether one document of a kind can be brought back without the others of its change. Settings
 * hold what each belongs to a room of its own (the door, payments, names), and menus what leads to
 * pages that may be gone; a file that was deleted is no more.
 */
export function isRestorable(kind: DocumentKind): kind is Restorable {
  return Object.hasOwn(staysAsItIs, kind)
}

/**
 * An earlier version in the place of what stands.
 * @param standing null where the document was deleted since: what comes back is then hidden
 * @param hasAsset whether a picture still stands
 * @param now epoch milliseconds
 */
export function restoredBody(
  kind: Restorable,
  earlier: DocumentBody,
  standing: DocumentBody | null,
  { hasAsset, now }: { readonly hasAsset: (id: string) => boolean; readonly now: number },
): DocumentBody {
  const was = earlier as unknown as Json
  const is = standing as unknown as Json | null
  const body: Record<string, unknown> = { ...(withoutLostAssets(was, hasAsset) as Json) }
  for (const key of is === null ? [] : staysAsItIs[kind]) {
    if (is !== null && Object.hasOwn(is, key)) body[key] = is[key]
    else delete body[key]
  }
  if (is === null && kind === 'item') body['visibility'] = 'draft'
  // as after every edit, or clearing the sample content would take what its owner chose
  if ('sample' in body) body['sample'] = false
  if ('updatedOn' in body) body['updatedOn'] = now
  return body as unknown as DocumentBody
}

/**
 * Whether an earlier version would change what stands, but for what every edit notes: fields that
 * hold nothing may be absent.
 */
export function wouldChange(
  kind: Restorable,
  earlier: DocumentBody,
  standing: DocumentBody | null,
): boolean {
  if (standing === null) return true
  const back = restoredBody(kind, earlier, standing, { hasAsset: () => true, now: 0 })
  const told = (body: DocumentBody): string =>
    canonicalJson(withoutNothing({ ...body, updatedOn: 0, sample: false }))
  return told(back) !== told(standing)
}

function withoutNothing(body: object): object {
  const isNothing = (value: unknown): boolean =>
    !value || (Array.isArray(value) && value.length === 0)
  return Object.fromEntries(Object.entries(body).filter(([, value]) => !isNothing(value)))
}

/** The pictures that a body names, wherever in it. */
export function assetIdsIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(assetIdsIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    if (!isAssetKey(key) && !isPicture(value, key)) return assetIdsIn(inner)
    return [inner].flat().filter((one): one is string => typeof one === 'string')
  })
}

function withoutLostAssets(value: unknown, hasAsset: (id: string) => boolean): unknown {
  if (Array.isArray(value)) return value.map((one) => withoutLostAssets(one, hasAsset))
  if (typeof value !== 'object' || value === null) return value
  const isThere = (one: unknown): boolean => typeof one !== 'string' || hasAsset(one)
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      const namesAssets = isAssetKey(key) || isPicture(value, key)
      if (!namesAssets) return [key, withoutLostAssets(inner, hasAsset)]
      if (Array.isArray(inner)) return [key, inner.filter(isThere)]
      return [key, isThere(inner) ? inner : null]
    }),
  )
}

function isAssetKey(key: string): boolean {
  return /assetIds?$/i.test(key)
}

/** A field that a template adds says what it holds beside it. */
function isPicture(field: object, key: string): boolean {
  return key === 'value' && 'type' in field && field.type === 'image'
}

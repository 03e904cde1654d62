declare const brand: unique symbol

/** A string that names one thing of one kind; the brand keeps a cart's id out of an order's place. */
export type Id<Kind extends string> = string & { readonly [brand]: Kind }

export type SiteId = Id<'site'>
export type AccountId = Id<'account'>
export type CollectionId = Id<'collection'>
export type ItemId = Id<'item'>
export type VariantId = Id<'variant'>
export type AssetId = Id<'asset'>
export type BlockId = Id<'block'>
export type CartId = Id<'cart'>
export type EntryId = Id<'entry'>
export type OrderId = Id<'order'>
export type ChangeId = Id<'change'>

/** Returns `byteCount` fresh random bytes. An argument everywhere, so that rules stay repeatable. */
export type Random = (byteCount: number) => Uint8Array

/**
 * Makes an id of 24 lower-case hex digits: 8 for the second, 16 random, so that ids sort by time.
 * The shape is the one existing templates expect in `collection-<24hex>` (template platform §5).
 * @param now epoch milliseconds
 */
export function makeId<Kind extends string>(now: number, random: Random): Id<Kind> {
  const seconds = Math.floor(now / 1000) >>> 0
  let id = seconds.toString(16).padStart(8, '0')
  for (const byte of random(8)) id += byte.toString(16).padStart(2, '0')
  return id as Id<Kind>
}

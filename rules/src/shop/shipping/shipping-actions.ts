import { z } from 'zod'
import { mergeEntry } from '../../ground/changes/merge-entry.ts'
import { ownerAction } from '../../ground/changes/owner-action.ts'
import { ok, refuse, type Result } from '../../ground/refusals/result.ts'
import { isSameName } from '../../ground/words/typed-name.ts'
import { amountsCurrency, refusedAmounts } from '../../site/sites/amounts-currency.ts'
import { aboutSettings, editSettings, settingsOnly } from '../../site/sites/edit-settings.ts'
import { countries } from '../../site/sites/countries.ts'
import type { ShippingWay, StoreSettings } from '../../site/sites/site-settings.ts'
import { plainWay, shippingInput } from '../../site/sites/site-settings-actions.ts'
import { sitesRefusal } from '../../site/sites/sites-messages.ts'
import { postcodesInput } from '../taxes/postcodes-input.ts'
import { shippingRefusal } from './shipping-messages.ts'
import { usualWayId } from './shipping-ways.ts'

/** How many ways beside the usual one. */
const mostWays = 29

const id = z
  .string()
  .min(1)
  .max(100)
  .refine((one) => one !== usualWayId)

/** A way of shipping beside the usual one. */
export const shippingWayInput = shippingInput.extend({
  /** ISO 3166 regions; null: wherever the usual one goes. */
  countries: shippingInput.shape.countries.refine(
    (codes) => codes === null || codes.every((code) => countries.has(code)),
  ),
  /** Postcodes of these countries that it goes to, such as `902*`; absent or empty: all. */
  postcodes: postcodesInput.readonly().optional(),
  /** In the place of the usual one there, not beside it; without countries of its own it is beside it. */
  instead: z.boolean(),
})
export type ShippingWayInput = z.output<typeof shippingWayInput>

const common = {
  about: aboutSettings,
  capability: 'manage-site',
  reads: () => settingsOnly,
} as const

/** Adds a way of shipping, or puts another one in its place. */
export const putShippingWay = ownerAction({
  ...common,
  name: 'put-shipping-way',
  title: (_documents, { way, seen }) => `${seen === null ? 'Add' : 'Edit'} shipping: ${way.name}`,
  input: z.object({
    id,
    way: shippingWayInput,
    seen: shippingWayInput.nullable(),
    currency: amountsCurrency,
  }),
  perform: (documents, { id: wayId, way, seen, currency }) =>
    editSettings(documents, (settings) => {
      const refused = refusedAmounts(documents, currency)
      if (refused !== undefined) return refused
      const after = withWay(settings.store, wayId, tidied(way), seen && { ...plain, ...seen })
      return after.ok ? ok({ ...settings, store: after.value }) : after
    }),
})

/** Takes a way of shipping away; orders keep what they were placed with. */
export const removeShippingWay = ownerAction({
  ...common,
  name: 'remove-shipping-way',
  title: (documents, { id: wayId }) => {
    const { store } = documents.find('site-settings', 'site') ?? {}
    const name = store?.moreShipping?.find((one) => one.id === wayId)?.name
    return name === undefined ? 'Remove shipping' : `Remove shipping: ${name}`
  },
  input: z.object({ id }),
  perform: (documents, { id: wayId }) =>
    editSettings(documents, (settings) => {
      const { store } = settings
      const ways = store.moreShipping ?? []
      const moreShipping = ways.filter((one) => one.id !== wayId)
      if (moreShipping.length === ways.length)
        return refuse(shippingRefusal('no-such-shipping-way'))
      return ok({ ...settings, store: { ...store, moreShipping } })
    }),
})

function withWay(
  store: StoreSettings,
  wayId: string,
  way: ShippingWayInput,
  seen: ShippingWayInput | null,
): Result<StoreSettings> {
  const ways = store.moreShipping ?? []
  const old = ways.find((one) => one.id === wayId)
  if (seen !== null && old === undefined) return refuse(shippingRefusal('no-such-shipping-way'))
  const taken = shippingRefusal('shipping-way-changed')
  const merged = mergeEntry(old && withoutId(old), way, seen, taken)
  if (!merged.ok) return merged
  const after: ShippingWay = { id: wayId, ...tidied(merged.value) }
  // shoppers tell ways apart by their names
  const names = [store.shipping, ...ways.filter((one) => one !== old)].map(({ name }) => name)
  if (names.some((name) => isSameName(name, after.name))) {
    return refuse(sitesRefusal('same-shipping-name', { field: 'name' }))
  }
  const isNew = old === undefined
  if (isNew && ways.length >= mostWays) return refuse(shippingRefusal('too-many-shipping-ways'))
  const all = isNew ? [...ways, after] : ways.map((one) => (one === old ? after : one))
  return ok({ ...store, moreShipping: all })
}

/** What a way does not have that was written before it could. */
const plain = { ...plainWay, postcodes: [] }

/** Without countries of its own it goes where the usual one does, and so beside it. */
function tidied(written: ShippingWayInput): ShippingWayInput {
  const way = { ...plain, ...written }
  if (way.countries !== null && way.countries.length > 0) return way
  return { ...way, countries: null, postcodes: [], instead: false }
}

function withoutId({ id: _id, countries, ...way }: ShippingWay): ShippingWayInput {
  return { ...plain, ...way, countries: countries === null ? null : [...countries] }
}

import { withdrawalDays } from './withdrawal-days.ts'
import { z } from 'zod'
import { isEmailAddress } from '../../people/accounts/email-address.ts'
import { changedFields, fieldEditInput, type FieldEdit } from '../../ground/changes/field-edits.ts'
import type {
  DocumentReader,
  DocumentRef,
  DocumentSelector,
} from '../../ground/documents/document.ts'
import { ownerAction, type ActionResult } from '../../ground/changes/owner-action.ts'
import { mostCents } from '../../ground/money/typed-amount.ts'
import { ok, refuse, type Refusal } from '../../ground/refusals/result.ts'
import type { BlockFlag, BlockFlags } from '../blocks/block-flag.ts'
import { maxAddressLength } from '../navigation/safe-link.ts'
import { isSameName, typedName } from '../../ground/words/typed-name.ts'
import { amountsCurrency, refusedAmounts } from './amounts-currency.ts'
import { changesUnits, inOtherCurrency } from './change-currency.ts'
import { aboutSettings, editSettings, editSettingsFields, settingsOnly } from './edit-settings.ts'
import { readEmbedder } from './embedder.ts'
import { maxSocialAccounts, readProfile } from './social-account.ts'
import { deliveryDaysInput } from './delivery-days.ts'
import type {
  Awaited,
  SiteSettings,
  StoreSettings,
  WeightPrices,
  WeightStep,
} from './site-settings.ts'
import { optionRefusal, sitesRefusal } from './sites-messages.ts'
import { paymentModes, takesRealMoney } from './stripe-settings.ts'
import { supportedCurrencies } from './supported-currencies.ts'

const blockFlagsInput = {
  menu: z.boolean().optional(),
  opentable: z.boolean().optional(),
  amazon: z.boolean().optional(),
  donation: z.boolean().optional(),
} satisfies Readonly<Record<BlockFlag, z.ZodType>>
const assetId = z.string().min(1).max(100).nullable()

/** The site's name, place, money, time and language. */
export const siteDetailsInput = z.object({
  title: z.string().trim().min(1).max(200).optional(),
  tagline: z.string().trim().max(500).optional(),
  /** HTML; sanitised when it is saved. */
  description: z.string().max(100_000).optional(),
  country: z.string().max(100).optional(),
  currency: z.string().max(3).optional(),
  timeZone: z.string().max(100).optional(),
  language: z.string().max(35).optional(),
  useCLDRMoneyFormat: z.boolean().optional(),
  /** Empty: none. */
  contactEmail: z.string().trim().max(256).optional(),
})
type Details = z.output<typeof siteDetailsInput>
type DetailsEdit = FieldEdit<Details> & { readonly currencyBefore?: string | undefined }

/**
 * Says yes to another currency (`currencyChangeSentence`): the one that the shop has until then.
 * Without it the currency stays as it is, and another one is refused.
 */
const currencyBefore = z.string().max(3).optional()

/** The same of the shop's settings. */
function editStoreFields(documents: DocumentReader, edit: FieldEdit<StoreSettings>): ActionResult {
  return editSettings(documents, (settings) => {
    const changed = changedFields(settings.store, edit)
    return changed.ok
      ? ok({ ...settings, store: { ...settings.store, ...changed.value } })
      : changed
  })
}

/** Why details cannot be set so, at their fields; the browser asks before it sends them. */
export function refusedDetails(input: Details): Refusal | undefined {
  const { country, currency, timeZone, language, contactEmail } = input
  if (country !== undefined && !/^[A-Z]{2}$/.test(country)) {
    return optionRefusal('country', country)
  }
  if (currency !== undefined && !supportedCurrencies.has(currency)) {
    return optionRefusal('currency', currency)
  }
  if (timeZone !== undefined && !isTimeZone(timeZone)) {
    return optionRefusal('timeZone', timeZone)
  }
  if (language !== undefined && !isLanguage(language)) {
    return optionRefusal('language', language)
  }
  if (contactEmail !== undefined && contactEmail !== '' && !isEmailAddress(contactEmail)) {
    return sitesRefusal('email-not-valid', { field: 'contactEmail' })
  }
  return undefined
}

/** Names of places and UTC; bare offsets are no zones, as they know no daylight saving. */
function isTimeZone(zone: string): boolean {
  if (!/^[A-Za-z]/.test(zone)) return false
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: zone })
    return true
  } catch {
    return false
  }
}

function isLanguage(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag)[0] === tag
  } catch {
    return false
  }
}

/** Another currency may mean other units for every amount of the shop. */
function readsForDetails(edit: DetailsEdit): readonly DocumentSelector[] {
  const { currency } = edit.set
  const readsItems =
    currency !== undefined &&
    edit.currencyBefore !== undefined &&
    changesUnits(edit.currencyBefore, currency)
  if (!readsItems) return settingsOnly
  return [...settingsOnly, { kind: 'item', all: true }, { kind: 'coupon', all: true }]
}

/**
 * Fields that somebody else changed come first, the currency among them: who keeps theirs is asked
 * about another one again, with the one that stands now.
 */
function editDetails(
  documents: DocumentReader,
  edit: DetailsEdit,
  more: Partial<SiteSettings> = {},
): ActionResult {
  const before = documents.find('site-settings', 'site')
  if (before === undefined) return refuse(sitesRefusal('no-such-site'))
  const changed = changedFields<SiteSettings>(before, edit)
  if (!changed.ok) return changed
  const { currency = before.currency } = changed.value
  if (currency !== before.currency && edit.currencyBefore !== before.currency) {
    return refuse(sitesRefusal('currency-change-not-confirmed', { field: 'currency' }))
  }
  const converted =
    currency === before.currency
      ? { settings: before, edits: [] }
      : inOtherCurrency(documents, before, currency)
  if ('ok' in converted) return converted
  const after = { ...converted.settings, ...changed.value, ...more }
  return ok([{ kind: 'site-settings', id: 'site', after }, ...converted.edits])
}

/** Sets the site's name, place, money, time and language. */
export const setSiteDetails = ownerAction({
  name: 'set-site-details',
  title: 'Edit site details',
  about: aboutSettings,
  capability: 'manage-site',
  input: z.object({ ...fieldEditInput(siteDetailsInput), currencyBefore }),
  reads: readsForDetails,
  perform(documents, edit) {
    const refusal = refusedDetails(edit.set)
    return refusal === undefined ? editDetails(documents, edit) : refuse(refusal)
  },
})

/** What the first-run step asks for, in one change. */
export const finishFirstRun = ownerAction({
  name: 'finish-first-run',
  title: 'Set up site',
  about: aboutSettings,
  capability: 'manage-site',
  input: z.object({
    ...fieldEditInput(
      siteDetailsInput.extend({
        logoAssetId: assetId.optional(),
        faviconAssetId: assetId.optional(),
      }),
    ),
    currencyBefore,
  }),
  reads: (edit) => [...readsForDetails(edit), { kind: 'asset', all: true }],
  perform(documents, edit) {
    const refusal = refusedDetails(edit.set)
    if (refusal !== undefined) return refuse(refusal)
    for (const id of [edit.set.logoAssetId, edit.set.faviconAssetId]) {
      if (typeof id === 'string' && documents.find('asset', id) === undefined) {
        return refuse(sitesRefusal('picture-not-found'))
      }
    }
    return editDetails(documents, edit, { firstRunDone: true })
  },
})

function readPicture(id: string | null): readonly DocumentRef[] {
  return id === null ? settingsOnly : [...settingsOnly, { kind: 'asset', id }]
}

function isMissing(documents: DocumentReader, picture: string | null): boolean {
  return picture !== null && documents.find('asset', picture) === undefined
}

/** Sets the site's logo; null takes it away. */
export const setLogo = ownerAction({
  name: 'set-logo',
  title: 'Set logo',
  about: aboutSettings,
  capability: 'edit-design',
  input: z.object(fieldEditInput(z.object({ logoAssetId: assetId }))),
  reads: ({ set }) => readPicture(set.logoAssetId),
  perform: (documents, edit) =>
    isMissing(documents, edit.set.logoAssetId)
      ? refuse(sitesRefusal('picture-not-found'))
      : editSettingsFields(documents, edit),
})

/** Sets the picture that browsers show beside the site's name; null takes it away. */
export const setFavicon = ownerAction({
  name: 'set-favicon',
  title: 'Set favicon',
  about: aboutSettings,
  capability: 'edit-design',
  input: z.object(fieldEditInput(z.object({ faviconAssetId: assetId }))),
  reads: ({ set }) => readPicture(set.faviconAssetId),
  perform: (documents, edit) =>
    isMissing(documents, edit.set.faviconAssetId)
      ? refuse(sitesRefusal('picture-not-found'))
      : editSettingsFields(documents, edit),
})

/**
 * The go-live switch. `live` needs a provider that takes real money; the built-in test payments are
 * none, and neither is Stripe with its keys for tests.
 */
export const setPaymentMode = ownerAction({
  name: 'set-payment-mode',
  title: 'Switch payments',
  about: aboutSettings,
  capability: 'manage-site',
  input: z.object(fieldEditInput(z.object({ paymentMode: z.enum(paymentModes) }))),
  reads: () => settingsOnly,
  perform(documents, edit) {
    const store = documents.find('site-settings', 'site')?.store ?? {}
    return edit.set.paymentMode === 'live' && !takesRealMoney(store)
      ? refuse(sitesRefusal('live-payments-need-provider'))
      : editStoreFields(documents, edit)
  },
})

const weight = z
  .number()
  .positive()
  .max(100_000)
  .transform((value) => Math.round(value * 1000) / 1000)

/** How many prices by weight a way can have. */
export const mostWeightSteps = 20

/** Two prices from one weight on would be told apart by nobody. */
const weightSteps = z
  .array(z.object({ from: weight, priceCents: z.int().min(0).max(mostCents) }))
  .max(mostWeightSteps)
  .readonly()
  .superRefine((steps, context) => {
    for (const [at, { from }] of steps.entries()) {
      if (steps.findIndex((one) => one.from === from) === at) continue
      const message = 'Each price needs a weight of its own.'
      context.addIssue({ code: 'custom', message, path: [at, 'from'] })
    }
  })
  .transform((steps): readonly WeightStep[] =>
    steps.toSorted((one, other) => one.from - other.from),
  )

/** What a way of shipping is. */
export const shippingInput = z.object({
  name: typedName(100),
  /** Minor units of the site's currency. */
  priceCents: z.int().min(0).max(mostCents),
  /** The sum of goods from which on it costs nothing; null: there is none. */
  freeFromCents: z.int().min(0).max(mostCents).nullable(),
  /** ISO 3166 regions; null: everywhere. */
  countries: z
    .array(
      z
        .string()
        .max(2)
        .regex(/^[A-Z]{2}$/),
    )
    .max(300)
    .transform((codes) => [...new Set(codes)])
    .nullable(),
  /** What it costs from a weight on; absent: as it was, or always its price. */
  weightSteps: weightSteps.optional(),
  /** Heavier it is not sent so; null: any weight is. */
  mostWeight: weight.nullable().optional(),
  deliveryDays: deliveryDaysInput,
})

/** Of a way whose price no weight changes, and of which nobody says how long it takes. */
export const plainWay: WeightPrices & Awaited = {
  weightSteps: [],
  mostWeight: null,
  deliveryDays: null,
}

/** Sets which other sites may show this one's pages in a frame. */
export const setEmbedders = ownerAction({
  name: 'set-embedders',
  title: 'Edit embedding',
  about: aboutSettings,
  capability: 'manage-site',
  input: z.object(fieldEditInput(z.object({ embedders: z.array(z.string().max(300)).max(50) }))),
  reads: () => settingsOnly,
  perform(documents, { set, seen }) {
    const embedders = new Set<string>()
    for (const typed of set.embedders) {
      const origin = readEmbedder(typed)
      if (origin === undefined) {
        const detail = `“${typed.trim()}” is none.`
        return refuse(sitesRefusal('embedder-not-valid', { field: 'embedders', detail }))
      }
      embedders.add(origin)
    }
    return editSettingsFields(documents, { set: { embedders: [...embedders] }, seen })
  },
})

/** Sets the accounts elsewhere that the site's pages name, in their order. */
export const setSocialAccounts = ownerAction({
  name: 'set-social-accounts',
  title: 'Edit social accounts',
  about: aboutSettings,
  capability: 'manage-site',
  input: z.object(
    fieldEditInput(
      z.object({
        socialAccounts: z
          .array(
            z.object({
              /** An id of `socialServices`, or the name of another one. */
              serviceName: z.string().trim().min(1).max(50),
              profileUrl: z.string().max(maxAddressLength),
            }),
          )
          .max(maxSocialAccounts),
      }),
    ),
  ),
  reads: () => settingsOnly,
  perform(documents, { set, seen }) {
    const socialAccounts: SiteSettings['socialAccounts'][number][] = []
    for (const { serviceName, profileUrl: typed } of set.socialAccounts) {
      const profileUrl = readProfile(serviceName, typed)
      if (profileUrl === undefined) {
        const detail = `“${typed.trim()}” is none.`
        return refuse(sitesRefusal('profile-not-valid', { field: 'socialAccounts', detail }))
      }
      socialAccounts.push({ serviceName, profileUrl })
    }
    return editSettingsFields(documents, { set: { socialAccounts }, seen })
  },
})

/** Sets whether edits of what is public wait in a draft. */
export const setPublishing = ownerAction({
  name: 'set-publishing',
  title: 'Change how edits are published',
  about: aboutSettings,
  capability: 'manage-site',
  input: z.object(fieldEditInput(z.object({ publishAtOnce: z.boolean() }))),
  reads: () => settingsOnly,
  perform: (documents, edit) => editSettingsFields(documents, edit),
})

/** Turns kinds of blocks on and off that not every site has a use for. */
export const setBlockFlags = ownerAction({
  name: 'set-block-flags',
  title: 'Choose blocks for single trades',
  about: aboutSettings,
  capability: 'manage-site',
  input: z.object(fieldEditInput(z.strictObject(blockFlagsInput))),
  reads: () => settingsOnly,
  perform: (documents, edit) =>
    editSettings(documents, (settings) => {
      const { blockFlags = {} } = settings
      const changed = changedFields<BlockFlags>(blockFlags, edit)
      return changed.ok
        ? ok({ ...settings, blockFlags: { ...blockFlags, ...changed.value } })
        : changed
    }),
})

/** Sets the usual way of shipping. */
export const setShipping = ownerAction({
  name: 'set-shipping',
  title: 'Edit shipping',
  about: aboutSettings,
  capability: 'manage-site',
  input: z.object({ ...fieldEditInput(shippingInput.partial()), currency: amountsCurrency }),
  reads: () => settingsOnly,
  perform: (documents, { currency, ...edit }) =>
    editSettings(documents, (settings) => {
      const { store } = settings
      const refused = refusedAmounts(documents, currency)
      if (refused !== undefined) return refused
      const changed = changedFields({ ...plainWay, ...store.shipping }, edit)
      if (!changed.ok) return changed
      const shipping = { ...store.shipping, ...changed.value }
      const isTaken = (store.moreShipping ?? []).some((way) => isSameName(way.name, shipping.name))
      if (changed.value.name !== undefined && isTaken) {
        return refuse(sitesRefusal('same-shipping-name', { field: 'name' }))
      }
      return ok({ ...settings, store: { ...store, shipping } })
    }),
})

/** The design of orders and payments, section 1. */
const [leastHoldMinutes, mostHoldMinutes] = [5, 60]

const policy = z.string().max(100_000)

/** Policies are HTML; empty: there is none. */
export const storePoliciesInput = z.object({
  expressCheckout: z.boolean(),
  multipleQuantityAllowedForServices: z.boolean(),
  asksForTerms: z.boolean(),
  holdMinutes: z.int().min(leastHoldMinutes).max(mostHoldMinutes),
  takesSlowPayments: z.boolean(),
  cardFields: z.boolean(),
  /** 0: it is not offered; else what the law asks for at least (Directive 2011/83/EU, article 9). */
  withdrawalDays: z.union([
    z.literal(0),
    z.int().min(withdrawalDays.least).max(withdrawalDays.most),
  ]),
  returnPolicy: policy,
  termsOfService: policy,
  privacyPolicy: policy,
})

/** Sets what the shop says beside its checkout, and how adding to the cart goes on. */
export const setStorePolicies = ownerAction({
  name: 'set-store-policies',
  title: 'Edit shop settings',
  about: aboutSettings,
  capability: 'manage-site',
  input: z.object(fieldEditInput(storePoliciesInput.partial())),
  reads: () => settingsOnly,
  perform: editStoreFields,
})

import { z } from 'zod'
import { isEmailAddress } from '../accounts/email-address.ts'
import { ownerAction, type ActionResult, type DocumentReader } from '../changes/owner-action.ts'
import { ok, refuse, type Refusal } from '../refusals/result.ts'
import type { SiteSettings } from './site-settings.ts'
import { sitesRefusal } from './sites-messages.ts'
import { supportedCurrencies } from './supported-currencies.ts'

const settingsOnly = [{ kind: 'site-settings', id: 'site' }] as const
const assetId = z.string().min(1).max(100).nullable()

const details = z.object({
  title: z.string().trim().min(1).max(200).optional(),
  tagline: z.string().trim().max(500).optional(),
  /** HTML; sanitised when it is saved. */
  description: z.string().max(100_000).optional(),
  country: z.string().optional(),
  currency: z.string().optional(),
  timeZone: z.string().max(100).optional(),
  language: z.string().max(35).optional(),
  /** Empty: none. */
  contactEmail: z.string().trim().max(256).optional(),
})
type Details = z.output<typeof details>

function editSettings(
  documents: DocumentReader,
  edit: (settings: SiteSettings) => SiteSettings,
): ActionResult {
  const settings = documents.find('site-settings', 'site')
  if (settings === undefined) return refuse(sitesRefusal('no-such-site'))
  return ok([{ kind: 'site-settings', id: 'site', after: edit(settings) }])
}

function refusedDetails(input: Details): Refusal | undefined {
  const { country, currency, timeZone, language, contactEmail } = input
  if (country !== undefined && !/^[A-Z]{2}$/.test(country)) {
    return sitesRefusal('country-not-valid', { field: 'country' })
  }
  if (currency !== undefined && !supportedCurrencies.has(currency)) {
    return sitesRefusal('currency-not-supported', { field: 'currency' })
  }
  if (timeZone !== undefined && !isTimeZone(timeZone)) {
    return sitesRefusal('time-zone-not-known', { field: 'timeZone' })
  }
  if (language !== undefined && !isLanguage(language)) {
    return sitesRefusal('language-not-valid', { field: 'language' })
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

function withDetails(settings: SiteSettings, input: Details): SiteSettings {
  const given = Object.entries(input).filter(([, value]) => value !== undefined)
  return { ...settings, ...(Object.fromEntries(given) as Partial<SiteSettings>) }
}

/** Sets the site's name, place, money, time and language. Prices keep their minor units. */
export const setSiteDetails = ownerAction({
  name: 'set-site-details',
  title: 'Edit site details',
  capability: 'manage-site',
  input: details,
  reads: () => settingsOnly,
  perform(documents, input) {
    const refusal = refusedDetails(input)
    if (refusal !== undefined) return refuse(refusal)
    return editSettings(documents, (settings) => withDetails(settings, input))
  },
})

/** What the first-run step asks for, in one change. */
export const finishFirstRun = ownerAction({
  name: 'finish-first-run',
  title: 'Set up site',
  capability: 'manage-site',
  input: details.extend({ logoAssetId: assetId.optional(), faviconAssetId: assetId.optional() }),
  reads: () => [...settingsOnly, { kind: 'asset', all: true }],
  perform(documents, { logoAssetId, faviconAssetId, ...input }) {
    const refusal = refusedDetails(input)
    if (refusal !== undefined) return refuse(refusal)
    for (const id of [logoAssetId, faviconAssetId]) {
      if (typeof id === 'string' && documents.find('asset', id) === undefined) {
        return refuse(sitesRefusal('picture-not-found'))
      }
    }
    return editSettings(documents, (settings) => ({
      ...withDetails(settings, input),
      logoAssetId: logoAssetId === undefined ? settings.logoAssetId : logoAssetId,
      faviconAssetId: faviconAssetId === undefined ? settings.faviconAssetId : faviconAssetId,
      firstRunDone: true,
    }))
  },
})

/** Sets the site's logo; null takes it away. */
export const setLogo = ownerAction({
  name: 'set-logo',
  title: 'Set logo',
  capability: 'edit-design',
  input: z.object({ assetId }),
  reads: (input) => [
    ...settingsOnly,
    ...(input.assetId === null ? [] : [{ kind: 'asset' as const, id: input.assetId }]),
  ],
  perform(documents, { assetId: logoAssetId }) {
    if (logoAssetId !== null && documents.find('asset', logoAssetId) === undefined) {
      return refuse(sitesRefusal('picture-not-found'))
    }
    return editSettings(documents, (settings) => ({ ...settings, logoAssetId }))
  },
})

/** Sets the picture that browsers show beside the site's name; null takes it away. */
export const setFavicon = ownerAction({
  name: 'set-favicon',
  title: 'Set favicon',
  capability: 'edit-design',
  input: z.object({ assetId }),
  reads: (input) => [
    ...settingsOnly,
    ...(input.assetId === null ? [] : [{ kind: 'asset' as const, id: input.assetId }]),
  ],
  perform(documents, { assetId: faviconAssetId }) {
    if (faviconAssetId !== null && documents.find('asset', faviconAssetId) === undefined) {
      return refuse(sitesRefusal('picture-not-found'))
    }
    return editSettings(documents, (settings) => ({ ...settings, faviconAssetId }))
  },
})

/**
 * The go-live switch. `live` needs a provider that takes real money; the built-in test payments are
 * none, so it is refused as long as no other is connected.
 */
export const setPaymentMode = ownerAction({
  name: 'set-payment-mode',
  title: 'Switch payments',
  capability: 'manage-site',
  input: z.object({ paymentMode: z.enum(['test', 'live']) }),
  reads: () => settingsOnly,
  perform(documents, { paymentMode }) {
    if (paymentMode === 'live') return refuse(sitesRefusal('live-payments-need-provider'))
    return editSettings(documents, (settings) => ({
      ...settings,
      store: { ...settings.store, paymentMode },
    }))
  },
})

/** Sets the one flat shipping option. */
export const setShipping = ownerAction({
  name: 'set-shipping',
  title: 'Edit shipping',
  capability: 'manage-site',
  input: z.object({
    name: z.string().trim().min(1).max(100),
    /** Minor units of the site's currency. */
    priceCents: z.int().min(0).max(1_000_000_000_000),
  }),
  reads: () => settingsOnly,
  perform: (documents, shipping) =>
    editSettings(documents, (settings) => ({
      ...settings,
      store: { ...settings.store, shipping },
    })),
})

/** Sets what the shop says beside its checkout, and how adding to the cart goes on. */
export const setStorePolicies = ownerAction({
  name: 'set-store-policies',
  title: 'Edit shop settings',
  capability: 'manage-site',
  input: z.object({
    expressCheckout: z.boolean().optional(),
    multipleQuantityAllowedForServices: z.boolean().optional(),
    returnPolicy: z.string().max(100_000).optional(),
    termsOfService: z.string().max(100_000).optional(),
    privacyPolicy: z.string().max(100_000).optional(),
  }),
  reads: () => settingsOnly,
  perform: (documents, input) =>
    editSettings(documents, (settings) => {
      const given = Object.entries(input).filter(([, value]) => value !== undefined)
      const store = { ...settings.store, ...Object.fromEntries(given) }
      return { ...settings, store }
    }),
})

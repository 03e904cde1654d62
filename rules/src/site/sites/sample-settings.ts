import type { SampleSettings, SiteSettings } from './site-settings.ts'
import { defaultSiteSettings } from './default-site-settings.ts'

/** What is to be kept of the settings that a starter begins with. */
export function sampleOf(settings: SiteSettings): SampleSettings {
  const { title, tagline, description, contactEmail, business, socialAccounts, store } = settings
  const { shipping, returnPolicy, termsOfService, privacyPolicy } = store
  return {
    title,
    tagline,
    description,
    contactEmail,
    socialAccounts,
    ...(business !== undefined && { business }),
    store: { shipping, returnPolicy, termsOfService, privacyPolicy },
  }
}

/** Whether the site is called by a name that its owner gave it. */
export function isNameOwn(settings: SiteSettings): boolean {
  const { title, sample, firstRunDone } = settings
  if (title === defaultSiteSettings.title) return false
  return sample === undefined ? firstRunDone : title !== sample.title
}

/** Whether shipping costs what its owner said, and not what the site began with. */
export function isShippingOwn({ store, sample }: SiteSettings): boolean {
  const begun = sample?.store.shipping ?? defaultSiteSettings.store.shipping
  return !isSame(store.shipping, begun)
}

/**
 * The settings once the samples are cleared: what nobody has changed of them is no longer said. The
 * price of shipping stays, as a shop that suddenly sends for nothing would lose money.
 * @param isOwn whether a picture is the owner's
 */
export function withoutSample(
  { sample, ...settings }: SiteSettings,
  isOwn: (assetId: string | null) => boolean,
): SiteSettings {
  const { shareAssetId = null, logoAssetId, faviconAssetId, store } = settings
  const pictures = {
    logoAssetId: isOwn(logoAssetId) ? logoAssetId : null,
    faviconAssetId: isOwn(faviconAssetId) ? faviconAssetId : null,
    ...(shareAssetId !== null && !isOwn(shareAssetId) && { shareAssetId: null }),
  }
  const kept = { ...settings, ...pictures, hasSampleContent: false }
  if (sample === undefined) return kept
  const { business, ...rest } = kept
  const unless = <Value>(value: Value, other: Value, begun: Value): Value =>
    isSame(value, other) ? begun : value
  return {
    ...rest,
    ...(!isSame(business, sample.business) && business !== undefined && { business }),
    title: unless(kept.title, sample.title, defaultSiteSettings.title),
    tagline: unless(kept.tagline, sample.tagline, ''),
    description: unless(kept.description, sample.description, ''),
    contactEmail: unless(kept.contactEmail, sample.contactEmail, ''),
    socialAccounts: unless(kept.socialAccounts, sample.socialAccounts, []),
    store: {
      ...store,
      shipping: {
        ...store.shipping,
        name: unless(
          store.shipping.name,
          sample.store.shipping.name,
          defaultSiteSettings.store.shipping.name,
        ),
      },
      returnPolicy: unless(store.returnPolicy, sample.store.returnPolicy, ''),
      termsOfService: unless(store.termsOfService, sample.store.termsOfService, ''),
      privacyPolicy: unless(store.privacyPolicy, sample.store.privacyPolicy, ''),
    },
  }
}

/** Of values that came from one document, so that their fields stand in one order. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

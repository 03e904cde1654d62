import type { AssetFinder } from '@vitrine/rules/site/media/asset.ts'
import { assetAddress } from '@vitrine/rules/site/media/asset-address.ts'
import { escapeHtml } from '@vitrine/rules/ground/words/escape-html.ts'
import { usesCldrMoney, type SiteSettings } from '@vitrine/rules/site/sites/site-settings.ts'
import { supportedCurrencies } from '@vitrine/rules/site/sites/supported-currencies.ts'
import { readRunningOffset } from '@vitrine/template-language/cldr/running-clock.ts'
import type { SiteView } from '../views/site-view.ts'
import type { RequestSite } from '../../ground/http/route.ts'

type Values = Record<string, unknown>

/** `website` of the page context (template platform §10). */
export function websiteContext(
  site: RequestSite,
  { settings, locale }: Pick<SiteView, 'settings' | 'locale'>,
  assets: AssetFinder,
  now: number,
): Values {
  const { logoAssetId } = settings
  const logo = logoAssetId === null ? undefined : assets.get(logoAssetId)
  const offset = readRunningOffset(now, settings.timeZone) ?? 0
  return {
    id: site.siteId,
    identifier: site.name,
    websiteType: 1,
    siteStatus: { value: 1 },
    cloneable: false,
    language: locale,
    timeZone: settings.timeZone,
    timeZoneOffset: offset,
    machineTimeZoneOffset: offset,
    siteTitle: escapeHtml(settings.title),
    fullSiteTitle: escapeHtml(settings.title),
    siteTagLine: escapeHtml(settings.tagline),
    siteDescription: settings.description,
    location: {},
    ...(logoAssetId !== null &&
      logo && { logoImageId: logoAssetId, logoImageUrl: assetAddress(logoAssetId, logo) }),
    shareButtonOptions: {},
    authenticUrl: site.origin,
    internalUrl: site.origin,
    baseUrl: site.origin,
    primaryDomain: new URL(site.origin).hostname,
    socialAccounts: settings.socialAccounts.map((account) => ({
      serviceName: escapeHtml(account.serviceName),
      profileUrl: escapeHtml(account.profileUrl),
      screenname: escapeHtml(account.serviceName),
      iconEnabled: true,
    })),
    captchaSettings: {},
    useCLDRMoneyFormat: usesCldrMoney(settings),
  }
}

const knownSettings = new WeakMap<SiteSettings, Values>()

/** `websiteSettings` of the page context; the money switch is read under both of its names. */
export function websiteSettingsContext(settings: SiteSettings): Values {
  const known = knownSettings.get(settings)
  if (known !== undefined) return known
  const made = makeWebsiteSettings(settings)
  knownSettings.set(settings, made)
  return made
}

function makeWebsiteSettings(settings: SiteSettings): Values {
  const { store } = settings
  return {
    country: settings.country,
    commentsEnabled: false,
    simpleLikingEnabled: false,
    contactEmail: escapeHtml(settings.contactEmail),
    useCLDRMoneyFormat: usesCldrMoney(settings),
    userAccountsSettings: { loginAllowed: false },
    storeSettings: {
      returnPolicy: store.returnPolicy,
      termsOfService: store.termsOfService,
      privacyPolicy: store.privacyPolicy,
      expressCheckout: store.expressCheckout,
      continueShoppingLinkUrl: '/',
      useLightCart: false,
      showNoteField: false,
      currenciesSupported: [...supportedCurrencies],
      defaultCurrency: settings.currency,
      selectedCurrency: settings.currency,
      measurementStandard: settings.country === 'US' ? 1 : 2,
      multipleQuantityAllowedForServices: store.multipleQuantityAllowedForServices,
      merchandisingSettings: {
        scarcityEnabledOnProductItems: false,
        multipleQuantityAllowedForServices: store.multipleQuantityAllowedForServices,
      },
      isLive: store.paymentMode === 'live',
    },
  }
}

import { daysToWithdraw } from '@vitrine/rules/site/sites/withdrawal-days.ts'
import { deliveryDaysOf, priceNoteOf } from '@vitrine/rules/site/sites/price-note.ts'
import { readCartSettings } from '@vitrine/rules/site/sites/cart-settings.ts'
import { productViewsOf } from '@vitrine/rules/site/sites/product-view-settings.ts'
import { measurementOf } from '@vitrine/rules/site/sites/measurement.ts'
import type { Asset, AssetFinder } from '@vitrine/rules/site/media/asset.ts'
import { assetAddress } from '@vitrine/rules/site/media/asset-address.ts'
import { noAesthetics } from '@vitrine/rules/site/design/aesthetics.ts'
import { activeFontTheme } from '@vitrine/rules/site/design/font-theme.ts'
import { escapeHtml } from '@vitrine/rules/ground/words/escape-html.ts'
import { isRightToLeft } from '@vitrine/rules/ground/words/text-direction.ts'
import { readCommentSettings } from '@vitrine/rules/site/sites/comment-settings.ts'
import { shownAnnouncement } from '@vitrine/rules/site/sites/announcement.ts'
import { usesDisqusComments } from '@vitrine/rules/site/sites/social-settings.ts'
import { usesCldrMoney, type SiteSettings } from '@vitrine/rules/site/sites/site-settings.ts'
import { supportedCurrencies } from '@vitrine/rules/site/sites/supported-currencies.ts'
import { readRunningOffset } from '@vitrine/template-language/cldr/running-clock.ts'
import { businessContext, locationContext } from '../sites/business-context.ts'
import { footerContext, yearOf } from '../sites/footer-context.ts'
import { socialAccountContext } from '../sites/social-account-context.ts'
import type { SiteView } from '../views/site-view.ts'
import type { RequestSite } from '../../ground/http/route.ts'

type Values = Record<string, unknown>

/** What `website` is made of beside the settings. */
type Website = {
  readonly origin: string
  readonly siteId: string
  readonly name: string
  readonly locale: string
  readonly design: SiteView['design']
  readonly offset: number
  readonly logo: Asset | undefined
  readonly share: Asset | undefined
}

const knownWebsites = new WeakMap<SiteSettings, { readonly of: Website; readonly made: Values }>()

/** `website` of the page context (template platform §10). */
export function websiteContext(
  { origin, siteId, name }: RequestSite,
  { settings, locale, design }: Pick<SiteView, 'settings' | 'locale' | 'design'>,
  assets: AssetFinder,
  now: number,
): Values {
  const { logoAssetId, shareAssetId = null } = settings
  const logo = logoAssetId === null ? undefined : assets.get(logoAssetId)
  const share = shareAssetId === null ? undefined : assets.get(shareAssetId)
  const offset = readRunningOffset(now, settings.timeZone) ?? 0
  const of: Website = { origin, siteId, name, locale, design, offset, logo, share }
  const known = knownWebsites.get(settings)
  if (known !== undefined && isSame(known.of, of)) return known.made
  const made = makeWebsite(settings, of)
  knownWebsites.set(settings, { of, made })
  return made
}

function isSame(one: Website, other: Website): boolean {
  return (Object.keys(one) as (keyof Website)[]).every((name) => one[name] === other[name])
}

function makeWebsite(settings: SiteSettings, of: Website): Values {
  const { logoAssetId, shareAssetId = null } = settings
  const { origin, locale, design, offset, logo, share } = of
  return {
    id: of.siteId,
    identifier: of.name,
    websiteType: 1,
    siteStatus: { value: 1 },
    cloneable: false,
    language: locale,
    ...(isRightToLeft(locale) && { isRightToLeft: true }),
    timeZone: settings.timeZone,
    timeZoneOffset: offset,
    machineTimeZoneOffset: offset,
    siteTitle: escapeHtml(settings.title),
    fullSiteTitle: escapeHtml(settings.title),
    siteTagLine: escapeHtml(settings.tagline),
    siteDescription: settings.description,
    location: locationContext(settings),
    ...(logoAssetId !== null &&
      logo && { logoImageId: logoAssetId, logoImageUrl: assetAddress(logoAssetId, logo) }),
    ...(shareAssetId !== null &&
      share && {
        socialLogoImageId: shareAssetId,
        socialLogoImageUrl: assetAddress(shareAssetId, share),
      }),
    shareButtonOptions: Object.fromEntries(
      (settings.shareButtonOptions ?? []).map((id) => [id, true]),
    ),
    authenticUrl: origin,
    internalUrl: origin,
    baseUrl: origin,
    primaryDomain: new URL(origin).hostname,
    socialAccounts: settings.socialAccounts.map(socialAccountContext),
    captchaSettings: settings.captcha ? { siteKey: settings.captcha.siteKey } : {},
    useCLDRMoneyFormat: usesCldrMoney(settings),
    // a template need not preload fonts that the theme replaces
    ...(activeFontTheme(design.aesthetics ?? noAesthetics) && { hasFontTheme: true }),
  }
}

const knownSettings = new WeakMap<SiteSettings, { readonly year: number; readonly made: Values }>()

/** `websiteSettings` of the page context; the money switch is read under both of its names. */
export function websiteSettingsContext(settings: SiteSettings, now: number): Values {
  const year = yearOf(settings, now)
  const known = knownSettings.get(settings)
  if (known?.year === year) return known.made
  const made = makeWebsiteSettings(settings, year)
  knownSettings.set(settings, { year, made })
  return made
}

function makeWebsiteSettings(settings: SiteSettings, year: number): Values {
  const { store } = settings
  const announcement = shownAnnouncement(settings)
  const priceNote = priceNoteOf(settings)
  const deliveryDays = deliveryDaysOf(settings)
  const views = productViewsOf(store.productViews)
  const cart = readCartSettings(store)
  return {
    country: settings.country,
    ...readCommentSettings(settings),
    simpleLikingEnabled: settings.simpleLikingEnabled === true,
    ...(usesDisqusComments(settings) && {
      disqusShortname: settings.disqusShortname,
      // templates ask this one before they show any
      commentsEnabled: true,
    }),
    contactEmail: escapeHtml(settings.contactEmail),
    useCLDRMoneyFormat: usesCldrMoney(settings),
    ...businessContext(settings),
    footerSettings: footerContext(settings, year),
    ...(settings.mobileInfo && { mobileInfoBarSettings: settings.mobileInfo }),
    ...(announcement && {
      announcementBarSettings: {
        style: 2,
        text: announcement.html,
        ...(announcement.link !== '' && {
          clickthroughUrl: { url: escapeHtml(announcement.link), newWindow: false },
        }),
      },
    }),
    userAccountsSettings: { loginAllowed: store.memberAccounts === true },
    storeSettings: {
      returnPolicy: store.returnPolicy,
      termsOfService: store.termsOfService,
      privacyPolicy: store.privacyPolicy,
      expressCheckout: store.expressCheckout,
      offersWithdrawal: daysToWithdraw(settings) > 0,
      ...(store.sellsSubscriptions === true && { sellsSubscriptions: true }),
      ...(priceNote !== null && { priceNote }),
      ...(deliveryDays !== null && { deliveryDays }),
      ...(views.quickView && { productQuickViewEnabled: true }),
      ...(views.buyBar && { productBuyBarEnabled: true }),
      continueShoppingLinkUrl: '/',
      useLightCart: cart.opensDrawer,
      showNoteField: cart.takesNote,
      currenciesSupported: [...supportedCurrencies],
      defaultCurrency: settings.currency,
      selectedCurrency: settings.currency,
      measurementStandard: measurementOf(settings),
      multipleQuantityAllowedForServices: store.multipleQuantityAllowedForServices,
      merchandisingSettings: {
        scarcityEnabledOnProductItems: false,
        multipleQuantityAllowedForServices: store.multipleQuantityAllowedForServices,
        restockNotificationsEnabled: store.restock?.takesSignUps ?? false,
        restockNotificationsSuccessText: store.restock?.successText ?? '',
      },
      isLive: store.paymentMode === 'live',
    },
  }
}

import type { SiteSettings } from './site-settings.ts'

/** What a site begins with before its starter or its owner says otherwise (spec §3, §9). */
export const defaultSiteSettings: SiteSettings = {
  title: 'Your site',
  tagline: '',
  description: '',
  country: 'US',
  currency: 'USD',
  timeZone: 'America/New_York',
  language: 'en-US',
  useCLDRMoneyFormat: true,
  contactEmail: '',
  logoAssetId: null,
  faviconAssetId: null,
  socialAccounts: [],
  firstRunDone: false,
  hasSampleContent: false,
  store: {
    paymentMode: 'test',
    shipping: { name: 'Standard shipping', priceCents: 0 },
    expressCheckout: false,
    multipleQuantityAllowedForServices: true,
    returnPolicy: '',
    termsOfService: '',
    privacyPolicy: '',
  },
  codeInjection: { header: '', footer: '' },
}

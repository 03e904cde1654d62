export type SettingsGroupName = {
  readonly id: string
  readonly title: string
  /** What else people call what stands there. */
  readonly alsoCalled: string
}

/**
 * The parts of the settings, by what an owner looks for; their ids stand in addresses, as in
 * `settings/domain`. The first one stands there too where an address names none.
 */
export const settingsGroups = {
  site: {
    id: 'site',
    title: 'Basics',
    alsoCalled:
      'name language currency time zone regional formats dates times numbers 24 hour clock week measurement units weight metric imperial logo favicon share picture address phone hours social',
  },
  shop: {
    id: 'shop',
    title: 'Shop',
    alsoCalled:
      'shipping pickup collect local taxes tax rates VAT GST sales tax number payments Stripe card keys card fields publishable webhook test live policies returns terms privacy express checkout cart drawer note estimate services customer accounts members sign in login restock sold out waiting list tell me reviews ratings stars donations donate give money fundraising charity monthly recurring causes mailing list newsletter news subscribers abandoned carts reminders',
  },
  mails: {
    id: 'mails',
    title: 'Mails',
    alsoCalled:
      'mail server SMTP e-mail notifications what mails say templates words subject order confirmation order sent order cancelled shipped tracking new order sold out back in stock restock comment waiting something failed',
  },
  notices: { id: 'notices', title: 'Notices', alsoCalled: 'announcement bar for phones' },
  footer: {
    id: 'footer',
    title: 'Footer',
    alsoCalled:
      'copyright line bottom of pages address phone hours social signs policies imprint menu',
  },
  comments: {
    id: 'comments',
    title: 'Comments and likes',
    alsoCalled:
      'moderation approval open closed captcha spam ALTCHA reCAPTCHA hCaptcha Turnstile likes share buttons Disqus',
  },
  domain: {
    id: 'domain',
    title: 'Domain',
    alsoCalled: 'own name www DNS TXT record CNAME HTTPS main address',
  },
  found: {
    id: 'addresses',
    title: 'Addresses and search',
    alsoCalled: 'search engines old addresses URL mappings redirects',
  },
  access: {
    id: 'access',
    title: 'Who may see it',
    alsoCalled: 'door open closed coming soon words site password embedding',
  },
  code: { id: 'code', title: 'Code', alsoCalled: 'header footer scripts' },
  tools: {
    id: 'tools',
    title: 'Tools',
    alsoCalled: 'API tokens keys developers integrations bookkeeping warehouse OpenAPI read access',
  },
  plan: { id: 'plan', title: 'Plan', alsoCalled: 'billing upgrade included' },
  editing: { id: 'editing', title: 'Editing', alsoCalled: 'publishing blocks sample content' },
} as const satisfies Readonly<Record<string, SettingsGroupName>>

export type SettingsPart = (typeof settingsGroups)[keyof typeof settingsGroups]['id']

/** @returns undefined where there is no such part */
export function findSettingsPart(id: string): SettingsPart | undefined {
  return Object.values(settingsGroups).find((group) => group.id === id)?.id
}

/** What a part is called; undefined where there is none of that id. */
export function settingsTitle(id: string): string | undefined {
  return Object.values(settingsGroups).find((group) => group.id === id)?.title
}

/** The way to a part of the settings, as a link takes it. */
export function wayToSettings(siteName: string, part: SettingsPart) {
  return { to: '/sites/$siteName/settings/$part', params: { siteName, part } } as const
}

/** The part in which an owner does what a change did. */
const partsOfActions: Readonly<Record<string, SettingsPart>> = {
  'set-site-details': 'site',
  'set-regional-formats': 'site',
  'set-logo': 'site',
  'set-favicon': 'site',
  'set-share-picture': 'site',
  'set-business': 'site',
  'set-social-accounts': 'site',
  'set-shipping': 'shop',
  'put-shipping-way': 'shop',
  'remove-shipping-way': 'shop',
  'put-pickup-place': 'shop',
  'remove-pickup-place': 'shop',
  'set-pickup-only': 'shop',
  'set-taxes': 'shop',
  'set-restock': 'shop',
  'set-reviews': 'shop',
  'set-cart-reminders': 'shop',
  'set-donations': 'shop',
  'set-mailing-list': 'shop',
  'set-price-note': 'shop',
  'set-product-views': 'shop',
  'set-cart': 'shop',
  'set-installments': 'shop',
  'set-customer-accounts': 'shop',
  'put-tax-place': 'shop',
  'remove-tax-places': 'shop',
  'use-tax-preset': 'shop',
  'set-store-policies': 'shop',
  'set-payment-mode': 'shop',
  'set-stripe-keys': 'shop',
  'set-mail-server': 'mails',
  'set-owner-mails': 'mails',
  'set-mail-words': 'mails',
  'set-announcement': 'notices',
  'set-mobile-info': 'notices',
  'set-footer': 'footer',
  'set-comments': 'comments',
  'set-captcha': 'comments',
  'set-social': 'comments',
  'add-domain': 'domain',
  'remove-domain': 'domain',
  'set-primary-domain': 'domain',
  'set-search-visibility': 'addresses',
  'set-url-mappings': 'addresses',
  'set-door': 'access',
  'set-coming-soon': 'access',
  'set-site-password': 'access',
  'set-embedders': 'access',
  'set-site-code': 'code',
  'set-publishing': 'editing',
  'set-block-flags': 'editing',
}

/** @returns undefined for what is done elsewhere */
export function settingsPartOf(action: string): SettingsPart | undefined {
  return Object.hasOwn(partsOfActions, action) ? partsOfActions[action] : undefined
}

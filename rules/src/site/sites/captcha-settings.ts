/** Who tells people from programs: the built-in proof of work, or a service elsewhere. */
export const captchaProviders = ['altcha', 'recaptcha', 'hcaptcha', 'turnstile'] as const
export type CaptchaProvider = (typeof captchaProviders)[number]

export const captchaThemes = ['light', 'dark'] as const
export const captchaAlignments = ['left', 'center', 'right'] as const

/** The captcha of a site's forms, by the names of the wire where it has some (spec §3). */
export type CaptchaSettings = {
  readonly provider: CaptchaProvider
  /** Names the site to the provider and stands in its pages; of the built-in one, its secret's id. */
  readonly siteKey: string
  /** Of the secret, by its id (`site_secret`): the document never holds it. */
  readonly secretId: string
  readonly captchaTheme: (typeof captchaThemes)[number]
  readonly captchaAlignment: (typeof captchaAlignments)[number]
}

export type WithCaptcha = { readonly captcha?: CaptchaSettings | null }

/** What each is called. */
export const captchaNames: Readonly<Record<CaptchaProvider, string>> = {
  altcha: 'Built in (ALTCHA)',
  recaptcha: 'reCAPTCHA',
  hcaptcha: 'hCaptcha',
  turnstile: 'Turnstile',
}

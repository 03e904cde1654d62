import type { SiteSettings, StoreSettings } from './site-settings.ts'
import { defaultSiteSettings } from './default-site-settings.ts'

/** What a starter says of its own firm in the settings, kept until the samples are cleared. */
export type SampleSettings = Pick<
  SiteSettings,
  'title' | 'tagline' | 'description' | 'contactEmail' | 'business' | 'socialAccounts'
> & {
  readonly store: Pick<
    StoreSettings,
    'shipping' | 'returnPolicy' | 'termsOfService' | 'privacyPolicy'
  >
}

/** What is to be kept of the settings that a starter begins with. */
export function sampleOf(settings: SiteSettings): SampleSettings {
  const { title, tagline, description, contactEmail, business, socialAccounts, store } = settings
  const { shipping, returnPolicy, termsOfService, privacyPolicy } = store
  return {
    ...{ title, tagline, description, contactEmail, socialAccounts },
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

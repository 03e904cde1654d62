import type { SiteSettings } from '@vitrine/rules/site/sites/site-settings.ts'
import type { Site } from './sites.ts'

/** What each part of the settings is given. */
export type PanelProps = {
  readonly site: Site
  readonly settings: SiteSettings
}

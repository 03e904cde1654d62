import type { SiteSettings } from '@vitrine/rules/site/sites/site-settings.ts'
import { findSocialService } from '@vitrine/rules/site/sites/social-account.ts'
import { escapeHtml } from '@vitrine/rules/ground/words/escape-html.ts'

type Account = SiteSettings['socialAccounts'][number]

/** An account elsewhere; one of a service without a sign of its own has that of any website. */
export function socialAccountContext({ serviceName, profileUrl }: Account) {
  const known = findSocialService(serviceName)
  return {
    serviceName: known?.id ?? 'url',
    profileUrl: escapeHtml(profileUrl),
    screenname: known?.title ?? escapeHtml(serviceName),
    iconEnabled: true,
  }
}

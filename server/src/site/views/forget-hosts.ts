import type { DocumentRef } from '@vitrine/rules/ground/documents/document.ts'
import type { SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import type { SiteViews } from './site-views.ts'

/**
 * After the settings of a site were written, this server looks at once which names are its own and
 * which of them leads: a page that is kept must not be answered on a name that is gone.
 */
export function forgetHosts(
  { hosts, live }: Pick<SiteViews, 'hosts' | 'live'>,
  siteId: SiteId,
  changed: readonly DocumentRef[],
): void {
  if (!changed.some(({ kind }) => kind === 'site-settings')) return
  hosts.forget()
  live.forget(siteId)
}

import type { DocumentBodies } from '@vitrine/rules/ground/documents/document.ts'
import type { WorkingSite } from '../changes/working-site.ts'

/** Whether the mails of a site go out; of settings that are not here yet, nothing else is said. */
export function sendsMails(
  { installationSendsMail }: Pick<WorkingSite, 'installationSendsMail'>,
  settings: DocumentBodies['site-settings'] | undefined,
): boolean {
  return installationSendsMail || settings === undefined || settings.mailServer != null
}

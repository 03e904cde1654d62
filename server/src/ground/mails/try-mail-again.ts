import { mailsRefusal } from '@vitrine/rules/ground/mails/mails-messages.ts'
import { ok, refuse, type Result } from '@vitrine/rules/ground/refusals/result.ts'
import type { SiteDatabase } from '../db/database.ts'
import { forgetJobFailure } from '../jobs/note-job-failure.ts'
import { findMailRow, queueAgain } from './mails-store.ts'

/** Lets a mail that was given up begin anew, because its owner asked for it. */
export async function tryMailAgain(
  site: SiteDatabase,
  mailId: string,
  { now, hasMailServer }: { readonly now: number; readonly hasMailServer: boolean },
): Promise<Result<undefined>> {
  if ((await findMailRow(site, mailId)) === undefined) return refuse(mailsRefusal('mail-not-found'))
  if (!hasMailServer) return refuse(mailsRefusal('no-mail-server'))
  const isQueued = await queueAgain(site, mailId, now)
  // given up again, it is told of again
  if (isQueued) await forgetJobFailure(site, { kind: 'mail', about: mailId })
  return isQueued ? ok(undefined) : refuse(mailsRefusal('mail-not-given-up'))
}

import { isAudienceLock } from '@vitrine/rules/site/locks/audience.ts'
import type { PageReply } from '../../ground/http/reply.ts'
import type { PageJob } from '../views/view-mode.ts'
import { lockScreen } from './lock-screen.ts'
import { memberNotice } from './member-notice.ts'

/** What somebody is answered who stands before a lock: 103, 105 or 106, with the way to open it. */
export function beforeLock(job: PageJob, lock: string): Promise<PageReply> {
  return isAudienceLock(lock) ? memberNotice(job, lock) : lockScreen(job)
}

import { isAudienceLock, membersLock } from '../locks/audience.ts'
import type { Unlocked } from '../locks/lock.ts'
import { PageType } from './page-type.ts'

/**
 * The type of the page that stands in place of what is locked (spec §2): 103 asks for a password, 105
 * has whoever is nobody sign in, 106 tells who is signed in that their account does not include it.
 * @param lock the one that they stand before
 */
export function pageTypeBefore(lock: string, unlocked: Unlocked): PageType {
  if (!isAudienceLock(lock)) return PageType.lockScreen
  return unlocked.has(membersLock) ? PageType.memberAreaDenied : PageType.protectedContent
}

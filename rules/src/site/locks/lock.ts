import { audienceLock, type Audience } from './audience.ts'

/** What can be locked: a page, or the whole site by its settings. */
export type Lockable = {
  /**
   * The password that opens it, by its id (`site_lock`): the document, which is in history and in
   * copies, holds neither the password nor anything made of it. Absent or null: open to everybody.
   */
  readonly lockId?: string | null
  /** Of a page alone: the customers whom it is for. Absent or null: everybody. */
  readonly audience?: Audience | null
  /** Of the site alone: whether its door is still closed. Absent: it is open. */
  readonly isClosed?: boolean
}

/**
 * The lock of a site that is not open yet. No password belongs to it, and no cookie: it opens for
 * whoever may see private pages, and for everybody when the owner opens the door.
 */
export const closedDoor = 'closed-door'

/** The ids of the locks that somebody has opened. */
export type Unlocked = ReadonlySet<string>

/** Of somebody who has opened nothing. */
export const nothingUnlocked: Unlocked = new Set()

/** What has to be opened before somebody sees it, in that order. */
export function locksBefore({ isClosed, lockId, audience }: Lockable): readonly string[] {
  const locks = isClosed === true ? [closedDoor] : []
  if (typeof lockId === 'string') locks.push(lockId)
  if (audience) locks.push(audienceLock(audience))
  return locks
}

/** The lock that somebody stands before; undefined where there is none, or where it is open to them. */
export function lockBefore(what: Lockable, unlocked: Unlocked): string | undefined {
  return locksBefore(what).find((lock) => !unlocked.has(lock))
}

/** Whether it stands behind a lock at all, whoever looks. */
export function hasLock(what: Lockable): boolean {
  return locksBefore(what).length > 0
}

/** Whether a password opens it, of the site or the page. */
export function hasPassword({ lockId }: Lockable): boolean {
  return typeof lockId === 'string'
}

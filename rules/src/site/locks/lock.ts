/** What can stand behind a password: a page, or the whole site by its settings. */
export type Lockable = {
  /**
   * The password that opens it, by its id (`site_lock`): the document, which is in history and in
   * copies, holds neither the password nor anything made of it. Absent or null: open to everybody.
   */
  readonly lockId?: string | null
}

/** The ids of the locks that somebody has opened. */
export type Unlocked = ReadonlySet<string>

/** Of somebody who has opened nothing. */
export const nothingUnlocked: Unlocked = new Set()

/** The lock that somebody stands before; undefined where there is none, or where it is open to them. */
export function lockBefore({ lockId }: Lockable, unlocked: Unlocked): string | undefined {
  if (lockId === undefined || lockId === null || unlocked.has(lockId)) return undefined
  return lockId
}

/** Whether it stands behind a password at all, whoever looks. */
export function hasLock({ lockId }: Lockable): boolean {
  return lockId !== undefined && lockId !== null
}

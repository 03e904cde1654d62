import type { Logger } from 'pino'
import type { Random } from '@vitrine/rules/ground/ids/ids.ts'
import type { OwnerActions } from '@vitrine/rules/ground/changes/owner-action.ts'
import type { Config } from './config/config.ts'
import type { Database } from './db/database.ts'
import type { DocumentKinds } from './documents/document-kinds.ts'
import type { BuiltAssets } from './http/built-assets.ts'
import type { NameResolver } from './http/name-resolver.ts'
import type { PeopleGate } from './http/people-gate.ts'
import type { RateLimiter } from './http/rate-limit.ts'
import type { FileStore } from './files/file-store.ts'

/** Epoch milliseconds, now. Read in `http`, `jobs` and `main.ts` only, and passed on as a value. */
export type Clock = () => number

/**
 * Milliseconds that have passed since some moment of this process. Unlike the clock it never jumps,
 * so that ages are measured by it: of what is kept, and of windows in which calls are counted.
 */
export type Uptime = () => number

/** Both readings of one instant. */
export type Moment = { readonly now: number; readonly uptime: number }

/**
 * What the process owns, built once by the package's root and passed by argument. Functions ask for
 * the narrowest part of it that they need. Areas above add what is theirs, beside its type
 * (docs/decisions/0038-areas.md).
 */
export interface Context {
  readonly config: Config
  readonly clock: Clock
  readonly uptime: Uptime
  readonly random: Random
  readonly database: Database
  readonly files: FileStore
  readonly assets: BuiltAssets
  /** The folder of ready sites to begin with, `starter-sites/`. */
  readonly startersFolder: string
  /** Signs short-lived tokens (edit frame, viewer); the same on every node of an installation. */
  readonly signingKey: Uint8Array
  readonly names: NameResolver
  /** How often passwords were tried and links asked for of late, on this node. */
  readonly tries: RateLimiter
  readonly logger: Logger
  readonly people: PeopleGate
  readonly kinds: DocumentKinds
  readonly actions: OwnerActions
}

import type { Logger } from 'pino'
import type { Random } from '@vitrine/rules/ids/ids.ts'
import type { Config } from './config/config.ts'
import type { Database } from './db/database.ts'
import type { BuiltAssets } from './http/built-assets.ts'
import type { FileStore } from './media/file-store.ts'

/** Epoch milliseconds, now. Read in `http`, `jobs` and `main.ts` only, and passed on as a value. */
export type Clock = () => number

/**
 * What the process owns, built once in `main.ts` and passed by argument. Functions ask for the
 * narrowest part of it that they need.
 */
export type Context = {
  readonly config: Config
  readonly clock: Clock
  readonly random: Random
  readonly database: Database
  readonly files: FileStore
  readonly assets: BuiltAssets
  /** The folder of ready sites to begin with, `starter-sites/`. */
  readonly startersFolder: string
  /** Signs short-lived tokens (edit frame, viewer); the same on every node of an installation. */
  readonly signingKey: Uint8Array
  readonly logger: Logger
}

import type { Random } from '@vitrine/rules/ground/ids/ids.ts'
import type { Clock, Uptime } from '../ground/context.ts'

/** What a command sees of the world. */
export type Terminal = {
  readonly env: Readonly<Record<string, string | undefined>>
  /** The project's folder, in which the built bundles and the starter sites lie. */
  readonly root: string
  /** What the paths that a person types are relative to. */
  readonly workingFolder: string
  readonly clock: Clock
  readonly uptime: Uptime
  readonly random: Random
  /** Aborts when the person or the system asks the command to end; ends nothing by itself. */
  readonly interruption: () => AbortSignal
  readonly out: (text: string) => void
  readonly err: (text: string) => void
}

/** An expected end of a command: the one sentence for the person at the terminal. */
export class CommandError extends Error {}

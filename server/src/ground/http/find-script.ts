import type { Context } from '../context.ts'

/** A bundle that was never built is left out: the pages work without scripts. */
export function findScript(
  context: Context,
  ...entry: Parameters<Context['assets']['script']>
): string | undefined {
  try {
    return context.assets.script(...entry)
  } catch {
    return undefined
  }
}

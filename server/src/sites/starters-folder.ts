import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Where the project's starter sites lie: `starter-sites/` in the nearest folder above this code that
 * has one, so that sources and the built server find the same.
 */
export function findStartersFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url))
  for (;;) {
    const candidate = join(folder, 'starter-sites')
    if (existsSync(candidate)) return candidate
    const parent = dirname(folder)
    if (parent === folder) return join(process.cwd(), 'starter-sites')
    folder = parent
  }
}

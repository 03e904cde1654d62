import { isBuilt } from './build-stamp.mjs'
import { buildTargets, isBuildable } from './build-targets.mjs'

/**
 * Builds what is older than its sources. The builder is loaded only when there is work, because it
 * needs installed packages and half a second.
 * @param options.only names of the bundles that are needed, when not all are
 */
export async function ensureBuilt(folder, { only, say = console.log } = {}) {
  const digests = new Map()
  const stale = buildTargets.filter(
    (target) =>
      (only === undefined || only.includes(target.name)) &&
      isBuildable(folder, target) &&
      !isBuilt(folder, target, digests),
  )
  if (stale.length === 0) return
  say(`Building ${stale.map((target) => target.name).join(', ')} ...`)
  const { buildTarget } = await import('./build-target.mjs')
  for (const target of stale) await buildTarget(folder, target)
}

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { sourceFingerprint, writeBuildStamp } from './build-stamp.mjs'
import { compressFolder } from './compress.mjs'
import { SetupError } from './project.mjs'

/**
 * Makes one bundle by its package's Vite configuration.
 * @returns seconds it took
 * @throws SetupError that says what is wrong with a source
 */
export async function buildTarget(folder, target) {
  const begun = performance.now()
  const { build } = await import('vite')
  const fingerprint = sourceFingerprint(folder, target)
  const root = join(folder, target.name)
  for (const config of target.configs) {
    await build({ root, configFile: join(root, config), logLevel: 'warn' }).catch((error) => {
      throw new SetupError(`The build of ${target.name} failed. ${error.message}`)
    })
  }
  if (!existsSync(join(folder, target.product))) {
    throw new SetupError(`The build of ${target.name} did not make ${target.product}.`)
  }
  if (target.compress) await compressFolder(join(root, 'dist'))
  writeBuildStamp(folder, target, fingerprint)
  return (performance.now() - begun) / 1000
}

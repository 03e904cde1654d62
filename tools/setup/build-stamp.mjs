import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const ignoredFolders = new Set(['node_modules', 'dist', 'testing', 'test-output', 'bin'])

/**
 * A digest that changes when a source of the target is added, removed or written. Reads names, sizes
 * and times only, so that asking costs a few milliseconds; tests are no sources.
 * @param digests of source folders, filled here, so that targets which share one read it once
 */
export function sourceFingerprint(folder, target, digests = new Map()) {
  const whole = createHash('sha1')
  for (const source of [...target.sources, 'package-lock.json', 'tsconfig.base.json']) {
    if (!digests.has(source)) digests.set(source, digestOf(join(folder, source)))
    whole.update(digests.get(source))
  }
  return whole.digest('hex')
}

function digestOf(path) {
  const digest = createHash('sha1')
  if (existsSync(path)) {
    if (statSync(path).isDirectory()) addFolder(digest, path)
    else addFile(digest, path)
  }
  return digest.digest()
}

function addFolder(digest, folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) {
      if (!ignoredFolders.has(entry.name)) addFolder(digest, path)
    } else if (!/\.test\.[a-z]+$/.test(entry.name)) {
      addFile(digest, path)
    }
  }
}

function addFile(digest, path) {
  const { size, mtimeMs } = statSync(path)
  digest.update(`${path}\0${size}\0${mtimeMs}\n`)
}

function stampPath(folder, target) {
  return join(folder, target.name, 'dist', '.build-stamp')
}

/** Whether the target's bundle is there and was made from the sources as they are now. */
export function isBuilt(folder, target, digests = new Map()) {
  const stamp = stampPath(folder, target)
  return (
    existsSync(join(folder, target.product)) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === sourceFingerprint(folder, target, digests)
  )
}

/** Notes a bundle as made from the sources that had this fingerprint before the build began. */
export function writeBuildStamp(folder, target, fingerprint) {
  mkdirSync(dirname(stampPath(folder, target)), { recursive: true })
  writeFileSync(stampPath(folder, target), fingerprint)
}

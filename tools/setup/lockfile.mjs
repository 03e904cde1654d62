const systemNames =
  /(android|darwin|freebsd|linux|openharmony|win32|aix|netbsd|openbsd|sunos)-([a-z0-9_]+)(?:-(\w+))?/

const libraries = {
  gnu: 'glibc',
  gnueabihf: 'glibc',
  musl: 'musl',
  musleabihf: 'musl',
}

/**
 * Packages for other platforms that a locked package may want and the lockfile does not hold. npm
 * writes a lockfile without those that it could not look up, and `npm ci` then refuses that file.
 * @returns for each the place it has in `lock.packages` and the entry that belongs there
 */
export function missingPlatformPackages(lock) {
  const { packages } = lock
  const missing = new Map()
  for (const [parent, entry] of Object.entries(packages)) {
    for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
      const path = `node_modules/${name}`
      if (packages[path] !== undefined || packages[`${parent}/${path}`] !== undefined) continue
      missing.set(path, { path, entry: platformEntry(name, range, entry.dev === true) })
    }
  }
  return [...missing.values()]
}

function platformEntry(name, range, dev) {
  const [, system, processor, library] = systemNames.exec(name.replace('windows', 'win32')) ?? []
  return {
    version: range.replace(/^[\^~]/, ''),
    cpu: [processor ?? 'any'],
    ...(dev ? { dev: true } : {}),
    ...(library in libraries ? { libc: [libraries[library]] } : {}),
    optional: true,
    os: [system ?? 'any'],
  }
}

/** The lockfile with the missing packages in their places. */
export function withPlatformPackages(lock) {
  const added = missingPlatformPackages(lock).map(({ path, entry }) => [path, entry])
  const all = [...Object.entries(lock.packages), ...added]
  return {
    ...lock,
    packages: Object.fromEntries(all.toSorted(([a], [b]) => (a < b ? -1 : 1))),
  }
}

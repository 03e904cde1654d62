import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { missingPlatformPackages } from '../setup/lockfile.mjs'

/** The lockfile installs on every platform, and from whichever registry npm is set to. */
export const lockfile = {
  name: 'lockfile',
  run(folder) {
    const path = join(folder, 'package-lock.json')
    if (!existsSync(path))
      return ['package-lock.json is missing; run npm install and npm run fix-lock.']
    const text = readFileSync(path, 'utf8')
    const lock = JSON.parse(text)
    const problems = missingPlatformPackages(lock).map(
      ({ path: missing }) => `package-lock.json lacks ${missing}; npm run fix-lock adds it.`,
    )
    if (/"resolved": "https?:/.test(text)) {
      problems.push(
        'package-lock.json names a registry host; .npmrc must keep omit-lockfile-registry-resolved.',
      )
    }
    return [...problems, ...unlockedDependencies(folder, lock)]
  },
}

/** Every workspace's package.json says the same as the lockfile's copy of it. */
function unlockedDependencies(folder, lock) {
  const kinds = ['dependencies', 'devDependencies', 'optionalDependencies']
  return Object.entries(lock.packages)
    .filter(([path]) => !path.includes('node_modules/'))
    .flatMap(([path, locked]) => {
      const file = join(path, 'package.json')
      if (!existsSync(join(folder, file)))
        return [`package-lock.json has ${path}, which is not there.`]
      const declared = JSON.parse(readFileSync(join(folder, file), 'utf8'))
      return kinds
        .filter((kind) => !sameEntries(declared[kind] ?? {}, locked[kind] ?? {}))
        .map(
          (kind) =>
            `${kind} of ${file} differ from package-lock.json; run npm install and npm run fix-lock.`,
        )
    })
}

function sameEntries(a, b) {
  const names = Object.keys(a)
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name])
}

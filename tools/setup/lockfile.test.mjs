import { expect, test } from 'vitest'
import { missingPlatformPackages, withPlatformPackages } from './lockfile.mjs'

const lock = {
  lockfileVersion: 3,
  packages: {
    '': {},
    'node_modules/tool': {
      dev: true,
      version: '1.0.0',
      optionalDependencies: {
        '@tool/linux-x64-gnu': '1.0.0',
        '@tool/linux-arm-musleabihf': '^1.0.0',
        '@tool/windows-arm64': '1.0.0',
      },
    },
    'node_modules/@tool/linux-x64-gnu': { version: '1.0.0', integrity: 'known' },
  },
}

test('packages of other platforms that npm left out are found with their platform', () => {
  expect(missingPlatformPackages(lock)).toEqual([
    {
      path: 'node_modules/@tool/linux-arm-musleabihf',
      entry: {
        version: '1.0.0',
        cpu: ['arm'],
        dev: true,
        libc: ['musl'],
        optional: true,
        os: ['linux'],
      },
    },
    {
      path: 'node_modules/@tool/windows-arm64',
      entry: { version: '1.0.0', cpu: ['arm64'], dev: true, optional: true, os: ['win32'] },
    },
  ])
})

test('a repaired lockfile lacks nothing and keeps what it had', () => {
  const repaired = withPlatformPackages(lock)
  expect(missingPlatformPackages(repaired)).toEqual([])
  expect(repaired).toMatchObject(lock)
})

test('a package that lies inside its parent is not missing', () => {
  const nested = structuredClone(lock)
  delete nested.packages['node_modules/tool'].optionalDependencies['@tool/windows-arm64']
  nested.packages['node_modules/tool/node_modules/@tool/linux-arm-musleabihf'] = {
    version: '1.0.0',
  }
  expect(missingPlatformPackages(nested)).toEqual([])
})

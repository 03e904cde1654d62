import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { installWithApt } from './apt.mjs'

let folder
let said

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-apt-'))
  said = []
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** A program that stands in the place of apt-get, because the real one would change this machine. */
const standIn = (script) =>
  writeFileSync(join(folder, 'apt-get'), `#!/bin/sh\n${script}\n`, { mode: 0o755 })

const install = (options = {}) =>
  installWithApt(['chromium', 'postgresql'], {
    say: (line) => said.push(line),
    env: { PATH: [folder, '/usr/bin', '/bin'].join(delimiter) },
    isRoot: true,
    ...options,
  })

test('packages are installed without a question', async () => {
  standIn('[ "$1" = update ] || [ "$DEBIAN_FRONTEND" = noninteractive ]')
  expect(await install()).toBe(true)
  expect(said).toEqual(['Installing chromium and postgresql (apt-get) ...'])
})

test('an update that fails is said in one sentence, and what is known already is still tried', async () => {
  standIn('[ "$1" = install ] || { echo "W: Failed to fetch the list"; exit 100; }')
  expect(await install()).toBe(true)
  expect(said.slice(1)).toEqual([
    'apt-get update failed (is there a network?): Failed to fetch the list',
  ])
})

test('an installation that fails is said in one sentence with what apt-get says', async () => {
  standIn(
    '[ "$1" = update ] || { echo "W: slow"; echo "E: Unable to locate package chromium" >&2; exit 100; }',
  )
  expect(await install()).toBe(false)
  expect(said.slice(1)).toEqual([
    'apt-get could not install chromium and postgresql: Unable to locate package chromium',
  ])
})

test('somebody who is not root is told what root would type, and apt-get is not started', async () => {
  standIn(`touch ${join(folder, 'started')}`)
  expect(await install({ isRoot: false })).toBe(false)
  expect(existsSync(join(folder, 'started'))).toBe(false)
  expect(said).toEqual([
    'Only root may install chromium and postgresql: apt-get install chromium postgresql',
  ])
})

test('a machine without apt-get is told so', async () => {
  expect(await install({ env: { PATH: folder } })).toBe(false)
  expect(said).toEqual([
    'This machine has no apt-get, so chromium and postgresql must be installed another way.',
  ])
})

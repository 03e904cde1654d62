import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRestartingProcess } from './restarting-process.mjs'

/** Notes its begin, and its end when it is told to end. */
const program = `
import { appendFileSync } from 'node:fs'
const note = (word) => appendFileSync(process.env.NOTES, word + ' ')
process.on('SIGTERM', () => setTimeout(() => { note('end'); process.exit(0) }, 100))
note('begin')
setInterval(() => {}, 1000)
`
let folder
let server

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-restart-'))
  writeFileSync(join(folder, 'program.mjs'), program)
  writeFileSync(join(folder, 'notes'), '')
  const env = { ...process.env, NOTES: join(folder, 'notes') }
  server = createRestartingProcess(join(folder, 'program.mjs'), { env })
})

afterEach(async () => {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

const notes = () => readFileSync(join(folder, 'notes'), 'utf8').trim()
const untilNotesAre = (text) =>
  vi.waitFor(() => expect(notes()).toBe(text), { timeout: 10_000, interval: 20 })

test('several finished builds at once start the server once', async () => {
  for (let build = 0; build < 3; build += 1) server.restart()
  await untilNotesAre('begin')
})

test('the next server begins when the last has ended', async () => {
  server.restart()
  await untilNotesAre('begin')
  server.restart()
  await untilNotesAre('begin end begin')
})

test('stopping waits until the server has ended', async () => {
  server.restart()
  await untilNotesAre('begin')
  await server.stop()
  expect(notes()).toBe('begin end')
})

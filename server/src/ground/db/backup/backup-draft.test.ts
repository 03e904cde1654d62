import { spawn } from 'node:child_process'
import { readdirSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts'
import { backupTo } from './backup.ts'
import { beginDraft } from './backup-draft.ts'

let database: TestDatabase
let folder: string

beforeAll(async () => {
  database = await createTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'vitrine-drafts-'))
})

afterAll(async () => {
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

describe('a backup that does not come to its end', () => {
  it('leaves nothing when it is interrupted', async () => {
    const place = await mkdtemp(join(folder, 'interrupted-'))
    const controller = new AbortController()
    controller.abort()
    const work = backupTo(database.connection, join(place, 'shop.tar.gz'), {
      interrupted: controller.signal,
    })
    await expect(work).rejects.toMatchObject({ code: 'interrupted' })
    expect(readdirSync(place)).toEqual([])
  })

  it('leaves what the next one in the folder removes when it was killed; a living one is left alone', async () => {
    const place = await mkdtemp(join(folder, 'killed-'))
    const begun = spawn(process.execPath, ['-e', '0'])
    await new Promise((resolve) => begun.once('exit', resolve))
    const living = await beginDraft(join(place, 'living.tar.gz'))
    const killed = living.path.replace(`-${process.pid}-`, `-${begun.pid}-`)
    const elsewhere = living.path.replace(/\.[0-9a-f]{8}-/, '.00000000-')
    const forgotten = `${elsewhere.slice(0, -13)}00000000.part`
    const others = join(place, 'letters.part')
    for (const path of [living.path, killed, elsewhere, forgotten, others]) writeFileSync(path, '')
    await utimes(forgotten, 1_700_000_000, 1_700_000_000)
    await backupTo(database.connection, join(place, 'shop.tar.gz'))
    living.settle()
    const left = [living.path, elsewhere, others, join(place, 'shop.tar.gz')]
    expect(readdirSync(place).toSorted()).toEqual(left.map((path) => basename(path)).toSorted())
  })
})

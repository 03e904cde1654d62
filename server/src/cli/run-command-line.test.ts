import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import { Role } from '@vitrine/rules/people/roles/role.ts'
import { inviteByHand } from '../people/roles/invite-account.ts'
import { readConfig } from '../ground/config/config.ts'
import { openDatabase, type DatabaseConnection } from '../ground/db/database.ts'
import { startEmbeddedPostgres } from '../ground/db/embedded/embedded-postgres.ts'
import { writeSmallShopStarter } from '../testing/seeds/small-shop.ts'
import { runCommandLine } from './run-command-line.ts'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-cli-'))
  // under root, the database is another user, who must get in
  await chmod(folder, 0o711)
  await writeSmallShopStarter(join(folder, 'starter-sites'))
})
afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
})

/** Runs one command as a person at the terminal would. */
async function vitrine(command: string, env: Record<string, string> = {}) {
  let out = ''
  let err = ''
  const code = await runCommandLine(command.split(' '), {
    env: { VITRINE_DATA: join(folder, 'data'), LOG_LEVEL: 'silent', ...env },
    root: folder,
    workingFolder: folder,
    clock: () => Date.UTC(2026, 4, 1),
    uptime: () => performance.now(),
    interruption: () => new AbortController().signal,
    random: (byteCount) => randomBytes(byteCount),
    out: (text) => void (out += text),
    err: (text) => void (err += text),
  })
  return { code, out, err }
}

describe('the command line', () => {
  it.each([
    ['', ['start', 'site', 'user', 'backup', 'restore']],
    ['start ', ['Start the server']],
    ['site ', ['list', 'create']],
    ['site list ', ['address of every site']],
    ['site create ', ['<name>', '--starter', '--owner', 'small-shop  Small-shop']],
    ['site release ', ['<domain>']],
    ['user invite ', ['<email>', '--site', '--role', 'admin', 'storeManager']],
    ['backup ', ['<file>']],
    ['restore ', ['<file>']],
    ['template check ', ['<path>']],
    ['template render ', ['<file>', '--json', '--locale', '--now', '--zone']],
  ])('explains itself: %s--help', async (command, words) => {
    const { code, out, err } = await vitrine(`${command}--help`)
    expect({ code, err }).toEqual({ code: 0, err: '' })
    for (const word of words) expect(out).toContain(word)
  })

  it.each(['bake', 'site create', 'site list --loud', 'backup'])(
    'answers wrong usage with a hint and exit code 2: %s',
    async (command) => {
      const { code, out, err } = await vitrine(command)
      expect({ code, out }).toEqual({ code: 2, out: '' })
      expect(err).toMatch(/^error: .+\n/)
    },
  )

  it('names the setting that is wrong, in one sentence', async () => {
    const { code, err } = await vitrine('site list', { PORT: 'many' })
    expect(code).toBe(1)
    expect(err).toBe('PORT must be a whole number from 0 to 65535, not "many".\n')
  })

  it.each(['site list', 'start'])(
    'says that the database cannot be reached: %s',
    async (command) => {
      const { code, err } = await vitrine(command, {
        DATABASE_URL: 'postgresql://nobody@127.0.0.1:9/nothing',
      })
      const sentence = 'DATABASE_URL names a database server that cannot be reached.\n'
      expect({ code, err }).toEqual({ code: 1, err: sentence })
    },
  )
})

/**
 * A shop hands a link on to somebody; then the operator invites the same address to another shop.
 * @returns whether the account with rights on a shop is the address's own
 */
async function rolesGivenByLink(connection: DatabaseConnection) {
  const database = openDatabase(connection)
  const email = 'guest@shop.example'
  const sites = await database.kysely.selectFrom('site').select(['website_id', 'name']).execute()
  const moss = sites.find(({ name }) => name === 'moss')?.website_id as SiteId
  const context = { config: readConfig({}, folder), database, random: randomBytes }
  await inviteByHand(context, { email, site: { siteId: moss, roles: [Role.editor] } }, 1)
  await vitrine(`user invite ${email} --site fern --role admin`)
  const rows = await database.kysely
    .selectFrom('membership')
    .innerJoin('account', 'account.account_id', 'membership.account_id')
    .innerJoin('site', 'site.website_id', 'membership.website_id')
    .select(['site.name', 'made_by_site'])
    .where('email', '=', email)
    .orderBy('site.name')
    .execute()
  await database.close()
  return rows.map((row) => ({ site: row.name, isOfAddress: row.made_by_site === null }))
}

describe('an operator without a running server', () => {
  it('makes a site, lists it, and gets in', async () => {
    expect(await vitrine('site list')).toMatchObject({
      code: 0,
      out: 'There are no sites yet. Make one: npx --no vitrine site create NAME\n',
    })
    expect(await vitrine('site create fern --starter small-shop')).toMatchObject({
      code: 1,
      err: 'Say who owns the site: --owner EMAIL\n',
    })
    const made = await vitrine('site create fern --starter small-shop --owner ann@shop.example')
    expect(made).toMatchObject({ code: 0, err: '' })
    expect(made.out).toMatch(
      /^Site: {3}http:\/\/fern\.localhost:3000\nEditor: http:\/\/localhost:3000\/config\S+\n$/,
    )
    // one person owns every site, so it is clear who is meant
    expect(await vitrine('site create moss --starter small-shop')).toMatchObject({ code: 0 })
    expect((await vitrine('site list')).out).toBe(
      'fern  http://fern.localhost:3000\nmoss  http://moss.localhost:3000\n',
    )
  }, 120_000)

  it('is told in one sentence what is wrong', async () => {
    expect(await vitrine('site create fern --starter small-shop')).toMatchObject({
      code: 1,
      err: 'There is already a site with this name.\n',
    })
    expect(await vitrine('site create ash --starter nothing')).toMatchObject({
      code: 1,
      err: 'There is no starter with this name. Starters:\n  small-shop  Small-shop\n',
    })
    expect(await vitrine('user invite ann@shop.example --site nowhere')).toMatchObject({
      code: 1,
      err: 'There is no site nowhere.\n',
    })
    expect((await vitrine('user invite ann@shop.example --site fern')).err).toContain(
      'Say what it may do there: --role admin|',
    )
    expect((await vitrine('user invite ann@shop.example --site fern --role king')).err).toContain(
      'There is no role king. Roles: admin, billing,',
    )
    expect(await vitrine('user invite ann')).toMatchObject({ code: 1, out: '' })
  }, 120_000)

  it.each([
    [{ HOST: '192.0.2.7' }, 'HOST must be an address of this machine, not "192.0.2.7".'],
    [{ HOST: 'nobody.invalid' }, 'HOST must be an address of this machine, not "nobody.invalid".'],
    [
      { EDITOR_ORIGIN: 'http://fern.localhost:3000' },
      'EDITOR_ORIGIN is the address of the site fern; the editor needs a host of its own.',
    ],
  ])('is told at the start what cannot be: %o', async (env, sentence) => {
    const { code, err } = await vitrine('start', { PORT: '0', ...env })
    expect({ code, err }).toEqual({ code: 1, err: `${sentence}\n` })
  })

  it('backs up, and restores into an empty data folder only', async () => {
    expect(await vitrine('backup shop.tar')).toMatchObject({
      code: 0,
      out: `Backup written to ${join(folder, 'shop.tar')}\n`,
    })
    expect(await vitrine('backup shop.tar')).toMatchObject({ code: 1, out: '' })
    expect((await vitrine('restore shop.tar')).err).toContain('The database is not empty')
    const elsewhere = { VITRINE_DATA: join(folder, 'other') }
    expect(await vitrine('restore shop.tar', elsewhere)).toMatchObject({ code: 0, err: '' })
    expect((await vitrine('site list', elsewhere)).out).toBe((await vitrine('site list')).out)
    expect(await readdir(join(folder, 'other', 'files'))).toEqual(
      await readdir(join(folder, 'data', 'files')),
    )
  }, 120_000)
})

describe('an operator beside a running server', () => {
  it('makes sites, invites people and backs up through its database', async () => {
    const running = await startEmbeddedPostgres({ dataFolder: join(folder, 'data') })
    try {
      expect((await vitrine('site list')).out).toContain('fern')
      expect(await vitrine('site create clay --starter small-shop')).toMatchObject({ code: 0 })
      const invited = await vitrine('user invite bob@shop.example --site clay --role editor')
      expect(invited).toMatchObject({ code: 0, err: '' })
      expect(invited.out).toMatch(/^http:\/\/localhost:3000\/config\S+\n$/)
      const lost = await vitrine('user invite eve@shop.example')
      expect(lost.out).toContain(
        'This account is on no site yet: add --site NAME (clay, fern, moss) --role ROLE.',
      )
      expect(await rolesGivenByLink(running.connection)).toEqual([
        { site: 'fern', isOfAddress: true },
        { site: 'moss', isOfAddress: false },
      ])
      expect(await vitrine('backup beside.tar')).toMatchObject({ code: 0 })
    } finally {
      await running.stop()
    }
  }, 120_000)
})

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type {
  ChangeReply,
  DocumentReply,
  DocumentsReply,
  HistoryReply,
} from '@vitrine/rules/ground/changes/changes-api.ts'
import { ownerActions } from '@vitrine/rules/owner-actions.ts'
import { Role } from '@vitrine/rules/people/roles/role.ts'
import { can } from '@vitrine/rules/people/roles/role-capabilities.ts'
import type { Visitor } from '../../testing/http-client.ts'
import { createSite } from '../../site/sites/create-site.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { writeSmallShopStarter } from '../../testing/seeds/small-shop.ts'

let server: TestServer
let startersFolder: string
let owner: Visitor
let base: string

beforeAll(async () => {
  startersFolder = await mkdtemp(join(tmpdir(), 'vitrine-starters-'))
  await writeSmallShopStarter(startersFolder)
  server = await startTestServer({ starter: 'small-shop', startersFolder })
  owner = await server.owner()
  base = `/api/editor/sites/${server.siteId}`
})
afterAll(async () => {
  await server.close()
  await rm(startersFolder, { recursive: true, force: true })
})

const act = (who: Visitor, action: string, input: unknown, expectedRevisions?: object) =>
  who.write('POST', `${base}/actions`, { action, input, expectedRevisions })

async function pageNamed(title: string): Promise<DocumentReply<'collection'>> {
  const reply = await owner.get(`${base}/documents?kind=collection`)
  const { documents } = reply.json<DocumentsReply<'collection'>>()
  const page = documents.find(({ body }) => body.title === title)
  if (page === undefined) throw new Error(`no page ${title}`)
  return page
}

describe('a colour that is none', () => {
  it('is refused beside its field and logged', async () => {
    const logged = vi.spyOn(server.context.logger, 'warn')
    try {
      const fine = await act(owner, 'set-style', { set: { 'tweak.ink': '#123' } })
      expect([fine.status, logged.mock.calls]).toEqual([200, []])
      const refused = await act(owner, 'set-style', { set: { 'tweak.ink': '#12' } })
      expect(refused.status).toBe(400)
      expect(refused.json()['fields']).toEqual({ 'tweak.ink': 'Invalid color model' })
      expect(logged.mock.calls.map(([, message]) => message)).toEqual(['Invalid color model'])
    } finally {
      logged.mockRestore()
    }
  })
})

describe('the owner', () => {
  it('renames a page, sees it in the history with their name, and takes it back', async () => {
    const about = await pageNamed('About')
    const done = await act(owner, 'rename-page', {
      collectionId: about.id,
      set: { title: 'About us' },
    })
    expect(done.status).toBe(200)
    const { sequence, changed } = done.json<ChangeReply>()
    expect(changed).toEqual([{ kind: 'collection', id: about.id, revision: sequence }])
    const history = (await owner.get(`${base}/history`)).json<HistoryReply>()
    expect(history.changes[0]).toMatchObject({
      title: 'Rename page: About us',
      authorId: server.ownerId,
      authorName: 'owner',
      at: server.time.now,
    })
    expect(history.canUndo).toMatchObject({ sequence })
    const undone = await owner.write('POST', `${base}/undo`, { expectedTarget: sequence })
    expect(undone.json()).toMatchObject({ target: { sequence }, changed: [{ id: about.id }] })
    expect((await pageNamed('About')).id).toBe(about.id)
    expect((await owner.write('POST', `${base}/redo`)).status).toBe(200)
    expect((await owner.write('POST', `${base}/redo`)).json()).toMatchObject({
      code: 'nothing-to-redo',
    })
    await owner.write('POST', `${base}/undo`)
  })

  it('is shown both versions when somebody else was faster', async () => {
    const about = await pageNamed('About')
    const rename = (title: string) =>
      act(owner, 'rename-page', {
        collectionId: about.id,
        set: { title },
        seen: { title: 'About' },
      })
    await rename('First')
    const late = await rename('Second')
    expect(late.status).toBe(409)
    expect(late.json()).toMatchObject({
      code: 'fields-changed',
      conflicts: [{ field: 'title', yours: 'Second', theirs: 'First' }],
    })
    await owner.write('POST', `${base}/undo`)
  })

  it('is told when a place in the history is none', async () => {
    expect((await owner.get(`${base}/history?before=99999999999`)).status).toBe(400)
  })

  it('reads one document by kind and id, template files by their path', async () => {
    const file = await owner.get(`${base}/documents/template-file/styles%2Fsite.less`)
    expect(file.json()).toMatchObject({ id: 'styles/site.less', body: { kind: 'text' } })
    expect((await owner.get(`${base}/documents/collection/none`)).status).toBe(404)
  })

  it('uploads a logo, whose place and camera do not come along', async () => {
    const photo = await sharp({ create: { width: 40, height: 20, channels: 3, background: 'red' } })
      .withExif({ IFD0: { Make: 'Secret camera' } })
      .jpeg()
      .toBuffer()
    const uploaded = await upload(owner, 'logo.jpg', photo)
    expect(uploaded.status).toBe(201)
    const { assetId } = uploaded.json<{ assetId: string }>()
    const asset = (await owner.get(`${base}/documents/asset/${assetId}`)).json<
      DocumentReply<'asset'>
    >()
    expect(asset.body).toMatchObject({ filename: 'logo.jpg', width: 40, height: 20 })
    const stored = await server.context.files.read(asset.body.hash)
    expect(stored.includes('Secret camera')).toBe(false)
    expect((await act(owner, 'set-logo', { set: { logoAssetId: assetId } })).status).toBe(200)
  })

  it('cannot upload what is no picture, whatever it is called', async () => {
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')
    for (const bytes of [drawing, Buffer.from('GIF89a nothing'), Buffer.alloc(0)]) {
      const refused = await upload(owner, 'picture.png', bytes)
      expect([refused.status, refused.json()['code']]).toEqual([415, 'not-a-picture'])
    }
  })

  it('reads documents a page at a time, none left out and none twice', async () => {
    const path = `${base}/documents?kind=collection`
    const whole = (await owner.get(path)).json<DocumentsReply>()
    expect([whole.documents.length > 2, whole.next]).toEqual([true, null])
    const ids: string[] = []
    let next: string | null = ''
    while (next !== null) {
      const page: DocumentsReply = (await owner.get(`${path}&limit=2&after=${next}`)).json()
      expect(page.documents.length).toBeLessThanOrEqual(2)
      ids.push(...page.documents.map(({ id }) => id))
      next = page.next
    }
    expect(ids).toEqual(whole.documents.map(({ id }) => id))
    expect((await owner.get(`${path}&limit=501`)).status).toBe(400)
  })

  it('makes another site and owns it', async () => {
    const body = { name: 'second', starter: 'small-shop' }
    const made = await owner.write('POST', '/api/editor/sites', body)
    expect([made.status, made.json()['host']]).toEqual([201, 'second.localhost'])
    const sites = (await owner.get('/api/editor/sites')).json<{ sites: { name: string }[] }>()
    expect(sites.sites.map(({ name }) => name)).toEqual(['fern', 'second'])
    const { starters } = (await owner.get('/api/editor/starters')).json<{ starters: object[] }>()
    expect(starters).toEqual([
      {
        name: 'small-shop',
        title: 'Small-shop',
        description: '',
        screenshots: { wide: null, phone: null },
      },
    ])
  })
})

function upload(who: Visitor, filename: string, bytes: Buffer) {
  const boundary = 'a-boundary'
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${filename}"\r\ncontent-type: image/png\r\n\r\n`
  return who.send(`${base}/assets?accept=picture`, {
    method: 'POST',
    headers: {
      origin: `http://localhost:${server.port}`,
      'x-csrf-token': who.cookies.get('crumb') ?? '',
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    body: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  })
}

/** Until so many connections of the test's database wait for a row. */
async function waitingWriters(count: number): Promise<void> {
  const { pool } = server.context.database
  for (let tries = 0; tries < 400; tries++) {
    const { rowCount } = await pool.query(
      `select 1 from pg_stat_activity where datname = current_database()
       and wait_event_type = 'Lock'`,
    )
    if ((rowCount ?? 0) >= count) return
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  throw new Error(`no ${count} writers came to wait`)
}

describe('somebody else', () => {
  it('without an account changes and reads nothing', async () => {
    const stranger = server.stranger()
    expect((await act(stranger, 'set-style', { set: { customCss: '' } })).status).toBe(401)
    expect((await stranger.get(`${base}/history`)).status).toBe(401)
    expect((await stranger.get(`${base}/documents?kind=item`)).status).toBe(401)
  })

  it('with an account on another site is told that there is nothing', async () => {
    const wish = { name: 'others', starter: 'small-shop' }
    const made = await createSite(server.context, wish, server.time.now)
    const elsewhere = base.replace(server.siteId, made.ok ? made.value.siteId : '')
    for (const [method, path, body] of [
      ['POST', '/actions', { action: 'set-style', input: { set: { customCss: '' } } }],
      ['POST', '/undo', {}],
      ['POST', '/redo', {}],
      ['GET', '/history', undefined],
      ['GET', '/documents?kind=collection', undefined],
    ] as const) {
      const answer = await owner.write(method, `${elsewhere}${path}`, body)
      expect([path, answer.status]).toEqual([path, 404])
    }
  })

  it.each(Object.entries(Role))(
    'as %s does what that role may, and no more',
    async (name, role) => {
      const person = await server.person(`${name.toLowerCase()}@fern.example`, [role])
      for (const action of ownerActions) {
        const allowed = can({ roles: [role], isOwner: false }, action.capability)
        // an input that no action takes: whoever may act is told so, everybody else is refused first
        const answer = await act(person, action.name, 'nothing')
        expect([action.name, answer.status === 403]).toEqual([action.name, !allowed])
      }
    },
  )

  it('who may not write code may not take code back either', async () => {
    const editor = await server.person('edith@fern.example', [Role.editor])
    await act(owner, 'set-style', { set: { customCss: 'a { color: red }' } })
    expect((await editor.write('POST', `${base}/undo`)).status).toBe(403)
    expect((await owner.write('POST', `${base}/undo`)).status).toBe(200)
  })

  it('are offered the undo and redo that they may do, and no others', async () => {
    const editor = await server.person('edith@fern.example', [Role.editor])
    const offered = async (who: Visitor) => {
      const { canUndo, canRedo } = (await who.get(`${base}/history`)).json<HistoryReply>()
      return [canUndo?.title, canRedo?.title]
    }
    const about = await pageNamed('About')
    await act(owner, 'rename-page', { collectionId: about.id, set: { title: 'Us' } })
    expect((await offered(editor))[0]).toBe('Rename page: Us')
    await owner.write('POST', `${base}/undo`)
    expect((await offered(editor))[1]).toBe('Rename page: Us')
    await act(owner, 'set-style', { set: { customCss: 'a { color: teal }' } })
    expect((await offered(owner))[0]).toMatch(/CSS/)
    expect(await offered(editor)).toEqual([undefined, undefined])
    await owner.write('POST', `${base}/undo`)
    expect((await offered(owner))[1]).toMatch(/CSS/)
    expect((await offered(editor))[1]).toBeUndefined()
  })

  it('cannot slip an undo of code in while their own change is still the last', async () => {
    const editor = await server.person('edith@fern.example', [Role.editor])
    const about = await pageNamed('About')
    const code = await act(owner, 'set-style', { set: { customCss: 'a { color: green }' } })
    const { sequence: ofCode } = code.json<ChangeReply>()
    await act(editor, 'rename-page', { collectionId: about.id, set: { title: 'Edith’s' } })
    // both undos are let in while the rename is the last change, and wait for the site
    const answers = await server.context.database.transact(server.siteId, async (site) => {
      await site.queries
        .selectFrom('site')
        .select('revision')
        .where('website_id', '=', server.siteId)
        .forUpdate()
        .execute()
      const own = editor.write('POST', `${base}/undo`, {})
      await waitingWriters(1)
      const foreign = editor.write('POST', `${base}/undo`, { expectedTarget: ofCode })
      await Promise.race([waitingWriters(2), foreign])
      return [own, foreign] as const
    })
    expect((await Promise.all(answers)).map((answer) => answer.status)).toEqual([200, 409])
    await owner.write('POST', `${base}/undo`, { expectedTarget: ofCode })
  })

  it('cannot read a document by pretending to have seen it', async () => {
    const editor = await server.person('edith@fern.example', [Role.editor])
    const about = await pageNamed('About')
    const seen = { 'template-file/site.region': 0 }
    const refused = await act(
      editor,
      'rename-page',
      { collectionId: about.id, set: { title: 'x' } },
      seen,
    )
    expect([refused.status, refused.text.includes('squarespace')]).toEqual([400, false])
  })

  it('who edits text may not put code into a layout', async () => {
    const editor = await server.person('edith@fern.example', [Role.editor])
    const home = await pageNamed('Home')
    const code = { id: 'code', type: 23, value: { html: '<script>1</script>' } }
    const input = {
      layoutId: `page-${home.id}`,
      layout: { columns: 12, rows: [{ columns: [{ span: 12, blocks: [code], rows: [] }] }] },
    }
    expect((await act(editor, 'save-layout', input)).json()).toMatchObject({
      code: 'code-needs-right',
    })
    expect((await act(owner, 'save-layout', input)).status).toBe(200)
    // what stands there may stay
    const kept = await act(editor, 'save-layout', input)
    expect(kept.status).toBe(200)
  })
})

describe('an action', () => {
  it('that nobody knows is refused, and so is one that only the server performs', async () => {
    for (const action of ['make-coffee', 'add-asset', '__proto__']) {
      expect((await act(owner, action, {})).status).toBe(404)
    }
  })
})

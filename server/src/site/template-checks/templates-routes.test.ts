import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Role } from '@vitrine/rules/people/roles/role.ts'
import type {
  CheckTemplateReply,
  TemplateFilesReply,
  VocabularyReply,
} from '@vitrine/rules/site/templates/templates-api.ts'
import type { Visitor } from '../../testing/http-client.ts'
import { writeSmallShopStarter } from '../../testing/seeds/small-shop.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'

let server: TestServer
let startersFolder: string
let owner: Visitor
let base: string

beforeAll(async () => {
  startersFolder = await mkdtemp(join(tmpdir(), 'vitrine-starters-'))
  await writeSmallShopStarter(startersFolder)
  server = await startTestServer({
    starter: 'small-shop',
    startersFolder,
    environment: { RATE_WRITES_PER_10S: '100000' },
  })
  owner = await server.owner()
  base = `/api/editor/sites/${server.siteId}`
})
afterAll(async () => {
  await server.close()
  await rm(startersFolder, { recursive: true, force: true })
})

const ask = (who: Visitor, body: object) => who.write('POST', `${base}/template-check`, body)
const act = (action: string, input: object) =>
  owner.write('POST', `${base}/actions`, { action, input })

async function places(path: string, text: string): Promise<string[]> {
  const { problems } = (await ask(owner, { path, text })).json<CheckTemplateReply>()
  return problems.map((one) => `${one.severity} ${one.line}:${one.column} ${one.code}`)
}

async function files(): Promise<TemplateFilesReply['files']> {
  return (await owner.get(`${base}/template-files`)).json<TemplateFilesReply>().files
}

describe('a file that is being written', () => {
  it.each([
    ['an unknown formatter', '<p>\n  {title|shout}', 'error 2:3 FORMATTER_UNKNOWN'],
    ['a section that is never closed', '<p>\n{.section a}\n{b}', 'error 2:1 EOF_IN_BLOCK'],
    ['an argument that is missing', '{a}\n{publishOn|date}', 'warning 2:1 FORMATTER_NEEDS_ARGS'],
    [
      'more variables than one test can hold',
      `{.if ${Array.from({ length: 31 }, (_, i) => `v${i}`).join(' || ')}}x{.end}`,
      'warning 1:1 IF_TOO_MANY_VARS',
    ],
    ['a partial that is not there', '\n{a|apply gone.block}', 'warning 2:1 APPLY_PARTIAL_MISSING'],
    ['a tag that nobody knows', '\n <squarespace:cart />', 'warning 2:2 HOST_TAG_UNKNOWN'],
    [
      'a tag without a template',
      '<squarespace:query collection="a" template="gone">',
      'warning 1:1 HOST_TAG_TEMPLATE_MISSING',
    ],
    ['a predicate that is not finished', '{.units-metric?}m{.end}', 'error 1:1 NOT_IMPLEMENTED'],
    ['a malformed tag', '\n{title |html}', 'warning 2:1 EXTRA_CHARS'],
  ])('is told of %s, with the line', async (_name, text, expected) => {
    expect(await places('blocks/note.block', text)).toEqual([expected])
  })

  it('is told where its settings cannot be read, and which files they name in vain', async () => {
    expect(await places('template.conf', '{\n  "name" oops\n}')).toEqual([
      'error 2:10 CONF_UNREADABLE',
    ])
    const conf =
      '{\n"layouts": {"default": {"regions": ["gone"]}},\n"stylesheets": ["lost.less"]\n}'
    expect(await places('template.conf', conf)).toEqual([
      'warning 2:37 FILE_MISSING',
      'warning 3:17 FILE_MISSING',
    ])
    expect(await places('strings/template-en-US.json', '{"a": }')).toEqual([
      'error 1:7 JSON_UNREADABLE',
    ])
  })

  it('is told of a stylesheet’s mistakes among the other stylesheets', async () => {
    expect(await places('styles/site.less', 'a { top: 0 }\n\nb { color: @gone }')).toEqual([
      'error 3:12 LESS_UNREADABLE',
    ])
    expect(await places('styles/other.less', 'b { .gone(); }')).toEqual([
      'warning 1:1 STYLESHEET_UNUSED',
      'error 1:5 LESS_UNREADABLE',
    ])
  })

  it('has no mistakes where nothing is wrong, and where nothing is checked', async () => {
    expect(await places('blocks/note.block', '<p>{title|html}</p>')).toEqual([])
    expect(await places('scripts/site.js', 'if (a) { b| }')).toEqual([])
  })

  it('is not stored by being looked at', async () => {
    const before = await files()
    await ask(owner, { path: 'blocks/fresh.block', text: '{a|nope}' })
    expect(await files()).toEqual(before)
  })

  it('with thousands of mistakes is told of the first hundred and their number', async () => {
    const reply = await ask(owner, { path: 'a.block', text: '{a|nope}\n'.repeat(2000) })
    const { problems, total } = reply.json<CheckTemplateReply>()
    expect([problems.length, total]).toEqual([100, 2000])
  })

  it('of any size and any content gets an answer', async () => {
    const odd = ['', '{', '{.', '{\uFFFF|}', '<squarespace:query collection="{', '{##', '{"a":']
    for (const path of ['a.block', 'template.conf', 'styles/site.less', '../../x', '__proto__']) {
      for (const text of odd) {
        const { status, text: said } = await ask(owner, { path, text })
        expect([path, text, status, said.slice(0, 12)]).toEqual([path, text, 200, '{"problems":'])
      }
    }
    const large = { path: 'a.block', text: '{.x y}\n'.repeat(100_000) }
    expect((await ask(owner, large)).text).toContain('FILE_TOO_LARGE')
    const tooLarge = { path: 'a.block', text: 'x'.repeat(2_000_001) }
    expect((await ask(owner, tooLarge)).status).toBe(400)
    expect((await ask(owner, { path: 'a.block', text: 'x'.repeat(5_000_000) })).status).toBe(413)
    for (const body of [{}, { path: 1, text: '' }, { path: '', text: '' }, { path: 'a' }]) {
      expect((await ask(owner, body)).status).toBe(400)
    }
  })
})

describe('the saved files', () => {
  it('are listed with the number of their mistakes, which does not keep them from being saved', async () => {
    expect((await files()).every(({ errors }) => errors === 0)).toBe(true)
    const text = '{title|shout}{date|date}'
    expect((await act('create-template-file', { path: 'blocks/loud.block', text })).status).toBe(
      200,
    )
    expect(
      (await act('set-template-file', { path: 'styles/site.less', text: 'a { @b }' })).status,
    ).toBe(200)
    const found = (await files()).filter(({ errors, warnings }) => errors + warnings > 0)
    expect(found).toEqual([
      { path: 'blocks/loud.block', kind: 'text', errors: 1, warnings: 1 },
      { path: 'styles/site.less', kind: 'text', errors: 1, warnings: 0 },
    ])
    await owner.write('POST', `${base}/undo`)
    await owner.write('POST', `${base}/undo`)
    expect((await files()).some(({ path }) => path === 'blocks/loud.block')).toBe(false)
  })

  it('are renamed and deleted, and come back', async () => {
    await act('create-template-file', { path: 'blocks/a.block', text: 'A' })
    const moved = { path: 'blocks/a.block', newPath: 'blocks/b.block' }
    expect((await act('rename-template-file', moved)).status).toBe(200)
    expect((await act('delete-template-file', { path: 'blocks/b.block' })).status).toBe(200)
    await owner.write('POST', `${base}/undo`)
    await owner.write('POST', `${base}/undo`)
    const back = await owner.get(`${base}/documents/template-file/blocks%2Fa.block`)
    expect(back.json()).toMatchObject({ body: { kind: 'text', text: 'A' } })
  })
})

describe('the names that can be completed', () => {
  it('are those of the language and of the platform', async () => {
    const words = (await owner.get(`${base}/template-vocabulary`)).json<VocabularyReply>()
    expect(words.formatters).toEqual(expect.arrayContaining(['html', 'json', 'product-price']))
    expect(words.predicates).toEqual(expect.arrayContaining(['equal?', 'collection?']))
  })
})

describe('who may not write code', () => {
  it('reads no template and has none checked', async () => {
    const editor = await server.person('edith@fern.example', [Role.editor])
    expect((await ask(editor, { path: 'a.block', text: '' })).status).toBe(403)
    expect((await editor.get(`${base}/template-files`)).status).toBe(403)
    expect((await ask(server.stranger(), { path: 'a.block', text: '' })).status).toBe(401)
  })
})

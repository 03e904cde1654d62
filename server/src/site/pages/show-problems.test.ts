import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Role } from '@vitrine/rules/people/roles/role.ts'
import type { TemplateProblem } from '@vitrine/rules/site/templates/template-problem.ts'
import { createVisitor, type Visitor } from '../../testing/http-client.ts'
import type { TestServer } from '../../testing/start-test-server.ts'
import { openTemplateShop, type TemplateShop } from './testing/open-template-shop.ts'

let shop: TemplateShop
let server: TestServer
let owner: Visitor
let base: string

const region = [
  '<!doctype html><html><head>{squarespace-headers}</head>',
  '<body><h1>{website.siteTitle|shout}</h1><script>"<\\/body>"</script>',
  '<squarespace:nonsense />{.section website}{@|apply loud.block}',
  '{squarespace.main-content}{squarespace-footers}</body></html>',
].join('\n')

beforeAll(async () => {
  shop = await openTemplateShop()
  ;({ server, author: owner, base } = shop)
})
afterAll(() => shop.close())

/** The site as somebody signed in to the editor comes to it. */
async function lookingAs(editor: Visitor): Promise<Visitor> {
  const visit = await editor.get(`${base}/visit?path=/`)
  const { pathname, search } = new URL(visit.headers.location ?? '')
  const looking = createVisitor(server.port, 'fern.localhost')
  await looking.get(pathname + search)
  return looking
}

function told(html: string): { problems: TemplateProblem[]; total: number } {
  const json = /<script type="application\/json" id="vitrine-template-problems">(.*?)<\/script>/s
  return JSON.parse(json.exec(html)?.[1] ?? 'null') as {
    problems: TemplateProblem[]
    total: number
  }
}

/** What differs from visitor to visitor: whose crumb the forms carry. */
const plain = (html: string): string => html.replace(/name="crumb" value="[^"]*"/g, '')

describe('a template without a mistake', () => {
  it('is shown to an editor without a notice', async () => {
    expect((await (await lookingAs(owner)).get('/')).text).not.toContain('vitrine-template')
    expect(told(await shop.framed('/'))).toEqual({ problems: [], total: 0 })
  })
})

describe('a template with every tag and variable of the platform', () => {
  it('is told of none of them that it does not exist', async () => {
    const names = ['navigation', 'folder-navigation', 'query', 'category', 'related']
    const tags = names.map(
      (name) => `<squarespace:${name} collection="shop">x</squarespace:${name}>`,
    )
    const single = '<squarespace:block-field id="a" /><squarespace:script src="a.js" />'
    const variables = [
      'main-content',
      'page-id',
      'page-classes',
      'cart-classes',
      'template-revision',
    ]
    const text = [
      '<!doctype html><html><head>{squarespace-headers}</head><body>',
      ...tags,
      single,
      ...variables.map((name) => `{squarespace.${name}}`),
      '{squarespace-post-entry}{squarespace-footers}</body></html>',
    ].join('\n')
    const path = 'site.region'
    const checked = await owner.write('POST', `${base}/template-check`, { path, text })
    expect(checked.json()).toEqual({ problems: [], total: 0 })
    await shop.write(path, text)
    expect(told(await shop.framed('/'))).toEqual({ problems: [], total: 0 })
    await owner.write('POST', `${base}/undo`)
  })
})

describe('a template with mistakes', () => {
  beforeAll(async () => {
    await shop.write('site.region', region)
    await shop.write('blocks/loud.block', '\n {"<img>"|louder <b>}{@|"&}{title|louder}')
    await shop.write('styles/site.less', 'a { top: 0 }\nb { .gone(); }')
    await shop.write('template.conf', (await conf()).replace('"site"', '"site", "lost"'))
  })

  async function conf(): Promise<string> {
    const file = await owner.get(`${base}/documents/template-file/template.conf`)
    return file.json<{ body: { text: string } }>().body.text
  }

  const expected = [
    ['blocks/loud.block', 2, 'APPLY_PARTIAL_SYNTAX'],
    ['site.region', 2, 'FORMATTER_UNKNOWN'],
    ['site.region', 3, 'EOF_IN_BLOCK'],
    ['styles/site.less', 2, 'LESS_UNREADABLE'],
  ]

  it('tells the editor’s frame of each with its file and line', async () => {
    const { problems } = told(await shop.framed('/'))
    const errors = problems.filter(({ severity }) => severity === 'error')
    for (const one of expected) {
      expect(errors.map(({ path, line, code }) => [path, line, code])).toContainEqual(one)
    }
    const warnings = problems.filter(({ severity }) => severity === 'warning')
    expect(warnings.map(({ place, message }) => [place, message])).toEqual([
      ['Tags of this page', 'unknown platform tag "nonsense"'],
      ['template.conf', 'There is no file lost.region.'],
    ])
  })

  it('tells an owner on the site, with ways into the code editor', async () => {
    const looking = await lookingAs(owner)
    for (const path of ['/', '/shop', '/nowhere', '/cart']) {
      const { text, headers } = await looking.get(path)
      expect(text).toContain('id="vitrine-template-notice"')
      expect(text).toContain(
        `${server.context.config.editorOrigin}/config/sites/fern/template?file=site.region&amp;line=2&amp;column=`,
      )
      expect(text.trimEnd().endsWith('</div></body></html>')).toBe(true)
      expect(String(headers['cache-control'])).not.toContain('public')
    }
  })

  it('tells somebody who may edit pages but no code where, without a way in', async () => {
    const editor = await server.person('edith@fern.example', [Role.editor])
    const { text } = await (await lookingAs(editor)).get('/')
    expect(text).toContain('site.region, line 2')
    expect(text).not.toContain('/template?file=')
  })

  it('tells the editor’s frame even where nothing of the page is left', async () => {
    await shop.write('site.region', '{.section nothing}' + region)
    const html = await shop.framed('/')
    expect(told(html).total).toBeGreaterThan(0)
    const script = server.context.assets.script('frame', 'frame')
    expect(html.split(`src="${script}"`)).toHaveLength(2)
    await owner.write('POST', `${base}/undo`)
    expect((await shop.framed('/')).split(`src="${script}"`)).toHaveLength(2)
  })

  it('prints no tag of a message as a tag', async () => {
    await shop.write('blocks/loud.block', '{a|x<img/src=x>}')
    const { text } = await (await lookingAs(owner)).get('/')
    const notice = text.slice(text.indexOf('vitrine-template-notice'))
    expect(notice).not.toContain('<img')
    expect(await shop.framed('/')).not.toMatch(/vitrine-template-problems">[^<]*<img/)
  })

  it('says nothing to visitors, whoever else is looking, and not to people who only look', async () => {
    const before = await server.visitor().get('/')
    await (await lookingAs(owner)).get('/')
    await shop.framed('/')
    const after = await server.visitor().get('/')
    expect(plain(after.text)).toBe(plain(before.text))
    const viewer = await server.person('vic@fern.example', [Role.viewer])
    const manager = await server.person('mo@fern.example', [Role.storeManager])
    for (const text of [
      after.text,
      (await (await lookingAs(viewer)).get('/')).text,
      (await (await lookingAs(manager)).get('/')).text,
      (await server.visitor().get('/?format=json')).text,
      (await server.visitor().get('/nowhere')).text,
      (await server.visitor().get('/cart')).text,
      (await (await lookingAs(owner)).get('/checkout')).text,
    ]) {
      expect(text).not.toMatch(/vitrine-template|louder|FORMATTER_UNKNOWN|LESS_UNREADABLE/)
    }
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTemplateShop, type TemplateShop } from './testing/open-template-shop.ts'

let shop: TemplateShop
beforeAll(async () => {
  shop = await openTemplateShop()
})
afterAll(() => shop.close())

const regionWith = (inside: string) =>
  `<!doctype html><html><head>{squarespace-headers}</head><body><h1>Before</h1>${inside}</body></html>`

/** The editor's frame looks first, because visitors may see the page of a second ago. */
async function expectStopped(code: string): Promise<void> {
  expect(await shop.framed('/')).toContain(code)
  const page = await shop.server.visitor().get('/')
  expect(page.status).toBe(200)
  expect(page.text).toContain('<h1>Before</h1>')
  expect(page.text).not.toContain(code)
  expect(page.text.length).toBeLessThanOrEqual(5_000_000)
  expect((await shop.server.visitor().get('/cart')).status).toBe(200)
}

describe('a template that would never come to an end', () => {
  it('stops by more work than a page may take, and tells its author alone', async () => {
    const levels = ['a', 'b', 'c', 'd', 'e', 'f']
    for (const [place, name] of levels.entries()) {
      const next = levels[place + 1]
      await shop.write(
        `blocks/${name}.block`,
        next === undefined ? 'x' : `{@|apply ${next}.block}`.repeat(12),
      )
    }
    await shop.write('site.region', regionWith('{@|apply a.block}'))
    await expectStopped('INSTRUCTION_LIMIT_REACHED')
  })

  it('stops by more text than a page may hold, and tells its author alone', async () => {
    await shop.write('blocks/a.block', 'x'.repeat(100_000))
    await shop.write('site.region', regionWith('{.include a.block output}'.repeat(100)))
    await expectStopped('OUTPUT_LIMIT_REACHED')
  })

  it('stops where a file calls itself', async () => {
    await shop.write('blocks/a.block', '<i>{@|apply a.block}</i>')
    await shop.write('site.region', regionWith('{@|apply a.block}<p>After</p>'))
    expect(await shop.framed('/')).toContain('APPLY_PARTIAL_RECURSION_DEPTH')
    const page = await shop.server.visitor().get('/')
    expect(page.status).toBe(200)
    expect(page.text).toContain('<p>After</p>')
  })
})

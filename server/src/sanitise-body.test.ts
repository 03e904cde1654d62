import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultSiteSettings } from '@vitrine/rules/site/sites/default-site-settings.ts'
import { cleanInput } from './ground/changes/perform-action.ts'
import { documentKinds } from './document-kinds.ts'
import { cleanNewBody } from './ground/documents/clean-texts.ts'
import { sanitiseHtml } from './ground/documents/sanitise-html.ts'

describe('rich text', () => {
  it.each([
    '<h2>The works</h2><p>One<br>two &amp; three</p><hr>',
    '<p style="text-align:center"><a href="/shop" target="_blank" rel="noopener">Shop</a></p>',
    '<ul><li><strong>a</strong> <em>b</em></li></ul><img src="/s/x.jpg" alt="A &gt; B">',
    '<table><tbody><tr><td colspan="2">x</td></tr></tbody></table>',
  ])('stays as its author wrote it: %s', (html) => expect(sanitiseHtml(html)).toBe(html))

  it.each([
    ['<img src=x onerror=alert(1)>', '<img src="x">'],
    ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="jav\tascript:alert(1)">x</a>', '<a>x</a>'],
    ['<svg><script>alert(1)</script></svg>', ''],
    ['<style>*{display:none}</style><p>x</p>', '<p>x</p>'],
    ['<iframe src="https://a.example"></iframe>x', 'x'],
    ['<p style="position:fixed;text-align:left">x</p>', '<p style="text-align:left">x</p>'],
    ['<form action="/x"><input name="q"></form>', ''],
    ['<math><mtext></p><img src=x onerror=1>', '<p></p><img src="x">'],
    ['<img src="data:text/html,x">', '<img>'],
    ['x /> y', 'x /&gt; y'],
    ['<p><x<p><p>', '<p></p><p></p><p></p>'],
  ])('loses what could act on a visitor: %s', (html, safe) => expect(sanitiseHtml(html)).toBe(safe))

  it('is the same when it is saved again', () => {
    const pieces = fc.constantFrom(
      '<p>',
      '</p>',
      '<br/>',
      '<b>',
      '<',
      '>',
      '"',
      '&',
      'x',
      ' />',
      '<a href="',
    )
    fc.assert(
      fc.property(fc.array(pieces, { size: 'large' }), (parts) => {
        const once = sanitiseHtml(parts.join('')) ?? ''
        expect(sanitiseHtml(once)).toBe(once)
      }),
    )
  })
})

describe("a shop's policies", () => {
  it('lose what could act on a visitor, as every rich text does', async () => {
    const { store } = defaultSiteSettings
    const html = '<p>Within 30 days</p><script>alert(1)</script><img src=x onerror=alert(1)>'
    const policies = { returnPolicy: html, termsOfService: html, privacyPolicy: html }
    const settings = { ...defaultSiteSettings, store: { ...store, ...policies } }
    const saved = await cleanNewBody(documentKinds, 'site-settings', settings)
    const safe = '<p>Within 30 days</p><img src="x">'
    expect(saved.ok && saved.value.store).toEqual({
      ...store,
      returnPolicy: safe,
      termsOfService: safe,
      privacyPolicy: safe,
    })
  })
})

describe('a button', () => {
  it('leads nowhere rather than to script', async () => {
    const button = (value: Readonly<Record<string, unknown>>) => ({
      columns: 12 as const,
      updatedOn: 0,
      rows: [
        {
          id: 'row',
          columns: [{ id: 'column', span: 12, rows: [], blocks: [{ id: 'a', type: 53, value }] }],
        },
      ],
    })
    const cleaned = async (value: Readonly<Record<string, unknown>>) => {
      const safe = await cleanNewBody(documentKinds, 'layout', button(value))
      return safe.ok && safe.value
    }
    const nowhere = { buttonLink: { to: null, newWindow: false } }
    const script = { buttonLink: { to: 'java\nscript:1', newWindow: false } }
    expect(await cleaned({ link: '/shop' })).toEqual(button({ link: '/shop' }))
    expect(await cleaned({ link: 'javascript:1', size: 'small' })).toEqual(
      button({ size: 'small', ...nowhere }),
    )
    expect(await cleaned(script)).toEqual(button(nowhere))
  })
})

describe('input', () => {
  it('keeps every word and loses what a database cannot hold', () => {
    expect(cleanInput({ 'a\0': ['x\0y', 'good 😀', '\ud83d', 3, null] })).toEqual({
      a: ['xy', 'good 😀', '', 3, null],
    })
  })
})

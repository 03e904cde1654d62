import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setUrlMappings } from '@vitrine/rules/site/sites/url-mapping-actions.ts'
import { openTestSite, type TestSite } from './testing/open-test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

const map = (text: string) => site.perform(setUrlMappings, { set: { text }, seen: {} })

async function led(address: string): Promise<string> {
  const { status, location } = await site.get(address)
  return `${status} ${location}`.trim()
}

describe('visitors who come by an old address', () => {
  test('are led to where the page is now, with their query', async () => {
    await map(
      '/old -> /about 301\n/posts/[slug] -> /journal/[slug] 302\n/x -> https://x.example 301',
    )
    expect(await led('/old?utm=spring')).toBe('301 /about?utm=spring')
    expect(await led('/posts/first-firing')).toBe('302 /journal/first-firing')
    expect(await led('/x?edit=no&a=1')).toBe('301 https://x.example/?a=1')
    expect(await led('/old?format=json')).toBe('301 /about?format=json')
    expect((await site.get('/old')).headers['cache-control']).toBe('private, max-age=3600')
    expect(await led('/nowhere')).toBe('404')
  })

  test('are led from an item that is gone, and not from one that is there', async () => {
    await map('/shop/[item] -> /about 301\n/about -> /shop 301')
    expect(await led('/shop/gone?a=1')).toBe('301 /about?a=1')
    expect(await led('/shop/moss-bowl')).toBe('200')
    expect(await led('/about')).toBe('200')
  })

  test('each keep their own query, though they come at once', async () => {
    await map('/shop/[item] -> /about 301')
    const asked = ['a', 'b', 'c'].map((name) => led(`/shop/gone?utm=${name}`))
    expect(await Promise.all(asked)).toEqual([
      '301 /about?utm=a',
      '301 /about?utm=b',
      '301 /about?utm=c',
    ])
  })

  test('find what Vitrine answers itself, whatever a capture would take up', async () => {
    await map('/[any] -> /about 301\n/[any]/[other] -> /about 301')
    for (const path of ['/robots.txt', '/sitemap.xml', '/site.css', '/search', '/favicon.ico']) {
      expect(await led(path)).toBe('200')
    }
    for (const path of ['/config/x', '/api/x', '/account', '/checkout/x', '/_vitrine/x', '/s/x']) {
      expect(await led(path)).toBe('404')
    }
    expect(await led('/anything')).toBe('301 /about')
  })

  test('are led in no circle that shows only once somebody asks', async () => {
    await map(
      '/a/[x] -> /[x]/c 301\n/b/c -> /a/b 301\n/own -> http://fern.localhost/own 301\n' +
        '/up/[x] -> /up/[x]/down 301\n/[x]/z -> /z/[x]/ 301',
    )
    expect(await led('/a/b')).toBe('404')
    expect(await led('/z/z')).toBe('404')
    expect(await led('/y/z')).toBe('301 /z/y/')
    expect(await led('/a/d')).toBe('301 /d/c')
    expect(await led('/own')).toBe('404')
    expect(await led('/up/x')).toBe('301 /up/x/down')
  })

  test('are led nowhere once nothing is mapped', async () => {
    await map('')
    expect(await led('/old')).toBe('404')
  })
})

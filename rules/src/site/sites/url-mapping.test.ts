import { describe, expect, it } from 'vitest'
import { performOn } from '../../ground/changes/testing/perform-on.ts'
import { maxMappingBytes, problemsOfMappings } from './read-url-mappings.ts'
import { setUrlMappings } from './url-mapping-actions.ts'

describe('mappings that are wrong', () => {
  it.each([
    ['/old /new 301', /Line 1 \(\/old \/new 301\) needs an arrow/],
    ['/old -> /new', /ends with 301/],
    ['/old -> /new 307', /ends with 301/],
    ['/old -> /new 301 302', /more in it/],
    ['old -> /new 301', /begins with a path/],
    ['https://a.example/old -> /new 301', /begins with a path/],
    ['//old -> /new 301', /begins with a path/],
    ['/old page -> /new 301', /begins with a path/],
    ['/old?id=1 -> /new 301', /without \? and #/],
    ['/ -> /new 301', /home page/],
    ['/cart -> /new 301', /Vitrine answers itself/],
    ['/Checkout/[x] -> /new 301', /Vitrine answers itself/],
    ['/%63onfig/x -> /new 301', /Vitrine answers itself/],
    ['/a/../b -> /new 301', /without \. and \.\./],
    ['/[a][b] -> /new 301', /one name in brackets/],
    ['/[ä] -> /new 301', /one name in brackets/],
    ['/[a]/[a] -> /new 301', /two captures of one name/],
    ['/[a] -> /new/[b] 301', /does not stand before it/],
    ['/[a] -> https://[a].example/ 301', /not written out/],
    ['/[a] -> https://[a] 301', /not written out/],
    ['/old -> new 301', /no address/],
    ['/old -> //evil.example 301', /no address/],
    ['/old -> javascript:alert(1) 301', /no address/],
    ['/old -> https://a:b@evil.example/ 301', /no address/],
    ['/old -> /\\evil.example 301', /no address/],
    ['/old -> /old 301', /leads to itself/],
    ['/old -> /old/?a=1 301', /leads to itself/],
    ['/a/[x] -> /a/new-[x] 301', /leads to itself/],
    ['/a -> /b 301\n/b -> /a 301', /Line 2 .*circle with line 1/],
    ['/a/[x] -> /b/[x] 301\n/b/[y] -> /c 301\n/c -> /a/1 302', /Line 3 .*circle with line 1/],
    ['/a -> /b 301\n/a/ -> /c 301', /Line 2 .*line 1 maps already/],
    ['/a/[x] -> /b 301\n/a/[y] -> /c 301', /Line 2 .*line 1 maps already/],
    [`/${'x'.repeat(2100)} -> /b 301`, /too long/],
  ])('are told with their number and why: %s', (lines, told) => {
    const problems = problemsOfMappings(lines)
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatch(told)
  })

  it('are told twenty at a time', () => {
    const problems = problemsOfMappings('nothing\n'.repeat(25))
    expect(problems).toHaveLength(21)
    expect(problems[20]).toBe('5 more are wrong.')
  })

  it('may go on from one to the next without a circle', () => {
    expect(problemsOfMappings('/a -> /b 301\n/b -> /c 301\n/c -> https://a.example/a 301')).toEqual(
      [],
    )
  })

  it('may lead whatever is gone to one page', () => {
    expect(problemsOfMappings('/[any] -> /about 301')).toEqual([])
  })

  it('are no more than a page can ask', () => {
    const lines = (count: number, line: (at: number) => string): string =>
      Array.from({ length: count }, (_, at) => line(at)).join('\n')
    expect(problemsOfMappings(lines(10_001, (at) => `/a${at} -> /b 301`))).toEqual([
      'There are more than 10000 mappings.',
    ])
    expect(problemsOfMappings(lines(501, (at) => `/a${at}/[x] -> /b 301`))).toEqual([
      'More than 500 mappings have captures.',
    ])
    expect(problemsOfMappings('ü'.repeat(maxMappingBytes / 2 + 1))).toEqual([
      'The mappings take more than 400 KB.',
    ])
  })
})

describe('setting mappings', () => {
  const stands = [
    { kind: 'url-mappings', id: 'site', revision: 1, body: { text: '/a -> /b 301' } },
  ] as const

  it('stores them as they were typed, over none and over others', () => {
    const text = '# mine\n/c -> /d 302'
    for (const documents of [[], stands]) {
      expect(performOn(setUrlMappings, documents, { set: { text }, seen: {} })).toMatchObject({
        ok: true,
        value: [{ kind: 'url-mappings', id: 'site', after: { text } }],
      })
    }
  })

  it('refuses wrong lines at their field, and keeps what somebody else has typed', () => {
    const wrong = performOn(setUrlMappings, stands, { set: { text: '/c' }, seen: {} })
    expect(wrong).toMatchObject({ ok: false, refusal: { fields: { text: /Line 1/ } } })
    const edit = { set: { text: '/c -> /d 301' }, seen: { text: '' } }
    expect(performOn(setUrlMappings, stands, edit)).toMatchObject({
      ok: false,
      refusal: { code: 'fields-changed' },
    })
  })
})

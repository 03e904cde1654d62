import { describe, expect, it } from 'vitest'
import { problemsOfMappings, storedMappings } from '@vitrine/rules/site/sites/read-url-mappings.ts'
import { indexMappings } from '@vitrine/rules/site/sites/url-mapping.ts'
import { mappedAddress } from './mapped-address.ts'

const origin = 'https://shop.example'

/** Where a path with its query leads by some lines, with the number of the kind of redirect. */
function lead(lines: string, address: string): string | undefined {
  expect(problemsOfMappings(lines)).toEqual([])
  const mappings = storedMappings(lines)
  const [path = '', search = ''] = address.split('?')
  const found = indexMappings(mappings)(path)
  const to = found && mappedAddress(found, origin, search)
  return to === undefined ? undefined : `${found?.mapping.status} ${to}`
}

describe('a mapping of an old address', () => {
  it('leads to a path of the site or to a whole address, for good or for now', () => {
    expect(lead('/old -> /new 301', '/old')).toBe('301 /new')
    expect(lead('/old->/new/place#map 302', '/old')).toBe('302 /new/place#map')
    expect(lead('/blog -> https://blog.example/start 302', '/blog')).toBe(
      '302 https://blog.example/start',
    )
    expect(lead('/old -> /new 301', '/other')).toBeUndefined()
    expect(lead('/old -> /new 301', '/old/deeper')).toBeUndefined()
  })

  it('reads blank lines and those that begin with # as nothing', () => {
    expect(lead('# moved in spring\n\n/old -> /new 301\n', '/old')).toBe('301 /new')
  })

  it('knows an address however it was pasted, and with a slash at its end', () => {
    for (const typed of ['/über-uns', '/%C3%BCber-uns', '/über-uns/']) {
      expect(lead(`${typed} -> /about 301`, '/über-uns')).toBe('301 /about')
    }
    expect(lead('/old -> /über 301', '/old')).toBe('301 /%C3%BCber')
  })

  it('hands on what a capture took up, encoded', () => {
    const lines = '/[year]/[month]/[title].html -> /journal/[title]?from=[year] 301'
    expect(lead(lines, '/2019/05/first-firing.html')).toBe('301 /journal/first-firing?from=2019')
    expect(lead(lines, '/2019/05/a b&c.html')).toBe('301 /journal/a%20b%26c?from=2019')
    expect(lead(lines, '/2019/05/.html')).toBeUndefined()
    expect(lead(lines, '/2019/first.html')).toBeUndefined()
  })

  it('is the first that fits', () => {
    const lines = '/a/[x] -> /first 301\n/a/b -> /second 301'
    expect(lead(lines, '/a/b')).toBe('301 /first')
    expect(lead('/a/b -> /second 301\n/a/[x] -> /first 301', '/a/b')).toBe('301 /second')
  })

  it('keeps the query, and nothing that only editors have', () => {
    expect(lead('/old -> /new?lang=de 301', '/old?utm=x&edit=secret&viewer=s&preview=1')).toBe(
      '301 /new?lang=de&utm=x',
    )
    expect(lead('/old -> https://b.example 301', '/old?a=1')).toBe('301 https://b.example/?a=1')
  })

  it('leads to no host that a visitor chose', () => {
    const hosts = ['//evil.example', '/\\evil.example', '@evil.example', 'https://evil.example']
    for (const typed of [...hosts, '..', '.', '%2e%2e', 'a:b', '\\', '?x']) {
      for (const to of ['/[x]', '/[x]/[x]', '/[x]//[x]', '/./[x]', 'https://b.example/[x]']) {
        const found = indexMappings(storedMappings(`/go/[x] -> ${to} 301`))
        for (const path of [`/go/${typed}`, `/go/${encodeURIComponent(typed)}`]) {
          const at = found(path)
          const led = at && mappedAddress(at, origin, '')
          const host = led === undefined ? '' : new URL(led, origin).host
          expect(['', 'shop.example', 'b.example']).toContain(host)
        }
      }
    }
    const two = indexMappings(storedMappings('/[a]/[b] -> /[a]//[b] 301'))
    const up = two('/../evil.example')
    expect(up && mappedAddress(up, origin, '')).toBeUndefined()
  })
})

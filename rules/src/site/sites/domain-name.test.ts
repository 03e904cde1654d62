import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { domainsMessages } from './domains-messages.ts'
import { isDomainName, proofNameOf, readDomainName, refusedDomain } from './domain-name.ts'

/** As the server does. */
const inAscii = (written: string): string | undefined =>
  URL.canParse(`http://${written}/`) ? new URL(`http://${written}/`).hostname : undefined
const readName = (typed: string) => readDomainName(typed, inAscii)

const codeOf = (typed: string): string => {
  const read = readName(typed)
  return read.ok ? read.value : read.refusal.code
}

describe('a domain name that an owner types', () => {
  test.each([
    ['www.fern.com', 'www.fern.com'],
    ['  WWW.Fern.COM. ', 'www.fern.com'],
    ['Bücher.com', 'xn--bcher-kva.com'],
    ['例え。jp', 'xn--r8jz45g.jp'],
    ['fern.xn--p1ai', 'fern.xn--p1ai'],
    [`${'a'.repeat(63)}.com`, `${'a'.repeat(63)}.com`],
  ])('%s is read as %s', (typed, name) => {
    expect(codeOf(typed)).toBe(name)
  })

  test.each([
    ['', 'domain-missing'],
    [' \t', 'domain-missing'],
    ['https://fern.com', 'domain-alone'],
    ['fern.com/shop', 'domain-alone'],
    ['fern.com:443', 'domain-alone'],
    ['me@fern.com', 'domain-alone'],
    ['fern .com', 'domain-alone'],
    ['fern%2ecom', 'domain-alone'],
    ['fern.com\\x', 'domain-alone'],
    ['192.0.2.7', 'domain-is-address'],
    ['0x7f.1', 'domain-is-address'],
    ['2130706433', 'domain-is-address'],
    ['::1', 'domain-is-address'],
    ['[2001:db8::7]', 'domain-is-address'],
    ['fern', 'domain-not-public'],
    ['shop.localhost', 'domain-not-public'],
    ['fern.local', 'domain-not-public'],
    ['printer.home.arpa', 'domain-not-public'],
    ['_dmarc.fern.com', 'domain-not-valid'],
    ['-fern.com', 'domain-not-valid'],
    ['fern-.com', 'domain-not-valid'],
    ['fern..com', 'domain-not-valid'],
    ['*.fern.com', 'domain-not-valid'],
    ['fern!.com', 'domain-not-valid'],
    [`${'a'.repeat(64)}.com`, 'domain-not-valid'],
    [`${'abcdefg.'.repeat(31)}com`, 'domain-too-long'],
  ])('%s is refused: %s', (typed, code) => {
    expect(codeOf(typed)).toBe(code)
    const read = readName(typed)
    const sentence = domainsMessages[code as keyof typeof domainsMessages]
    expect(read.ok ? '' : read.refusal.message).toBe(sentence)
  })

  test('is one name however it is written, and reading it again changes nothing', () => {
    fc.assert(
      fc.property(
        fc.domain(),
        fc.constantFrom('', '.'),
        fc.array(fc.boolean(), { maxLength: 40 }),
        (domain, dot, shout) => {
          const letters = [...domain].map((one, at) =>
            shout[at] === true ? one.toUpperCase() : one,
          )
          const read = readName(` ${letters.join('')}${dot}\n`)
          const plain = readName(domain)
          expect(read).toEqual(plain)
          if (plain.ok) expect(readName(plain.value)).toEqual(plain)
        },
      ),
    )
  })

  test('is a name of the DNS with its proof in front of it, or a sentence, whatever is typed', () => {
    const odd = fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary' }),
      fc.webUrl(),
      fc.ipV4(),
      fc.ipV6(),
    )
    fc.assert(
      fc.property(
        fc.oneof(
          odd,
          fc.tuple(odd, odd).map((parts) => parts.join('.')),
        ),
        (typed) => {
          const read = readName(typed)
          if (!read.ok) {
            expect(Object.values(domainsMessages)).toContain(read.refusal.message)
            return
          }
          expect(read.value).toMatch(/^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9-]+$/)
          expect(proofNameOf(read.value).length).toBeLessThanOrEqual(253)
          expect(readName(read.value)).toEqual(read)
          expect(isDomainName(read.value)).toBe(true)
        },
      ),
    )
  })
})

test('a name of the installation is no owner’s: the editor’s, that of the sites and all below it', () => {
  const names = { sitesDomain: 'sites.fern.com', editorHost: 'editor.fern.com' }
  const refusal = (name: string) => refusedDomain(name, names)?.code
  for (const name of ['editor.fern.com', 'sites.fern.com', 'moss.sites.fern.com']) {
    expect([name, refusal(name)]).toEqual([name, 'domain-of-installation'])
  }
  for (const name of ['fern.com', 'www.fern.com', 'othersites.fern.com', 'fern.sites.com']) {
    expect([name, refusal(name)]).toEqual([name, undefined])
  }
})

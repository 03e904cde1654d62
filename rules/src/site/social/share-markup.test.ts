import { expect, test } from 'vitest'
import { shareNetworkIds } from '../sites/social-settings.ts'
import { shareAddress, shareMarkup } from './share-markup.ts'

const shared = {
  url: 'https://fern.example/journal/one?a=1&b=2',
  title: 'Salt & "ash" \ud800<b>',
  picture: 'https://fern.example/a.jpg',
}

test('each network is told the address, whole and escaped, and nothing else takes part', () => {
  for (const network of shareNetworkIds) {
    const address = shareAddress(network, shared)
    expect(address).toContain(encodeURIComponent(shared.url))
    expect(address).not.toMatch(/[<>" ]/)
    expect(() => new URL(address)).not.toThrow()
  }
  expect(shareAddress('4', { ...shared, picture: '' })).not.toContain('media=')
  expect(shareAddress('8', shared)).toMatch(/^mailto:\?subject=Salt%20%26/)
})

test('only the networks that were chosen are shown, and what needs script is hidden', () => {
  const html = shareMarkup({ networks: '3,8', copyText: 'Copy' }, shared)
  expect(html.match(/<a /g)).toHaveLength(2)
  expect(html).toContain('LinkedIn')
  expect(html).not.toContain('Facebook')
  expect(html).toContain('<li hidden><button')
  expect(html).not.toContain('<b>')
  expect(html).not.toContain('<script')
})

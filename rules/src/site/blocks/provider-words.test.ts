import fc from 'fast-check'
import { expect, it } from 'vitest'
import { lookupAddress, readProviderWords } from './provider-words.ts'
import { embedLimits } from './kinds/embed.ts'

const vimeo = 'https://vimeo.com/76979871'

it('a provider is asked at its own end point, and hears the address as a value alone', () => {
  expect(lookupAddress('https://youtu.be/dQw4w9WgXcQ')).toBe(
    'https://www.youtube.com/oembed?format=json&url=https%3A%2F%2Fyoutu.be%2FdQw4w9WgXcQ',
  )
  expect(lookupAddress(`${vimeo}?h=0123456789&x=/../&url=http://169.254.169.254/`)).toBe(
    'https://vimeo.com/api/oembed.json?url=' +
      'https%3A%2F%2Fvimeo.com%2F76979871%3Fh%3D0123456789%26x%3D%2F..%2F%26url%3Dhttp%3A%2F%2F169.254.169.254%2F',
  )
})

it('nobody is asked about an address that no provider shows, or whose provider tells nothing', () => {
  for (const url of ['', 'https://example.com/a', 'http://vimeo.com/76979871', 'https://10.0.0.1/'])
    expect(lookupAddress(url)).toBeUndefined()
  expect(lookupAddress('https://calendly.com/kiln/visit')).toBeUndefined()
})

it('a title and a shape are taken from what a provider answers', () => {
  const answer = { title: ' The\nfiring ', width: 640, height: 360, account_type: 'pro' }
  expect(readProviderWords(vimeo, answer)).toEqual({
    ok: true,
    value: { title: 'The firing', ratio: 56.25 },
  })
})

it('what keeps its height has no shape', () => {
  const answer = { title: 'Kiln song', width: 100, height: 166 }
  expect(readProviderWords('https://soundcloud.com/kiln/song', answer)).toEqual({
    ok: true,
    value: { title: 'Kiln song' },
  })
})

it('a video of a basic account is refused, at the one provider that has such', () => {
  const refused = readProviderWords(vimeo, { account_type: 'basic', title: 'Mine' })
  expect(refused).toMatchObject({
    ok: false,
    refusal: {
      code: 'video-account-basic',
      status: 400,
      message:
        'Vimeo Basic accounts are unsupported. Please share a video from a different account.',
    },
  })
  const other = readProviderWords('https://youtu.be/dQw4w9WgXcQ', { account_type: 'basic' })
  expect(other.ok).toBe(true)
})

it('whatever a provider answers, what is read of it can be stored', () => {
  const value = fc.oneof(fc.anything(), fc.string({ maxLength: 400 }), fc.double())
  const answers = fc.oneof(
    fc.anything(),
    fc.record({ title: value, width: value, height: value }, { requiredKeys: [] }),
  )
  fc.assert(
    fc.property(answers, (answer) => {
      const read = readProviderWords(vimeo, answer)
      if (!read.ok) return
      const { title, ratio = embedLimits.ratio.min } = read.value
      expect(title.length).toBeLessThanOrEqual(embedLimits.title)
      expect(ratio).toBeGreaterThanOrEqual(embedLimits.ratio.min)
      expect(ratio).toBeLessThanOrEqual(embedLimits.ratio.max)
    }),
  )
})

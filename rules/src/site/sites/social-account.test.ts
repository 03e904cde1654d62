import { describe, expect, it } from 'vitest'
import { findSocialService, readProfile } from './social-account.ts'

describe('the address of a profile', () => {
  it('is whole, and gets the scheme that somebody left out', () => {
    expect(readProfile('instagram', ' instagram.com/aino ')).toBe('https://instagram.com/aino')
    expect(readProfile('mastodon', 'https://mastodon.social/@aino')).toBe(
      'https://mastodon.social/@aino',
    )
  })

  it('is an e-mail address where mail is meant', () => {
    expect(readProfile('email', 'aino@shop.example')).toBe('mailto:aino@shop.example')
    expect(readProfile('email', 'mailto:aino@shop.example')).toBe('mailto:aino@shop.example')
    expect(readProfile('email', 'https://shop.example')).toBeUndefined()
  })

  it.each([
    '',
    '@aino',
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'mailto:aino@shop.example',
    'https://',
    'https://someone@shop.example',
    'https://localhost/aino',
    `https://shop.example/${'a'.repeat(2100)}`,
  ])('is not %s', (typed) => {
    expect(readProfile('instagram', typed)).toBeUndefined()
  })
})

describe('a service', () => {
  it('is found by its id and by its title', () => {
    expect(findSocialService('Instagram')?.id).toBe('instagram')
    expect(findSocialService('twitter')?.title).toBe('X')
    expect(findSocialService('constructor')).toBeUndefined()
  })
})

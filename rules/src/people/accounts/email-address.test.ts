import { describe, expect, it } from 'vitest'
import { isEmailAddress, normaliseEmailAddress } from './email-address.ts'

describe('an e-mail address', () => {
  it('has 3 to 256 characters and one at sign between its two parts', () => {
    for (const text of ['a@b', 'ada@localhost', 'ada@kiln.example']) {
      expect(isEmailAddress(text), text).toBe(true)
    }
    const long = `${'a'.repeat(60)}@${'b'.repeat(191)}.com`
    expect([long.length, isEmailAddress(long)]).toEqual([256, true])
    for (const text of [`a${long}`, 'a@', '@b.c', 'a b@c.d', 'a@b..c', 'a@b.', 'a@b@c', '']) {
      expect(isEmailAddress(text), text).toBe(false)
    }
  })

  it('holds nothing that a terminal or a mail’s head would obey', () => {
    for (const text of ['a@b.c\r\nBcc: x@y.z', '\u001b[2Ja@b.c', 'a\u0007@b.c', 'a@b\u009b.c']) {
      expect(isEmailAddress(text), JSON.stringify(text)).toBe(false)
    }
  })

  it('is found again whatever its case and composition', () => {
    expect(normaliseEmailAddress(' Zoe\u0308@Kiln.Example ')).toBe('zo\u00eb@kiln.example')
  })
})

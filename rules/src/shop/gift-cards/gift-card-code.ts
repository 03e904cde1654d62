/**
 * What codes of gift cards are made of: digits and capitals without those that are read as another one
 * (https://www.crockford.com/base32.html).
 */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

const codeLength = 16

/** 16 letters of 5 bits each from the first 10 bytes: 80 bits, which nobody guesses. */
export function giftCardCode(bytes: Uint8Array): string {
  let code = ''
  let held = 0
  let bits = 0
  for (const byte of bytes.subarray(0, Math.floor((codeLength * 5) / 8))) {
    held = (held << 8) | byte
    bits += 8
    while (bits >= 5) {
      bits -= 5
      code += letters[(held >> bits) & 31]
    }
    held &= (1 << bits) - 1
  }
  return code
}

/** As it is read and typed: in groups of four. */
export function writeGiftCardCode(code: string): string {
  return code.match(/.{4}/g)?.join('-') ?? code
}

/**
 * The code that somebody typed, in whatever groups and capitals; undefined where it cannot be one.
 * @param typed as `tidyCode` leaves it
 */
export function readGiftCardCode(typed: string): string | undefined {
  const plain = typed
    .replaceAll('-', '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
    .replaceAll('U', 'V')
  return giftCardPattern.test(plain) ? plain : undefined
}

const giftCardPattern = /^[0-9A-HJKMNP-TV-Z]{16}$/

/** By what a code is told apart that is not shown. */
export function lastFourOf(code: string): string {
  return code.slice(-4)
}

/** Letters and digits that are not mistaken for one another when they are read aloud or typed. */
const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

const length = 8

/** A code that nobody guesses. */
export function makeCode(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length))
  // 32 signs, so each is as likely as the others
  return [...bytes].map((byte) => signs[byte % signs.length]).join('')
}

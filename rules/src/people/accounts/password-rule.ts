import { ok, refuse, type Result } from '../../ground/refusals/result.ts'
import { accountsRefusal } from './accounts-messages.ts'

const minCharacters = 8
const maxCharacters = 128

// the head of published lists of leaked passwords, kept to those of eight characters and more
const common = new Set(
  (
    'password password1 password123 passw0rd 12345678 123456789 1234567890 87654321 11111111 ' +
    '00000000 qwertyui qwerty123 qwertyuiop 1q2w3e4r 1qaz2wsx zaq12wsx iloveyou sunshine ' +
    'princess football baseball superman trustno1 letmein1 welcome1 admin123 abc12345 abcd1234 ' +
    'asdfghjkl asdf1234 starwars computer michelle jennifer corvette whatever internet changeme'
  ).split(' '),
)

/**
 * A password of 8 to 128 characters that is not among the first guesses (security goals §1),
 * of which blanks alone are one.
 */
export function checkPassword(password: string): Result<string> {
  const length = [...password].length
  if (length < minCharacters) return refusePassword('password-too-short')
  if (length > maxCharacters) return refusePassword('password-too-long')
  if (password.trim() === '' || common.has(password.toLowerCase())) {
    return refusePassword('password-too-common')
  }
  return ok(password)
}

function refusePassword(
  code: 'password-too-short' | 'password-too-long' | 'password-too-common',
): Result<string> {
  const refusal = accountsRefusal(code)
  return refuse({ ...refusal, fields: { password: refusal.message } })
}

import type { CaptchaProvider } from '../sites/captcha-settings.ts'

/** A service that checks what a browser brings. */
export type CaptchaService = Exclude<CaptchaProvider, 'altcha'>

/** Where each is asked whether an answer is good. */
export const verifyAddresses: Readonly<Record<CaptchaService, string>> = {
  recaptcha: 'https://www.google.com/recaptcha/api/siteverify',
  hcaptcha: 'https://api.hcaptcha.com/siteverify',
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
}

/**
 * `solved`: somebody did; `refused`: nobody did, or it was used before; `unknown-secret`: the owner's
 * key is none of theirs; `silent`: no sense can be made of what was said.
 */
export type Verdict = 'solved' | 'refused' | 'unknown-secret' | 'silent'

/** @param told JSON of any of them, which all answer alike */
export function readVerdict(told: string): Verdict {
  let read: unknown
  try {
    read = JSON.parse(told)
  } catch {
    return 'silent'
  }
  if (typeof read !== 'object' || read === null || !('success' in read)) return 'silent'
  if (read.success === true) return 'solved'
  const codes =
    'error-codes' in read && Array.isArray(read['error-codes']) ? read['error-codes'] : []
  const isOf = (...names: readonly string[]) => names.some((name) => codes.includes(name))
  if (isOf('invalid-input-secret', 'missing-input-secret', 'sitekey-secret-mismatch')) {
    return 'unknown-secret'
  }
  return isOf('internal-error') ? 'silent' : 'refused'
}

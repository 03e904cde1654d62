import { refusalsOf } from '../../ground/refusals/refusals-of.ts'

/** Why a captcha does not count, by code; visitors read it in the language of the site. */
export const captchaMessages = {
  'captcha-incomplete': 'Complete CAPTCHA before submitting.',
  'captcha-not-valid': 'The captcha was not confirmed. Please send it once more.',
  'captcha-expired': 'The captcha is too old by now. Please send it once more.',
  'captcha-used': 'This captcha has been used before. Please send it once more.',
  'captcha-silent':
    'The captcha could not be checked just now. Please send it once more in a moment.',
  'captcha-too-many': 'There were many tries just now. Please wait some minutes.',
} as const

export type CaptchaRefusalCode = keyof typeof captchaMessages

export const captchaRefusal = refusalsOf(captchaMessages, { 'captcha-too-many': 429 }, 400)

/** What a test says to the owner of the secret that is set. */
export const captchaTestWords = {
  accepted: (provider: string) => `${provider} knows this secret key.`,
  'built-in': 'The captcha works: the site made a challenge, solved it and took the answer.',
  'no-captcha': 'No captcha is set up: forms are kept by a hidden field, timing and limits.',
  'secret-missing': 'The secret key is missing. Please type it again and save.',
  'secret-unknown': (provider: string) =>
    `${provider} does not know this secret key. Please look whether it belongs to the site key.`,
  silent: (provider: string) => `${provider} did not answer. Please try again in a moment.`,
} as const

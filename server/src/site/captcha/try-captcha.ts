import { captchaTestWords } from '@vitrine/rules/site/captcha/captcha-messages.ts'
import { captchaNames, type CaptchaSettings } from '@vitrine/rules/site/sites/captcha-settings.ts'
import type { Random } from '@vitrine/rules/ground/ids/ids.ts'
import type { Context } from '../../ground/context.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { askService } from './ask-service.ts'
import { readCaptchaSecret } from './captcha-secret.ts'
import { checkSolution, makeChallenge, solveChallenge } from './challenges.ts'

type Outcome = { readonly works: boolean; readonly words: string }

/** Tries the captcha of a site and says what is missing. No answer of a visitor is used up. */
export async function tryCaptcha(
  context: Pick<Context, 'config' | 'signingKey'>,
  site: SiteDatabase,
  captcha: CaptchaSettings | null,
  environment: { readonly now: number; readonly random: Random },
): Promise<Outcome> {
  if (captcha === null) return { works: false, words: captchaTestWords['no-captcha'] }
  const secret = await readCaptchaSecret(context, site, captcha)
  if (secret === undefined) return { works: false, words: captchaTestWords['secret-missing'] }
  const { provider } = captcha
  if (provider === 'altcha') {
    const solution = solveChallenge(makeChallenge(secret, environment))
    const told = JSON.stringify({ algorithm: 'SHA-256', ...solution })
    const works = checkSolution(secret, told, environment.now).ok
    return {
      works,
      words: works ? captchaTestWords['built-in'] : captchaTestWords['secret-missing'],
    }
  }
  // no answer of anybody, which a service refuses once it knows who asks
  const verdict = await askService(context.config, provider, {
    secret,
    answer: 'test',
    address: '/',
  })
  const name = captchaNames[provider]
  if (verdict === 'silent') return { works: false, words: captchaTestWords.silent(name) }
  if (verdict === 'unknown-secret') {
    return { works: false, words: captchaTestWords['secret-unknown'](name) }
  }
  return { works: true, words: captchaTestWords.accepted(name) }
}

import type { CaptchaSettings } from '@vitrine/rules/site/sites/captcha-settings.ts'
import { captchaRefusal } from '@vitrine/rules/site/captcha/captcha-messages.ts'
import { expiryOf } from '@vitrine/rules/site/captcha/proof-of-work.ts'
import { ok, refuse, type Result } from '@vitrine/rules/ground/refusals/result.ts'
import type { Context } from '../../ground/context.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { createRateLimiter, retryLater } from '../../ground/http/rate-limit.ts'
import { askService } from './ask-service.ts'
import { readCaptchaSecret } from './captcha-secret.ts'
import { useAnswer } from './captcha-store.ts'
import { checkSolution } from './challenges.ts'

const checked = createRateLimiter()
/** How many answers of an address are looked at in a window: a service is asked for each. */
const rate = { max: 30, windowMs: 600_000 } as const
/** No service's are nearly as long. */
const longestAnswer = 10_000

export type CaptchaTry = {
  /** What the form's field says. */
  readonly answer: string
  /** The visitor's, as limits count it. */
  readonly address: string
  readonly now: number
  readonly uptime: number
}

/** Whether a form was filled in by a person, as its captcha has it; each answer counts once. */
export async function checkCaptcha(
  context: Pick<Context, 'config' | 'signingKey'>,
  site: SiteDatabase,
  captcha: CaptchaSettings,
  { answer, address, now, uptime }: CaptchaTry,
): Promise<Result<true>> {
  if (answer === '') return refuse(captchaRefusal('captcha-incomplete'))
  if (answer.length > longestAnswer) return refuse(captchaRefusal('captcha-not-valid'))
  const key = `${site.siteId} ${address}`
  if (!checked.allow('captcha', key, rate.max, rate.windowMs, uptime)) {
    const seconds = checked.secondsLeft('captcha', key, uptime)
    return refuse(retryLater(captchaRefusal('captcha-too-many'), seconds))
  }
  const secret = await readCaptchaSecret(context, site, captcha)
  if (secret === undefined) return refuse(captchaRefusal('captcha-silent'))
  if (captcha.provider === 'altcha') return useSolution(site, secret, answer, now)
  const verdict = await askService(context.config, captcha.provider, { secret, answer, address })
  if (verdict === 'solved') return ok(true)
  const isRefused = verdict === 'refused'
  return refuse(captchaRefusal(isRefused ? 'captcha-not-valid' : 'captcha-silent'))
}

async function useSolution(
  site: SiteDatabase,
  key: string,
  answer: string,
  now: number,
): Promise<Result<true>> {
  const solved = checkSolution(key, answer, now)
  if (!solved.ok) return solved
  const { challenge, salt } = solved.value
  const isFirst = await useAnswer(site, { challenge, expiresAt: expiryOf(salt), now })
  return isFirst ? ok(true) : refuse(captchaRefusal('captcha-used'))
}

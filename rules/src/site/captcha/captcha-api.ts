import { z } from 'zod'
import { contract, siteParams } from '../../ground/http/contract.ts'
import { captchaProviders } from '../sites/captcha-settings.ts'
import { captchaPaths } from './captcha-paths.ts'

/** Contracts of the captcha; addresses in `captcha-paths.ts`. */
export const captchaApi = {
  /** Keeps a secret key; it is used once an action gives its id to the site. */
  keepSecret: contract({
    method: 'POST',
    path: captchaPaths.secrets,
    params: siteParams,
    body: z.object({
      provider: z.enum(captchaProviders),
      /** The built-in captcha has one made for it. */
      secret: z.string().trim().max(500),
    }),
    reply: z.object({ secretId: z.string() }),
  }),
  test: contract({
    method: 'POST',
    path: captchaPaths.tests,
    params: siteParams,
    reply: z.object({ works: z.boolean(), words: z.string() }),
  }),
  challenge: contract({
    method: 'GET',
    path: captchaPaths.challenge,
    /** As ALTCHA names it. */
    reply: z.object({
      algorithm: z.literal('SHA-256'),
      challenge: z.string(),
      maxnumber: z.number(),
      salt: z.string(),
      signature: z.string(),
    }),
  }),
}

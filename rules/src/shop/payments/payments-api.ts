import { z } from 'zod'
import { contract, siteParams } from '../../ground/http/contract.ts'
import { paymentModes } from '../../site/sites/stripe-settings.ts'
import { paymentsPaths } from './payments-paths.ts'

const typedKey = z.string().trim().max(300)

/** Contracts of payments; addresses in `payments-paths.ts`. */
export const paymentsApi = {
  /** Tries a secret key and keeps what is typed; it is used once an action gives its ids to the site. */
  keepStripeKeys: contract({
    method: 'POST',
    path: paymentsPaths.stripeKeys,
    params: siteParams,
    body: z.object({
      mode: z.enum(paymentModes),
      /** Empty: the one that is kept stays. */
      secretKey: typedKey,
      /** Empty: the same of the signing secret, if there is one. */
      webhookSecret: typedKey,
    }),
    reply: z.object({
      /** Null where none was typed. */
      key: z.object({ secretId: z.string(), hint: z.string() }).nullable(),
      webhookSecretId: z.string().nullable(),
    }),
  }),
}

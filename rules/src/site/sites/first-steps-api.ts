import { z } from 'zod'
import { contract, siteParams } from '../../ground/http/contract.ts'
import { mailWays } from '../../ground/mails/mail-server.ts'
import { reaches } from './site-reach.ts'
import { paymentModes } from './stripe-settings.ts'

/** What of a new site is the owner's own and ready, each told by what stands, and by nothing kept. */
const firstStepsReply = z.object({
  title: z.string(),
  isNameOwn: z.boolean(),
  /** Whether there is a logo, or anything of the style was set. */
  isLookOwn: z.boolean(),
  /** Whether the site has a page of products at all. */
  sells: z.boolean(),
  /** A product or a post that is no sample and that is public. */
  hasOwnItem: z.boolean(),
  paymentMode: z.enum(paymentModes),
  /** Whether a provider is connected that takes real money. */
  takesRealMoney: z.boolean(),
  shipping: z.object({ name: z.string(), priceCents: z.number() }),
  /** Whether it was ever changed from what the site began with. */
  isShippingOwn: z.boolean(),
  currency: z.string(),
  /** By which mail server its mails go. */
  mailWay: z.enum(mailWays),
  /** The name of the owner's own that stands in front of the site, and whether it is proved. */
  domain: z.object({ name: z.string(), isProved: z.boolean() }).nullable(),
  /** Whether visitors are kept out by the door. */
  isClosed: z.boolean(),
  reach: z.enum(reaches),
})
export type FirstSteps = z.infer<typeof firstStepsReply>

export const firstStepsApi = {
  read: contract({
    method: 'GET',
    path: '/api/editor/sites/:siteId/first-steps',
    params: siteParams,
    reply: firstStepsReply,
  }),
}

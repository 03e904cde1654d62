import type { MailReply, MailsReply } from '@vitrine/rules/ground/mails/mails-api.ts'
import type { TestResponse, Visitor } from '../../../testing/http-client.ts'
import type { TestServerOptions } from '../../../testing/start-test-server.ts'
import { openCartShop, type CartShop } from '../../cart/testing/open-cart-shop.ts'

export const password = 'a kiln of her own'

export type MembersShop = CartShop & {
  /** The address of the last link that was mailed to somebody, once there are so many. */
  linkTo(email: string, count?: number): Promise<string>
  /** How many mails with links went to somebody. */
  linksTo(email: string): Promise<number>
  /** Somebody who has made an account, and is signed in. */
  member(email: string, name?: string): Promise<Visitor>
  signIn(visitor: Visitor, email: string, fields?: Record<string, string>): Promise<TestResponse>
}

/** The small shop, whose customers can have accounts. */
export async function openMembersShop(options: TestServerOptions = {}): Promise<MembersShop> {
  const shop = await openCartShop(options)
  await shop.perform('set-customer-accounts', { set: { memberAccounts: true } })
  const mailsTo = async (email: string): Promise<readonly MailReply[]> => {
    const owner = await shop.owner()
    const path = `/api/editor/sites/${shop.siteId}/mails`
    const { mails } = (await owner.get(path)).json<MailsReply>()
    const found = mails.filter((mail) => mail.kind.startsWith('member-') && mail.to === email)
    return Promise.all(
      found.map(async ({ id }) => (await owner.get(`${path}/${id}`)).json<MailReply>()),
    )
  }
  const linkTo: MembersShop['linkTo'] = async (email, count = 1) => {
    for (;;) {
      const mails = await mailsTo(email)
      const [newest] = mails
      if (newest !== undefined && mails.length >= count) {
        return /\/account\/link\/[\w-]{43}(?:\?next=[^\s]+)?/.exec(newest.text)?.[0] ?? ''
      }
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
  return {
    ...shop,
    linkTo,
    linksTo: async (email) => (await mailsTo(email)).length,
    async member(email, name = 'Ada Fern') {
      const visitor = shop.visitor()
      await visitor.get('/account/sign-up')
      await visitor.postForm('/account/sign-up', { email })
      const link = await linkTo(email)
      await visitor.get(link)
      const made = await visitor.postForm(link, { name, password })
      if (made.status !== 303) throw new Error(made.text)
      return visitor
    },
    async signIn(visitor, email, fields = {}) {
      await visitor.get('/account/login')
      return visitor.postForm('/account/login', { email, password, ...fields })
    },
  }
}

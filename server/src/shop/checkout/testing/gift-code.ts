import type { GiftCardReply } from '@vitrine/rules/shop/gift-cards/gift-cards-api.ts'
import type { Visitor } from '../../../testing/http-client.ts'
import { buyer, hiddenFieldsOf } from './open-shop.ts'

/** Makes a gift card by hand. @returns its id, and the code that only its mail tells */
export async function makeGiftCard(
  owner: Visitor,
  siteId: string,
  { key, amountCents }: { readonly key: string; readonly amountCents: number },
): Promise<{ readonly id: string; readonly code: string }> {
  const site = `/api/editor/sites/${siteId}`
  const names = { recipientName: '', recipientEmail: `${key}@gift.example`, senderName: '' }
  const wish = { ...names, key, amountCents, message: '', deliverOn: '' }
  const made = await owner.write('POST', `${site}/gift-cards`, wish)
  const [mail] = (await owner.get(`${site}/mails`)).json<{ mails: { id: string }[] }>().mails
  const { text } = (await owner.get(`${site}/mails/${mail?.id}`)).json<{ text: string }>()
  const code = /[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}/.exec(text)?.[0] ?? ''
  return { id: made.json<GiftCardReply>().id, code }
}

/** Types a code at the checkout, of a gift card or a discount. */
export async function typeCode(shopper: Visitor, code: string): Promise<void> {
  const hidden = hiddenFieldsOf(await shopper.get('/checkout'))
  await shopper.postForm('/checkout', { ...hidden, ...buyer, code, step: 'code' })
}

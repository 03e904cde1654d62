import { writeGiftCardCode } from '@vitrine/rules/shop/gift-cards/gift-card-code.ts'
import { siteValues } from '@vitrine/rules/site/mail-words/example-mail.ts'
import type { SiteSettings } from '@vitrine/rules/site/sites/site-settings.ts'
import type { AddressedMail } from '../../site/mail-words/keep-site-mails.ts'
import type { MailLook } from '../../site/mail-words/mail-look.ts'
import { writeSiteMail } from '../../site/mail-words/site-mail.ts'
import { siteMoney } from '../../site/sites/site-money.ts'
import type { TemplateLanguage } from '../../site/templates/template-language.ts'

/** What a mail tells of a gift card. */
export type GiftOfMail = {
  readonly code: string
  /** What is on it. */
  readonly cents: number
  readonly currency: string
  readonly testMode: boolean
  readonly recipientName: string
  readonly recipientEmail: string
  readonly senderName: string
  readonly message: string
}

/** What it shows of its shop. */
export type ShopOfGift = {
  readonly settings: SiteSettings
  readonly look: MailLook
  readonly origin: string
  readonly now: number
}

/** The mail that brings a gift card to whoever gets it. */
export function giftCardMail(
  templates: TemplateLanguage,
  { settings, look, origin, now }: ShopOfGift,
  gift: GiftOfMail,
): AddressedMail {
  const { title, contactEmail: email, language } = settings
  const code = writeGiftCardCode(gift.code)
  const mail = writeSiteMail({ templates, look, settings, now }, 'gift-card', {
    values: {
      ...siteValues({ title, origin, email }),
      'gift.value': siteMoney({ ...settings, currency: gift.currency }, language)(gift.cents),
      'gift.sender': gift.senderName,
      'gift.recipient': gift.recipientName,
      'gift.code': code,
    },
    content: (words) => ({
      facts: {
        notice: gift.testMode ? words.testNotice : '',
        ...(gift.message !== '' && { quote: gift.message.split('\n') }),
        code: { label: words.giftCode, value: code },
      },
      address: origin,
    }),
  })
  return { mail, to: gift.recipientEmail }
}

import { wordsIn } from '../../ground/words/words-in.ts'
import { cartReminderWords } from './cart-reminder-words.ts'
import { commentWaitingWords } from './comment-waiting-words.ts'
import { donationConfirmationWords, newDonationWords } from './donation-words.ts'
import {
  donationEndedWords,
  donationRefundedWords,
  donationStartedWords,
  donationUnpaidWords,
} from './giving-words.ts'
import { giftCardWords } from './gift-card-words.ts'
import { jobFailedWords } from './job-failed-words.ts'
import { donationKeptWords, subscriptionKeptWords } from './kept-words.ts'
import type { MailName } from './mail-kinds.ts'
import { listConfirmWords } from './list-confirm-words.ts'
import { memberConfirmWords, memberResetWords } from './member-words.ts'
import type { DefaultWords, Translations } from './mail-words.ts'
import { orderDisputedWords, orderPaymentFailedWords, paymentFailedWords } from './money-words.ts'
import { newOrderWords, orderConfirmationWords, orderReceivedWords } from './order-mail-words.ts'
import { orderDownloadsWords } from './order-downloads-words.ts'
import { orderReadyWords } from './order-ready-words.ts'
import { orderCancelledWords, orderRefundedWords, orderSentWords } from './order-news-words.ts'
import { newWithdrawalWords, orderWithdrawnWords } from './withdrawal-words.ts'
import { orderReviewWords } from './order-review-words.ts'
import { restockWords } from './restock-words.ts'
import {
  subscriptionEndedWords,
  subscriptionLeftOutWords,
  subscriptionStartedWords,
  subscriptionUnpaidWords,
} from './subscription-words.ts'
import { soldOutWords } from './sold-out-words.ts'

const translations: Readonly<Record<MailName, Translations>> = {
  'order-confirmation': orderConfirmationWords,
  'order-received': orderReceivedWords,
  'order-payment-failed': orderPaymentFailedWords,
  'new-order': newOrderWords,
  'payment-failed': paymentFailedWords,
  'order-disputed': orderDisputedWords,
  'order-sent': orderSentWords,
  'order-ready': orderReadyWords,
  'order-cancelled': orderCancelledWords,
  'order-refunded': orderRefundedWords,
  'order-withdrawn': orderWithdrawnWords,
  'new-withdrawal': newWithdrawalWords,
  'order-review': orderReviewWords,
  'cart-reminder': cartReminderWords,
  'gift-card': giftCardWords,
  'order-downloads': orderDownloadsWords,
  restock: restockWords,
  'subscription-started': subscriptionStartedWords,
  'subscription-unpaid': subscriptionUnpaidWords,
  'subscription-left-out': subscriptionLeftOutWords,
  'subscription-ended': subscriptionEndedWords,
  'subscription-kept': subscriptionKeptWords,
  'donation-confirmation': donationConfirmationWords,
  'donation-started': donationStartedWords,
  'donation-unpaid': donationUnpaidWords,
  'donation-ended': donationEndedWords,
  'donation-kept': donationKeptWords,
  'donation-refunded': donationRefundedWords,
  'new-donation': newDonationWords,
  'list-confirm': listConfirmWords,
  'member-confirm': memberConfirmWords,
  'member-reset': memberResetWords,
  'sold-out': soldOutWords,
  'comment-waiting': commentWaitingWords,
  'job-failed': jobFailedWords,
}

/**
 * What a mail says where its owner has written nothing, in the site's language where the platform
 * knows it.
 */
export function defaultMailWords(
  mail: MailName,
  locale: string,
): { readonly language: string; readonly words: DefaultWords } {
  const all = translations[mail]
  return wordsIn(locale, all['en'] ?? {}, all)
}

import { alike, news } from './order-news-words.ts'
import type { DefaultWords, Translations } from './mail-words.ts'

type Language = keyof typeof alike

type Words = {
  readonly subject: string
  readonly heading: string
  readonly before: string
  readonly button: string
}

function toGiver(language: Language, words: Words): DefaultWords {
  return news({ ...alike[language], ...words })
}

/** What whoever has given is told: also the receipt of it. */
export const donationConfirmationWords: Translations = {
  en: toGiver('en', {
    subject: 'Thank you for your donation to {site.title}',
    heading: 'Thank you, {customer.firstName}.',
    before: 'Your donation of {donation.amount} has arrived. Its number is {donation.number}.',
    button: 'See your donation',
  }),
  ar: toGiver('ar', {
    subject: 'شكرًا على تبرعك لـ {site.title}',
    heading: 'شكرًا لك، {customer.firstName}.',
    before: 'وصلنا تبرعك بمبلغ {donation.amount}. رقمه {donation.number}.',
    button: 'عرض تبرعك',
  }),
  da: toGiver('da', {
    subject: 'Tak for dit bidrag til {site.title}',
    heading: 'Tak, {customer.firstName}.',
    before: 'Vi har modtaget dit bidrag på {donation.amount}. Det har nummer {donation.number}.',
    button: 'Se dit bidrag',
  }),
  de: toGiver('de', {
    subject: 'Danke für deine Spende an {site.title}',
    heading: 'Vielen Dank, {customer.firstName}.',
    before:
      'Deine Spende von {donation.amount} ist angekommen. Sie hat die Nummer {donation.number}.',
    button: 'Spende ansehen',
  }),
  es: toGiver('es', {
    subject: 'Gracias por tu donación a {site.title}',
    heading: 'Gracias, {customer.firstName}.',
    before: 'Hemos recibido tu donación de {donation.amount}. Su número es {donation.number}.',
    button: 'Ver tu donación',
  }),
  fr: toGiver('fr', {
    subject: 'Merci pour votre don à {site.title}',
    heading: 'Merci, {customer.firstName}.',
    before: 'Votre don de {donation.amount} nous est parvenu. Son numéro est {donation.number}.',
    button: 'Voir votre don',
  }),
  it: toGiver('it', {
    subject: 'Grazie per la tua donazione a {site.title}',
    heading: 'Grazie, {customer.firstName}.',
    before:
      'Abbiamo ricevuto la tua donazione di {donation.amount}. Il suo numero è {donation.number}.',
    button: 'Vedi la tua donazione',
  }),
  ja: toGiver('ja', {
    subject: '{site.title} へのご寄付ありがとうございます',
    heading: '{customer.firstName}様、ありがとうございます。',
    before: '{donation.amount} のご寄付を受け取りました。番号は {donation.number} です。',
    button: 'ご寄付を見る',
  }),
  nl: toGiver('nl', {
    subject: 'Bedankt voor je donatie aan {site.title}',
    heading: 'Bedankt, {customer.firstName}.',
    before:
      'We hebben je donatie van {donation.amount} ontvangen. Het nummer is {donation.number}.',
    button: 'Bekijk je donatie',
  }),
  pt: toGiver('pt', {
    subject: 'Obrigado pela sua doação a {site.title}',
    heading: 'Obrigado, {customer.firstName}.',
    before: 'Recebemos a sua doação de {donation.amount}. O número dela é {donation.number}.',
    button: 'Ver a sua doação',
  }),
  sv: toGiver('sv', {
    subject: 'Tack för din gåva till {site.title}',
    heading: 'Tack, {customer.firstName}.',
    before: 'Din gåva på {donation.amount} har kommit fram. Den har nummer {donation.number}.',
    button: 'Se din gåva',
  }),
}

function toOwner(language: Language, heading: string, button: string): DefaultWords {
  return {
    subject: `${heading} – {site.title}`,
    preheader: '{customer.firstName} {customer.lastName}',
    heading,
    before: '',
    button,
    after: '',
    testNotice: alike[language].testNotice,
  }
}

/** What tells the owner that somebody has given. */
export const newDonationWords: Translations = {
  en: toOwner('en', 'New donation of {donation.amount}', 'Open the donation'),
  ar: toOwner('ar', 'تبرع جديد بمبلغ {donation.amount}', 'فتح التبرع'),
  da: toOwner('da', 'Nyt bidrag på {donation.amount}', 'Åbn bidraget'),
  de: toOwner('de', 'Neue Spende von {donation.amount}', 'Spende öffnen'),
  es: toOwner('es', 'Nueva donación de {donation.amount}', 'Abrir la donación'),
  fr: toOwner('fr', 'Nouveau don de {donation.amount}', 'Ouvrir le don'),
  it: toOwner('it', 'Nuova donazione di {donation.amount}', 'Apri la donazione'),
  ja: toOwner('ja', '新しいご寄付 {donation.amount}', '寄付を開く'),
  nl: toOwner('nl', 'Nieuwe donatie van {donation.amount}', 'Donatie openen'),
  pt: toOwner('pt', 'Nova doação de {donation.amount}', 'Abrir a doação'),
  sv: toOwner('sv', 'Ny gåva på {donation.amount}', 'Öppna gåvan'),
}

import type { Translations } from './mail-words.ts'
import { alike, news } from './order-news-words.ts'

/** What stands above the place where an order is fetched, in the mail of the order as in this one. */
export const pickUpLabels = {
  en: 'Pick it up at',
  ar: 'مكان الاستلام',
  da: 'Afhentes hos',
  de: 'Abholung bei',
  es: 'Lugar de recogida',
  fr: 'Lieu de retrait',
  it: 'Luogo del ritiro',
  ja: '受け取り場所',
  nl: 'Afhalen bij',
  pt: 'Local de levantamento',
  sv: 'Hämtas hos',
} as const

/** The same for the owner, who gives it out there. */
export const pickedUpLabels: Readonly<Record<keyof typeof pickUpLabels, string>> = {
  en: 'Picked up at',
  ar: 'يُستلم من',
  da: 'Afhentes hos',
  de: 'Wird abgeholt bei',
  es: 'Se recoge en',
  fr: 'À retirer à',
  it: 'Si ritira presso',
  ja: '受け取り場所',
  nl: 'Wordt afgehaald bij',
  pt: 'A levantar em',
  sv: 'Hämtas hos',
}

type Language = keyof typeof pickUpLabels

type Words = { readonly subject: string; readonly heading: string; readonly before: string }

function ready(language: Language, words: Words) {
  return { ...news({ ...alike[language], ...words }), pickUpAt: pickUpLabels[language] }
}

export const orderReadyWords: Translations = {
  en: ready('en', {
    subject: 'Order {order.number} is ready to be picked up',
    heading: 'It is ready, {customer.firstName}.',
    before: 'You can pick up your order {order.number} now.',
  }),
  ar: ready('ar', {
    subject: 'الطلب {order.number} جاهز للاستلام',
    heading: 'طلبك جاهز، {customer.firstName}.',
    before: 'يمكنك الآن استلام طلبك رقم {order.number}.',
  }),
  da: ready('da', {
    subject: 'Ordre {order.number} er klar til afhentning',
    heading: 'Den er klar, {customer.firstName}.',
    before: 'Du kan nu hente din ordre {order.number}.',
  }),
  de: ready('de', {
    subject: 'Bestellung {order.number} liegt zur Abholung bereit',
    heading: 'Sie liegt bereit, {customer.firstName}.',
    before: 'Du kannst deine Bestellung {order.number} jetzt abholen.',
  }),
  es: ready('es', {
    subject: 'El pedido {order.number} está listo para recoger',
    heading: 'Ya está listo, {customer.firstName}.',
    before: 'Ya puedes recoger tu pedido {order.number}.',
  }),
  fr: ready('fr', {
    subject: 'La commande {order.number} est prête à être retirée',
    heading: 'Elle est prête, {customer.firstName}.',
    before: 'Vous pouvez maintenant retirer votre commande {order.number}.',
  }),
  it: ready('it', {
    subject: 'L’ordine {order.number} è pronto per il ritiro',
    heading: 'È pronto, {customer.firstName}.',
    before: 'Ora puoi ritirare il tuo ordine {order.number}.',
  }),
  ja: ready('ja', {
    subject: 'ご注文 {order.number} の受け取り準備ができました',
    heading: '{customer.firstName}様、準備ができました。',
    before: 'ご注文 {order.number} をお受け取りいただけます。',
  }),
  nl: ready('nl', {
    subject: 'Bestelling {order.number} ligt klaar om af te halen',
    heading: 'Hij ligt klaar, {customer.firstName}.',
    before: 'Je kunt je bestelling {order.number} nu afhalen.',
  }),
  pt: ready('pt', {
    subject: 'O pedido {order.number} está pronto para levantar',
    heading: 'Está pronto, {customer.firstName}.',
    before: 'Já pode levantar o seu pedido {order.number}.',
  }),
  sv: ready('sv', {
    subject: 'Beställning {order.number} är redo att hämtas',
    heading: 'Den är redo, {customer.firstName}.',
    before: 'Du kan nu hämta din beställning {order.number}.',
  }),
}

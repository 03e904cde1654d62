import type { Translations } from './mail-words.ts'
import { alike, news } from './order-news-words.ts'

/** What stands above downloads, in the mail of the order as in this one. */
export const downloadsLabels = {
  en: 'Your downloads',
  ar: 'تنزيلاتك',
  da: 'Dine downloads',
  de: 'Deine Downloads',
  es: 'Tus descargas',
  fr: 'Vos téléchargements',
  it: 'I tuoi download',
  ja: 'ダウンロード',
  nl: 'Je downloads',
  pt: 'Os seus downloads',
  sv: 'Dina nedladdningar',
} as const

type Language = keyof typeof downloadsLabels

type Words = { readonly subject: string; readonly heading: string; readonly before: string }

function again(language: Language, words: Words) {
  return { ...news({ ...alike[language], ...words }), downloads: downloadsLabels[language] }
}

export const orderDownloadsWords: Translations = {
  en: again('en', {
    subject: 'Your downloads of order {order.number}',
    heading: 'Here are your downloads, {customer.firstName}.',
    before: 'These are the links to what you bought with order {order.number}.',
  }),
  ar: again('ar', {
    subject: 'تنزيلاتك من الطلب {order.number}',
    heading: 'إليك تنزيلاتك، {customer.firstName}.',
    before: 'هذه روابط ما اشتريته في الطلب رقم {order.number}.',
  }),
  da: again('da', {
    subject: 'Dine downloads fra ordre {order.number}',
    heading: 'Her er dine downloads, {customer.firstName}.',
    before: 'Det er linkene til det, du købte med ordre {order.number}.',
  }),
  de: again('de', {
    subject: 'Deine Downloads zu Bestellung {order.number}',
    heading: 'Hier sind deine Downloads, {customer.firstName}.',
    before: 'Das sind die Links zu dem, was du mit Bestellung {order.number} gekauft hast.',
  }),
  es: again('es', {
    subject: 'Tus descargas del pedido {order.number}',
    heading: 'Aquí tienes tus descargas, {customer.firstName}.',
    before: 'Estos son los enlaces a lo que compraste con el pedido {order.number}.',
  }),
  fr: again('fr', {
    subject: 'Vos téléchargements de la commande {order.number}',
    heading: 'Voici vos téléchargements, {customer.firstName}.',
    before: 'Ces liens mènent à ce que vous avez acheté avec la commande {order.number}.',
  }),
  it: again('it', {
    subject: 'I tuoi download dell’ordine {order.number}',
    heading: 'Ecco i tuoi download, {customer.firstName}.',
    before: 'Questi sono i link a ciò che hai acquistato con l’ordine {order.number}.',
  }),
  ja: again('ja', {
    subject: 'ご注文 {order.number} のダウンロード',
    heading: '{customer.firstName}様、ダウンロードはこちらです。',
    before: 'ご注文 {order.number} でお買い上げいただいた商品のリンクです。',
  }),
  nl: again('nl', {
    subject: 'Je downloads van bestelling {order.number}',
    heading: 'Hier zijn je downloads, {customer.firstName}.',
    before: 'Dit zijn de links naar wat je met bestelling {order.number} hebt gekocht.',
  }),
  pt: again('pt', {
    subject: 'Os seus downloads do pedido {order.number}',
    heading: 'Aqui estão os seus downloads, {customer.firstName}.',
    before: 'Estas são as ligações para o que comprou com o pedido {order.number}.',
  }),
  sv: again('sv', {
    subject: 'Dina nedladdningar från beställning {order.number}',
    heading: 'Här är dina nedladdningar, {customer.firstName}.',
    before: 'Det här är länkarna till det du köpte med beställning {order.number}.',
  }),
}

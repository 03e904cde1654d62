import type { DefaultWords, Translations } from './mail-words.ts'

type Words = {
  readonly subject: string
  readonly heading: string
  readonly before: string
  readonly button: string
  /** Before the owner's address, which is left out where there is none. */
  readonly questions: string
  readonly testNotice: string
}

function news(words: Words): DefaultWords {
  const { questions, ...own } = words
  return { ...own, preheader: '{site.title}', after: `{.if site.email}${questions}{.end}` }
}

/** An order that was sent: by whom, and how it is followed, where that is known. */
function sent(words: Words & { readonly by: string; readonly sendTo: string }): DefaultWords {
  const { by, sendTo, before, ...rest } = words
  const parcel = `{.if shipping.parcel}\n\n${by} {shipping.parcel}{.end}`
  const link = '{.if shipping.link}\n\n{shipping.link}{.end}'
  return { ...news({ ...rest, before: before + parcel + link }), sendTo }
}

function cancelled(words: Words): DefaultWords {
  const reason = '{.if cancellation.reason}\n\n{cancellation.reason}{.end}'
  return news({ ...words, before: words.before + reason })
}

/** What both say alike, by language. */
const alike = {
  en: {
    button: 'See your order',
    questions: 'Questions? Write to {site.email}.',
    testNotice: 'This was a test payment. No money was taken.',
  },
  ar: {
    button: 'عرض طلبك',
    questions: 'هل لديك أسئلة؟ راسلنا على {site.email}.',
    testNotice: 'كانت هذه عملية دفع تجريبية. لم يُخصم أي مبلغ.',
  },
  da: {
    button: 'Se din ordre',
    questions: 'Spørgsmål? Skriv til {site.email}.',
    testNotice: 'Dette var en testbetaling. Der er ikke trukket penge.',
  },
  de: {
    button: 'Bestellung ansehen',
    questions: 'Fragen? Schreib an {site.email}.',
    testNotice: 'Das war eine Testzahlung. Es ist kein Geld geflossen.',
  },
  es: {
    button: 'Ver tu pedido',
    questions: '¿Alguna pregunta? Escribe a {site.email}.',
    testNotice: 'Era un pago de prueba. No se ha cobrado nada.',
  },
  fr: {
    button: 'Voir votre commande',
    questions: 'Des questions ? Écrivez à {site.email}.',
    testNotice: 'C’était un paiement d’essai. Rien n’a été débité.',
  },
  it: {
    button: 'Vedi il tuo ordine',
    questions: 'Domande? Scrivi a {site.email}.',
    testNotice: 'Era un pagamento di prova. Nessun addebito.',
  },
  ja: {
    button: 'ご注文を見る',
    questions: 'ご質問は {site.email} までお寄せください。',
    testNotice: 'これはテスト決済です。代金は請求されていません。',
  },
  nl: {
    button: 'Bekijk je bestelling',
    questions: 'Vragen? Schrijf naar {site.email}.',
    testNotice: 'Dit was een testbetaling. Er is geen geld afgeschreven.',
  },
  pt: {
    button: 'Ver o seu pedido',
    questions: 'Dúvidas? Escreva para {site.email}.',
    testNotice: 'Este foi um pagamento de teste. Nada foi cobrado.',
  },
  sv: {
    button: 'Se din beställning',
    questions: 'Frågor? Skriv till {site.email}.',
    testNotice: 'Det här var en testbetalning. Inga pengar har dragits.',
  },
} as const

export const orderSentWords: Translations = {
  en: sent({
    ...alike.en,
    subject: 'Order {order.number} is on its way',
    heading: 'It is on its way, {customer.firstName}.',
    before: 'We have sent your order {order.number}.',
    by: 'Sent with',
    sendTo: 'It goes to',
  }),
  ar: sent({
    ...alike.ar,
    subject: 'الطلب {order.number} في الطريق إليك',
    heading: 'طلبك في الطريق إليك، {customer.firstName}.',
    before: 'لقد أرسلنا طلبك رقم {order.number}.',
    by: 'أُرسل عبر:',
    sendTo: 'يُرسل إلى',
  }),
  da: sent({
    ...alike.da,
    subject: 'Ordre {order.number} er på vej',
    heading: 'Den er på vej, {customer.firstName}.',
    before: 'Vi har sendt din ordre {order.number}.',
    by: 'Sendt med',
    sendTo: 'Sendes til',
  }),
  de: sent({
    ...alike.de,
    subject: 'Bestellung {order.number} ist unterwegs',
    heading: 'Sie ist unterwegs, {customer.firstName}.',
    before: 'Wir haben deine Bestellung {order.number} verschickt.',
    by: 'Verschickt mit',
    sendTo: 'Sie geht an',
  }),
  es: sent({
    ...alike.es,
    subject: 'El pedido {order.number} está en camino',
    heading: 'Está en camino, {customer.firstName}.',
    before: 'Hemos enviado tu pedido {order.number}.',
    by: 'Enviado con',
    sendTo: 'Se envía a',
  }),
  fr: sent({
    ...alike.fr,
    subject: 'La commande {order.number} est en route',
    heading: 'Elle est en route, {customer.firstName}.',
    before: 'Nous avons expédié votre commande {order.number}.',
    by: 'Expédiée par',
    sendTo: 'Elle est envoyée à',
  }),
  it: sent({
    ...alike.it,
    subject: 'L’ordine {order.number} è in viaggio',
    heading: 'È in viaggio, {customer.firstName}.',
    before: 'Abbiamo spedito il tuo ordine {order.number}.',
    by: 'Spedito con',
    sendTo: 'Spedito a',
  }),
  ja: sent({
    ...alike.ja,
    subject: 'ご注文 {order.number} を発送しました',
    heading: '{customer.firstName}様、商品を発送しました。',
    before: 'ご注文 {order.number} を発送いたしました。',
    by: '配送：',
    sendTo: '送付先',
  }),
  nl: sent({
    ...alike.nl,
    subject: 'Bestelling {order.number} is onderweg',
    heading: 'Je bestelling is onderweg, {customer.firstName}.',
    before: 'We hebben je bestelling {order.number} verzonden.',
    by: 'Verzonden met',
    sendTo: 'Verzonden naar',
  }),
  pt: sent({
    ...alike.pt,
    subject: 'O pedido {order.number} está a caminho',
    heading: 'Está a caminho, {customer.firstName}.',
    before: 'Enviámos o seu pedido {order.number}.',
    by: 'Enviado por',
    sendTo: 'Enviado para',
  }),
  sv: sent({
    ...alike.sv,
    subject: 'Beställning {order.number} är på väg',
    heading: 'Den är på väg, {customer.firstName}.',
    before: 'Vi har skickat din beställning {order.number}.',
    by: 'Skickat med',
    sendTo: 'Skickas till',
  }),
}

export const orderCancelledWords: Translations = {
  en: cancelled({
    ...alike.en,
    subject: 'Order {order.number} is cancelled',
    heading: 'Your order {order.number} is cancelled.',
    before: 'Nothing of it will be sent.',
  }),
  ar: cancelled({
    ...alike.ar,
    subject: 'أُلغي الطلب {order.number}',
    heading: 'أُلغي طلبك رقم {order.number}.',
    before: 'لن يُرسل أي شيء منه.',
  }),
  da: cancelled({
    ...alike.da,
    subject: 'Ordre {order.number} er annulleret',
    heading: 'Din ordre {order.number} er annulleret.',
    before: 'Intet af den bliver sendt.',
  }),
  de: cancelled({
    ...alike.de,
    subject: 'Bestellung {order.number} ist storniert',
    heading: 'Deine Bestellung {order.number} ist storniert.',
    before: 'Es wird nichts davon verschickt.',
  }),
  es: cancelled({
    ...alike.es,
    subject: 'El pedido {order.number} se ha cancelado',
    heading: 'Tu pedido {order.number} se ha cancelado.',
    before: 'No se enviará nada.',
  }),
  fr: cancelled({
    ...alike.fr,
    subject: 'La commande {order.number} est annulée',
    heading: 'Votre commande {order.number} est annulée.',
    before: 'Rien ne sera expédié.',
  }),
  it: cancelled({
    ...alike.it,
    subject: 'L’ordine {order.number} è annullato',
    heading: 'Il tuo ordine {order.number} è annullato.',
    before: 'Non verrà spedito nulla.',
  }),
  ja: cancelled({
    ...alike.ja,
    subject: 'ご注文 {order.number} はキャンセルされました',
    heading: 'ご注文 {order.number} はキャンセルされました。',
    before: '商品は発送されません。',
  }),
  nl: cancelled({
    ...alike.nl,
    subject: 'Bestelling {order.number} is geannuleerd',
    heading: 'Je bestelling {order.number} is geannuleerd.',
    before: 'Er wordt niets van verzonden.',
  }),
  pt: cancelled({
    ...alike.pt,
    subject: 'O pedido {order.number} foi cancelado',
    heading: 'O seu pedido {order.number} foi cancelado.',
    before: 'Nada será enviado.',
  }),
  sv: cancelled({
    ...alike.sv,
    subject: 'Beställning {order.number} är avbruten',
    heading: 'Din beställning {order.number} är avbruten.',
    before: 'Inget av den kommer att skickas.',
  }),
}

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

/** A mail about an order with what all of them say. */
export function news(words: Words): DefaultWords {
  const { questions, ...own } = words
  return { ...own, preheader: '{site.title}', after: `{.if site.email}${questions}{.end}` }
}

type SentWords = Words & {
  /** Stands in the place of `before` where more follows. */
  readonly inPart: string
  readonly rest: string
  readonly by: string
  readonly sendTo: string
}

/** A parcel of an order, or all of it: by whom it was sent, and how it is followed, where that is known. */
function sent({ by, rest, sendTo, before, inPart, ...words }: SentWords): DefaultWords {
  const what = `{.if shipping.rest}${inPart}{.or}${before}{.end}`
  const parcel = `{.if shipping.parcel}\n\n${by} {shipping.parcel}{.end}`
  const link = '{.if shipping.link}\n\n{shipping.link}{.end}'
  return { ...news({ ...words, before: what + parcel + link }), rest, sendTo }
}

/** An order that was cancelled; nothing is said of sending where it was to be picked up. */
function cancelled(words: Words): DefaultWords {
  const unsent = `{.if order.pickup}{.or}${words.before}{.end}`
  const reason = '{.if cancellation.reason}\n\n{cancellation.reason}{.end}'
  return news({ ...words, before: unsent + reason })
}

/** What goes back, in the sentence and beneath what it is for. */
function refunded(words: Words & { readonly total: string }): DefaultWords {
  const { total, before, ...rest } = words
  const reason = '{.if refund.reason}\n\n{refund.reason}{.end}'
  return { ...news({ ...rest, before: before + reason }), total }
}

/** What all of them say alike, by language. */
export const alike = {
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
    inPart: 'We have sent a part of your order {order.number}.',
    rest: 'The rest of your order follows in another parcel.',
    by: 'Sent with',
    sendTo: 'It goes to',
  }),
  ar: sent({
    ...alike.ar,
    subject: 'الطلب {order.number} في الطريق إليك',
    heading: 'طلبك في الطريق إليك، {customer.firstName}.',
    before: 'لقد أرسلنا طلبك رقم {order.number}.',
    inPart: 'لقد أرسلنا جزءًا من طلبك رقم {order.number}.',
    rest: 'يصلك باقي طلبك في شحنة أخرى.',
    by: 'أُرسل عبر:',
    sendTo: 'يُرسل إلى',
  }),
  da: sent({
    ...alike.da,
    subject: 'Ordre {order.number} er på vej',
    heading: 'Den er på vej, {customer.firstName}.',
    before: 'Vi har sendt din ordre {order.number}.',
    inPart: 'Vi har sendt en del af din ordre {order.number}.',
    rest: 'Resten af din ordre følger i en anden pakke.',
    by: 'Sendt med',
    sendTo: 'Sendes til',
  }),
  de: sent({
    ...alike.de,
    subject: 'Bestellung {order.number} ist unterwegs',
    heading: 'Sie ist unterwegs, {customer.firstName}.',
    before: 'Wir haben deine Bestellung {order.number} verschickt.',
    inPart: 'Wir haben einen Teil deiner Bestellung {order.number} verschickt.',
    rest: 'Der Rest deiner Bestellung folgt in einem weiteren Paket.',
    by: 'Verschickt mit',
    sendTo: 'Sie geht an',
  }),
  es: sent({
    ...alike.es,
    subject: 'El pedido {order.number} está en camino',
    heading: 'Está en camino, {customer.firstName}.',
    before: 'Hemos enviado tu pedido {order.number}.',
    inPart: 'Hemos enviado una parte de tu pedido {order.number}.',
    rest: 'El resto de tu pedido llegará en otro paquete.',
    by: 'Enviado con',
    sendTo: 'Se envía a',
  }),
  fr: sent({
    ...alike.fr,
    subject: 'La commande {order.number} est en route',
    heading: 'Elle est en route, {customer.firstName}.',
    before: 'Nous avons expédié votre commande {order.number}.',
    inPart: 'Nous avons expédié une partie de votre commande {order.number}.',
    rest: 'Le reste de votre commande suivra dans un autre colis.',
    by: 'Expédiée par',
    sendTo: 'Elle est envoyée à',
  }),
  it: sent({
    ...alike.it,
    subject: 'L’ordine {order.number} è in viaggio',
    heading: 'È in viaggio, {customer.firstName}.',
    before: 'Abbiamo spedito il tuo ordine {order.number}.',
    inPart: 'Abbiamo spedito una parte del tuo ordine {order.number}.',
    rest: 'Il resto del tuo ordine arriverà in un altro pacco.',
    by: 'Spedito con',
    sendTo: 'Spedito a',
  }),
  ja: sent({
    ...alike.ja,
    subject: 'ご注文 {order.number} を発送しました',
    heading: '{customer.firstName}様、商品を発送しました。',
    before: 'ご注文 {order.number} を発送いたしました。',
    inPart: 'ご注文 {order.number} の一部を発送いたしました。',
    rest: '残りの商品は別便でお届けいたします。',
    by: '配送：',
    sendTo: '送付先',
  }),
  nl: sent({
    ...alike.nl,
    subject: 'Bestelling {order.number} is onderweg',
    heading: 'Je bestelling is onderweg, {customer.firstName}.',
    before: 'We hebben je bestelling {order.number} verzonden.',
    inPart: 'We hebben een deel van je bestelling {order.number} verzonden.',
    rest: 'De rest van je bestelling volgt in een ander pakket.',
    by: 'Verzonden met',
    sendTo: 'Verzonden naar',
  }),
  pt: sent({
    ...alike.pt,
    subject: 'O pedido {order.number} está a caminho',
    heading: 'Está a caminho, {customer.firstName}.',
    before: 'Enviámos o seu pedido {order.number}.',
    inPart: 'Enviámos uma parte do seu pedido {order.number}.',
    rest: 'O resto do seu pedido segue noutra encomenda.',
    by: 'Enviado por',
    sendTo: 'Enviado para',
  }),
  sv: sent({
    ...alike.sv,
    subject: 'Beställning {order.number} är på väg',
    heading: 'Den är på väg, {customer.firstName}.',
    before: 'Vi har skickat din beställning {order.number}.',
    inPart: 'Vi har skickat en del av din beställning {order.number}.',
    rest: 'Resten av din beställning kommer i ett annat paket.',
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

export const orderRefundedWords: Translations = {
  en: refunded({
    ...alike.en,
    subject: 'Refund of {refund.amount} for order {order.number}',
    heading: 'We have refunded {refund.amount}.',
    before:
      'This is for your order {order.number}. It may take a few days until you see it on your account.',
    total: 'Refunded',
  }),
  ar: refunded({
    ...alike.ar,
    subject: 'استرداد {refund.amount} للطلب {order.number}',
    heading: 'لقد رددنا إليك {refund.amount}.',
    before: 'هذا المبلغ عن طلبك رقم {order.number}. قد يستغرق ظهوره في حسابك بضعة أيام.',
    total: 'المبلغ المسترد',
  }),
  da: refunded({
    ...alike.da,
    subject: 'Refusion af {refund.amount} for ordre {order.number}',
    heading: 'Vi har refunderet {refund.amount}.',
    before:
      'Det gælder din ordre {order.number}. Der kan gå et par dage, før du ser det på din konto.',
    total: 'Refunderet',
  }),
  de: refunded({
    ...alike.de,
    subject: 'Erstattung von {refund.amount} zu Bestellung {order.number}',
    heading: 'Wir haben {refund.amount} erstattet.',
    before:
      'Das betrifft deine Bestellung {order.number}. Bis du es auf deinem Konto siehst, kann es ein paar Tage dauern.',
    total: 'Erstattet',
  }),
  es: refunded({
    ...alike.es,
    subject: 'Reembolso de {refund.amount} del pedido {order.number}',
    heading: 'Hemos reembolsado {refund.amount}.',
    before:
      'Corresponde a tu pedido {order.number}. Puede tardar unos días en aparecer en tu cuenta.',
    total: 'Reembolsado',
  }),
  fr: refunded({
    ...alike.fr,
    subject: 'Remboursement de {refund.amount} pour la commande {order.number}',
    heading: 'Nous avons remboursé {refund.amount}.',
    before:
      'Cela concerne votre commande {order.number}. Il faut parfois quelques jours pour que la somme apparaisse sur votre compte.',
    total: 'Remboursé',
  }),
  it: refunded({
    ...alike.it,
    subject: 'Rimborso di {refund.amount} per l’ordine {order.number}',
    heading: 'Abbiamo rimborsato {refund.amount}.',
    before:
      'Riguarda il tuo ordine {order.number}. Possono passare alcuni giorni prima che tu lo veda sul tuo conto.',
    total: 'Rimborsato',
  }),
  ja: refunded({
    ...alike.ja,
    subject: 'ご注文 {order.number} の返金（{refund.amount}）',
    heading: '{refund.amount} を返金いたしました。',
    before: 'ご注文 {order.number} に関する返金です。口座への反映まで数日かかることがあります。',
    total: '返金額',
  }),
  nl: refunded({
    ...alike.nl,
    subject: 'Terugbetaling van {refund.amount} voor bestelling {order.number}',
    heading: 'We hebben {refund.amount} terugbetaald.',
    before:
      'Het gaat om je bestelling {order.number}. Het kan een paar dagen duren voordat je het op je rekening ziet.',
    total: 'Terugbetaald',
  }),
  pt: refunded({
    ...alike.pt,
    subject: 'Reembolso de {refund.amount} do pedido {order.number}',
    heading: 'Reembolsámos {refund.amount}.',
    before:
      'Diz respeito ao seu pedido {order.number}. Pode demorar alguns dias até aparecer na sua conta.',
    total: 'Reembolsado',
  }),
  sv: refunded({
    ...alike.sv,
    subject: 'Återbetalning av {refund.amount} för beställning {order.number}',
    heading: 'Vi har betalat tillbaka {refund.amount}.',
    before:
      'Det gäller din beställning {order.number}. Det kan ta några dagar innan du ser det på ditt konto.',
    total: 'Återbetalt',
  }),
}

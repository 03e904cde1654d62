import type { DefaultWords, Translations } from './mail-words.ts'
import { downloadsLabels } from './order-downloads-words.ts'
import { pickedUpLabels, pickUpLabels } from './order-ready-words.ts'

/** What stands in the figures of every mail about an order. */
const figures: Translations = {
  en: {
    subtotal: 'Subtotal',
    total: 'Total',
    includedTax: 'Including',
    taxNumber: 'Tax number',
    giftCard: 'Gift card',
    paid: 'Paid',
    free: 'Free',
    sendTo: 'Send to',
    billTo: 'Bill to',
    customerNote: 'Note',
    testNotice: 'This was a test payment. No money was taken.',
  },
  ar: {
    subtotal: 'المجموع الفرعي',
    total: 'الإجمالي',
    includedTax: 'شامل',
    taxNumber: 'الرقم الضريبي',
    giftCard: 'بطاقة هدية',
    paid: 'المدفوع',
    free: 'مجانًا',
    sendTo: 'الإرسال إلى',
    billTo: 'الفاتورة إلى',
    customerNote: 'ملاحظة',
    testNotice: 'كانت هذه عملية دفع تجريبية. لم يُخصم أي مبلغ.',
  },
  da: {
    subtotal: 'Subtotal',
    total: 'I alt',
    includedTax: 'Heraf',
    taxNumber: 'Momsnummer',
    giftCard: 'Gavekort',
    paid: 'Betalt',
    free: 'Gratis',
    sendTo: 'Sendes til',
    billTo: 'Faktura til',
    customerNote: 'Besked',
    testNotice: 'Dette var en testbetaling. Der er ikke trukket penge.',
  },
  de: {
    subtotal: 'Zwischensumme',
    total: 'Gesamt',
    includedTax: 'Darin enthalten',
    taxNumber: 'Steuernummer',
    giftCard: 'Gutschein',
    paid: 'Bezahlt',
    free: 'Kostenlos',
    sendTo: 'Versand an',
    billTo: 'Rechnung an',
    customerNote: 'Nachricht',
    testNotice: 'Das war eine Testzahlung. Es ist kein Geld geflossen.',
  },
  es: {
    subtotal: 'Subtotal',
    total: 'Total',
    includedTax: 'Incluye',
    taxNumber: 'Número fiscal',
    giftCard: 'Tarjeta regalo',
    paid: 'Pagado',
    free: 'Gratis',
    sendTo: 'Enviar a',
    billTo: 'Facturar a',
    customerNote: 'Nota',
    testNotice: 'Era un pago de prueba. No se ha cobrado nada.',
  },
  fr: {
    subtotal: 'Sous-total',
    total: 'Total',
    includedTax: 'Dont',
    taxNumber: 'Numéro fiscal',
    giftCard: 'Carte cadeau',
    paid: 'Payé',
    free: 'Gratuit',
    sendTo: 'À envoyer à',
    billTo: 'Facturer à',
    customerNote: 'Message',
    testNotice: 'C’était un paiement d’essai. Rien n’a été débité.',
  },
  it: {
    subtotal: 'Subtotale',
    total: 'Totale',
    includedTax: 'Di cui',
    taxNumber: 'Partita IVA',
    giftCard: 'Carta regalo',
    paid: 'Pagato',
    free: 'Gratis',
    sendTo: 'Spedire a',
    billTo: 'Fatturare a',
    customerNote: 'Nota',
    testNotice: 'Era un pagamento di prova. Nessun addebito.',
  },
  ja: {
    subtotal: '小計',
    total: '合計',
    includedTax: '内',
    taxNumber: '税務登録番号',
    giftCard: 'ギフトカード',
    paid: 'お支払い額',
    free: '無料',
    sendTo: '送付先',
    billTo: '請求先',
    customerNote: 'メッセージ',
    testNotice: 'これはテスト決済です。代金は請求されていません。',
  },
  nl: {
    subtotal: 'Subtotaal',
    total: 'Totaal',
    includedTax: 'Inclusief',
    taxNumber: 'Btw-nummer',
    giftCard: 'Cadeaubon',
    paid: 'Betaald',
    free: 'Gratis',
    sendTo: 'Verzenden naar',
    billTo: 'Factuur aan',
    customerNote: 'Bericht',
    testNotice: 'Dit was een testbetaling. Er is geen geld afgeschreven.',
  },
  pt: {
    subtotal: 'Subtotal',
    total: 'Total',
    includedTax: 'Inclui',
    taxNumber: 'Número fiscal',
    giftCard: 'Cartão-presente',
    paid: 'Pago',
    free: 'Grátis',
    sendTo: 'Enviar para',
    billTo: 'Faturar a',
    customerNote: 'Nota',
    testNotice: 'Este foi um pagamento de teste. Nada foi cobrado.',
  },
  sv: {
    subtotal: 'Delsumma',
    total: 'Totalt',
    includedTax: 'Varav',
    taxNumber: 'Momsnummer',
    giftCard: 'Presentkort',
    paid: 'Betalt',
    free: 'Gratis',
    sendTo: 'Skickas till',
    billTo: 'Faktureras till',
    customerNote: 'Meddelande',
    testNotice: 'Det här var en testbetalning. Inga pengar har dragits.',
  },
}

/** @param questions before the owner's address, which is left out where there is none */
function toShopper(
  subject: string,
  heading: string,
  before: string,
  button: string,
  questions: string,
): DefaultWords {
  return {
    subject,
    preheader: '{order.total}',
    heading,
    before,
    button,
    after: `{.if site.email}${questions}{.end}`,
  }
}

const confirmations: Translations = {
  en: toShopper(
    'Order {order.number} at {site.title}',
    'Thank you, {customer.firstName}.',
    'Your order {order.number} has arrived here.',
    'See your order',
    'Questions? Write to {site.email}.',
  ),
  ar: toShopper(
    'الطلب {order.number} لدى {site.title}',
    'شكرًا لك، {customer.firstName}.',
    'وصلنا طلبك رقم {order.number}.',
    'عرض طلبك',
    'هل لديك أسئلة؟ راسلنا على {site.email}.',
  ),
  da: toShopper(
    'Ordre {order.number} hos {site.title}',
    'Tak, {customer.firstName}.',
    'Vi har modtaget din ordre {order.number}.',
    'Se din ordre',
    'Spørgsmål? Skriv til {site.email}.',
  ),
  de: toShopper(
    'Bestellung {order.number} bei {site.title}',
    'Vielen Dank, {customer.firstName}.',
    'Deine Bestellung {order.number} ist hier angekommen.',
    'Bestellung ansehen',
    'Fragen? Schreib an {site.email}.',
  ),
  es: toShopper(
    'Pedido {order.number} en {site.title}',
    'Gracias, {customer.firstName}.',
    'Hemos recibido tu pedido {order.number}.',
    'Ver tu pedido',
    '¿Alguna pregunta? Escribe a {site.email}.',
  ),
  fr: toShopper(
    'Commande {order.number} chez {site.title}',
    'Merci, {customer.firstName}.',
    'Votre commande {order.number} nous est parvenue.',
    'Voir votre commande',
    'Des questions ? Écrivez à {site.email}.',
  ),
  it: toShopper(
    'Ordine {order.number} su {site.title}',
    'Grazie, {customer.firstName}.',
    'Abbiamo ricevuto il tuo ordine {order.number}.',
    'Vedi il tuo ordine',
    'Domande? Scrivi a {site.email}.',
  ),
  ja: toShopper(
    '{site.title} ご注文 {order.number}',
    '{customer.firstName}様、ありがとうございます。',
    'ご注文 {order.number} を承りました。',
    'ご注文を見る',
    'ご質問は {site.email} までお寄せください。',
  ),
  nl: toShopper(
    'Bestelling {order.number} bij {site.title}',
    'Bedankt, {customer.firstName}.',
    'We hebben je bestelling {order.number} ontvangen.',
    'Bekijk je bestelling',
    'Vragen? Schrijf naar {site.email}.',
  ),
  pt: toShopper(
    'Pedido {order.number} em {site.title}',
    'Obrigado, {customer.firstName}.',
    'Recebemos o seu pedido {order.number}.',
    'Ver o seu pedido',
    'Dúvidas? Escreva para {site.email}.',
  ),
  sv: toShopper(
    'Beställning {order.number} hos {site.title}',
    'Tack, {customer.firstName}.',
    'Vi har fått din beställning {order.number}.',
    'Se din beställning',
    'Frågor? Skriv till {site.email}.',
  ),
}

function toOwner(heading: string, button: string): DefaultWords {
  return {
    subject: `${heading} – {site.title}`,
    preheader: '{order.total}, {customer.firstName} {customer.lastName}',
    heading,
    before: '',
    button,
    after: '',
  }
}

const newOrders: Translations = {
  en: toOwner('New order {order.number}', 'Open the order'),
  ar: toOwner('طلب جديد {order.number}', 'فتح الطلب'),
  da: toOwner('Ny ordre {order.number}', 'Åbn ordren'),
  de: toOwner('Neue Bestellung {order.number}', 'Bestellung öffnen'),
  es: toOwner('Nuevo pedido {order.number}', 'Abrir el pedido'),
  fr: toOwner('Nouvelle commande {order.number}', 'Ouvrir la commande'),
  it: toOwner('Nuovo ordine {order.number}', 'Apri l’ordine'),
  ja: toOwner('新しい注文 {order.number}', '注文を開く'),
  nl: toOwner('Nieuwe bestelling {order.number}', 'Bestelling openen'),
  pt: toOwner('Novo pedido {order.number}', 'Abrir o pedido'),
  sv: toOwner('Ny beställning {order.number}', 'Öppna beställningen'),
}

/** @param labels above the place where it is fetched */
function withFigures(words: Translations, labels: Readonly<Record<string, string>>): Translations {
  return Object.fromEntries(
    Object.entries(labels).map(([language, pickUpAt]) => {
      return [language, { ...figures[language], pickUpAt, ...words[language] }]
    }),
  )
}

/** An order may be of downloads, whose links stand in its mail. */
function withDownloads(words: Translations): Translations {
  return Object.fromEntries(
    Object.entries(downloadsLabels).map(([language, downloads]) => {
      return [language, { ...words[language], downloads }]
    }),
  )
}

/** What is otherwise in the mail of an order whose money is under way: subject, and text. */
const received: Readonly<Record<string, readonly [subject: string, before: string]>> = {
  en: [
    'Order {order.number}: your payment is under way',
    'Your order {order.number} has arrived here, and your payment is under way. That can take some days. As soon as the money is there, you get another mail and your order goes on.',
  ],
  ar: [
    'الطلب {order.number}: عملية الدفع في الطريق',
    'وصلنا طلبك رقم {order.number}، وعملية الدفع في الطريق. قد يستغرق ذلك بضعة أيام. حالما يصل المبلغ نرسل إليك رسالة أخرى ونتابع طلبك.',
  ],
  da: [
    'Ordre {order.number}: din betaling er på vej',
    'Vi har modtaget din ordre {order.number}, og din betaling er på vej. Det kan tage nogle dage. Så snart pengene er her, får du endnu en mail, og din ordre går videre.',
  ],
  de: [
    'Bestellung {order.number}: deine Zahlung ist unterwegs',
    'Deine Bestellung {order.number} ist hier angekommen, und deine Zahlung ist unterwegs. Das kann einige Tage dauern. Sobald das Geld da ist, bekommst du eine weitere Mail, und es geht mit deiner Bestellung weiter.',
  ],
  es: [
    'Pedido {order.number}: tu pago está en camino',
    'Hemos recibido tu pedido {order.number} y tu pago está en camino. Puede tardar unos días. En cuanto llegue el dinero recibirás otro correo y tu pedido seguirá su curso.',
  ],
  fr: [
    'Commande {order.number} : votre paiement est en cours',
    'Votre commande {order.number} nous est parvenue et votre paiement est en cours. Cela peut prendre quelques jours. Dès que l’argent sera là, vous recevrez un autre message et votre commande suivra son cours.',
  ],
  it: [
    'Ordine {order.number}: il tuo pagamento è in corso',
    'Abbiamo ricevuto il tuo ordine {order.number} e il tuo pagamento è in corso. Può richiedere qualche giorno. Appena il denaro arriva ricevi un’altra mail e il tuo ordine prosegue.',
  ],
  ja: [
    'ご注文 {order.number}：お支払いは処理中です',
    'ご注文 {order.number} を承りました。お支払いは現在処理中で、数日かかることがあります。入金を確認しだい、あらためてメールをお送りし、ご注文の手続きを進めます。',
  ],
  nl: [
    'Bestelling {order.number}: je betaling is onderweg',
    'We hebben je bestelling {order.number} ontvangen en je betaling is onderweg. Dat kan enkele dagen duren. Zodra het geld er is, krijg je nog een mail en gaat je bestelling verder.',
  ],
  pt: [
    'Pedido {order.number}: o seu pagamento está a caminho',
    'Recebemos o seu pedido {order.number} e o seu pagamento está a caminho. Pode demorar alguns dias. Assim que o dinheiro chegar, receberá outro e-mail e o seu pedido segue em frente.',
  ],
  sv: [
    'Beställning {order.number}: din betalning är på väg',
    'Vi har tagit emot din beställning {order.number}, och din betalning är på väg. Det kan ta några dagar. Så snart pengarna är här får du ett mejl till, och din beställning går vidare.',
  ],
}

export const orderConfirmationWords = withFigures(withDownloads(confirmations), pickUpLabels)
export const orderReceivedWords = withFigures(
  Object.fromEntries(
    Object.entries(received).map(([language, [subject, before]]) => {
      return [language, { ...confirmations[language], subject, before }]
    }),
  ),
  pickUpLabels,
)
export const newOrderWords = withFigures(newOrders, pickedUpLabels)

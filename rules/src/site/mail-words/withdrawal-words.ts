import { alike, news } from './order-news-words.ts'
import type { Translations } from './mail-words.ts'

type Language = keyof typeof alike

/** @param before keeps when it was received, as the law asks for (Directive 2011/83/EU, article 11a, 4) */
function withdrawn(
  language: Language,
  words: { readonly subject: string; readonly heading: string; readonly before: string },
) {
  return news({ ...alike[language], ...words })
}

/** What shoppers are told as soon as they have withdrawn from an order. */
export const orderWithdrawnWords: Translations = {
  en: withdrawn('en', {
    subject: 'We have received your withdrawal from order {order.number}',
    heading: 'Your withdrawal is received.',
    before:
      'On {withdrawal.time}, {withdrawal.name} withdrew from these goods of order {order.number}. We will be in touch about sending them back and about your money.',
  }),
  ar: withdrawn('ar', {
    subject: 'استلمنا طلب تراجعك عن الطلب {order.number}',
    heading: 'تم استلام طلب التراجع.',
    before:
      'في {withdrawal.time} تراجع {withdrawal.name} عن هذه المنتجات من الطلب {order.number}. سنتواصل معك بشأن إعادتها وبشأن المبلغ.',
  }),
  da: withdrawn('da', {
    subject: 'Vi har modtaget din fortrydelse af ordre {order.number}',
    heading: 'Din fortrydelse er modtaget.',
    before:
      '{withdrawal.time} fortrød {withdrawal.name} købet af disse varer fra ordre {order.number}. Vi kontakter dig om returneringen og om dine penge.',
  }),
  de: withdrawn('de', {
    subject: 'Wir haben deinen Widerruf zu Bestellung {order.number} erhalten',
    heading: 'Dein Widerruf ist da.',
    before:
      'Am {withdrawal.time} hat {withdrawal.name} den Vertrag über diese Artikel der Bestellung {order.number} widerrufen. Wir melden uns zur Rücksendung und zu deinem Geld.',
  }),
  es: withdrawn('es', {
    subject: 'Hemos recibido tu desistimiento del pedido {order.number}',
    heading: 'Tu desistimiento se ha recibido.',
    before:
      'El {withdrawal.time}, {withdrawal.name} desistió de la compra de estos artículos del pedido {order.number}. Te escribiremos sobre la devolución y el reembolso.',
  }),
  fr: withdrawn('fr', {
    subject: 'Nous avons reçu votre rétractation pour la commande {order.number}',
    heading: 'Votre rétractation est bien reçue.',
    before:
      'Le {withdrawal.time}, {withdrawal.name} a exercé son droit de rétractation pour ces articles de la commande {order.number}. Nous vous écrirons au sujet du retour et du remboursement.',
  }),
  it: withdrawn('it', {
    subject: 'Abbiamo ricevuto il tuo recesso dall’ordine {order.number}',
    heading: 'Il tuo recesso è stato ricevuto.',
    before:
      'Il {withdrawal.time}, {withdrawal.name} ha esercitato il recesso per questi articoli dell’ordine {order.number}. Ti scriveremo per la restituzione e per il rimborso.',
  }),
  ja: withdrawn('ja', {
    subject: 'ご注文 {order.number} の撤回を受け付けました',
    heading: '撤回を受け付けました。',
    before:
      '{withdrawal.time}に、{withdrawal.name}様よりご注文 {order.number} の以下の商品について撤回のお申し出を受け付けました。ご返送とご返金については追ってご連絡します。',
  }),
  nl: withdrawn('nl', {
    subject: 'We hebben je herroeping van bestelling {order.number} ontvangen',
    heading: 'Je herroeping is ontvangen.',
    before:
      'Op {withdrawal.time} heeft {withdrawal.name} de overeenkomst over deze artikelen van bestelling {order.number} herroepen. We laten je weten hoe het verder gaat met het terugsturen en met je geld.',
  }),
  pt: withdrawn('pt', {
    subject: 'Recebemos a sua retratação do pedido {order.number}',
    heading: 'A sua retratação foi recebida.',
    before:
      'Em {withdrawal.time}, {withdrawal.name} retratou-se do contrato relativo a estes artigos do pedido {order.number}. Entraremos em contacto sobre a devolução e o reembolso.',
  }),
  sv: withdrawn('sv', {
    subject: 'Vi har tagit emot din ångeranmälan för beställning {order.number}',
    heading: 'Din ångeranmälan är mottagen.',
    before:
      'Den {withdrawal.time} ångrade {withdrawal.name} köpet av dessa varor i beställning {order.number}. Vi hör av oss om returen och om dina pengar.',
  }),
}

/** What the owner is told then. */
export const newWithdrawalWords: Translations = {
  en: {
    ...withdrawn('en', {
      subject: 'Withdrawal from order {order.number}',
      heading: 'Somebody withdraws from an order.',
      before:
        'On {withdrawal.time}, {withdrawal.name} withdrew from these goods of order {order.number}. They have been told that it was received. What was paid for them goes back within 14 days.',
    }),
    button: 'Open the order',
    after: '',
  },
  ar: {
    ...withdrawn('ar', {
      subject: 'تراجع عن الطلب {order.number}',
      heading: 'تراجع أحد العملاء عن طلب.',
      before:
        'في {withdrawal.time} تراجع {withdrawal.name} عن هذه المنتجات من الطلب {order.number}، وقد أُبلغ بالاستلام. يجب رد ما دُفع مقابلها خلال 14 يومًا.',
    }),
    button: 'فتح الطلب',
    after: '',
  },
  da: {
    ...withdrawn('da', {
      subject: 'Fortrydelse af ordre {order.number}',
      heading: 'En kunde har fortrudt en ordre.',
      before:
        '{withdrawal.time} fortrød {withdrawal.name} købet af disse varer fra ordre {order.number} og har fået besked om, at det er modtaget. Betalingen for dem skal tilbage inden 14 dage.',
    }),
    button: 'Åbn ordren',
    after: '',
  },
  de: {
    ...withdrawn('de', {
      subject: 'Widerruf zu Bestellung {order.number}',
      heading: 'Jemand widerruft eine Bestellung.',
      before:
        'Am {withdrawal.time} hat {withdrawal.name} den Vertrag über diese Artikel der Bestellung {order.number} widerrufen und den Eingang bestätigt bekommen. Was dafür bezahlt wurde, geht binnen 14 Tagen zurück.',
    }),
    button: 'Bestellung öffnen',
    after: '',
  },
  es: {
    ...withdrawn('es', {
      subject: 'Desistimiento del pedido {order.number}',
      heading: 'Alguien desiste de un pedido.',
      before:
        'El {withdrawal.time}, {withdrawal.name} desistió de la compra de estos artículos del pedido {order.number} y ya tiene el acuse de recibo. Lo pagado por ellos se devuelve en un plazo de 14 días.',
    }),
    button: 'Abrir el pedido',
    after: '',
  },
  fr: {
    ...withdrawn('fr', {
      subject: 'Rétractation pour la commande {order.number}',
      heading: 'Une personne se rétracte.',
      before:
        'Le {withdrawal.time}, {withdrawal.name} s’est rétracté(e) pour ces articles de la commande {order.number} et a reçu l’accusé de réception. Le montant payé est à rembourser sous 14 jours.',
    }),
    button: 'Ouvrir la commande',
    after: '',
  },
  it: {
    ...withdrawn('it', {
      subject: 'Recesso dall’ordine {order.number}',
      heading: 'Qualcuno recede da un ordine.',
      before:
        'Il {withdrawal.time}, {withdrawal.name} ha esercitato il recesso per questi articoli dell’ordine {order.number} e ha ricevuto la conferma. Quanto pagato va rimborsato entro 14 giorni.',
    }),
    button: 'Apri l’ordine',
    after: '',
  },
  ja: {
    ...withdrawn('ja', {
      subject: 'ご注文 {order.number} の撤回',
      heading: '注文の撤回がありました。',
      before:
        '{withdrawal.time}に、{withdrawal.name}様が注文 {order.number} の以下の商品を撤回しました。受付の確認は送信済みです。代金は14日以内に返金します。',
    }),
    button: '注文を開く',
    after: '',
  },
  nl: {
    ...withdrawn('nl', {
      subject: 'Herroeping van bestelling {order.number}',
      heading: 'Iemand herroept een bestelling.',
      before:
        'Op {withdrawal.time} heeft {withdrawal.name} de overeenkomst over deze artikelen van bestelling {order.number} herroepen en een ontvangstbevestiging gekregen. Wat ervoor betaald is, gaat binnen 14 dagen terug.',
    }),
    button: 'Bestelling openen',
    after: '',
  },
  pt: {
    ...withdrawn('pt', {
      subject: 'Retratação do pedido {order.number}',
      heading: 'Alguém se retratou de um pedido.',
      before:
        'Em {withdrawal.time}, {withdrawal.name} retratou-se do contrato relativo a estes artigos do pedido {order.number} e já recebeu a confirmação. O que foi pago é devolvido no prazo de 14 dias.',
    }),
    button: 'Abrir o pedido',
    after: '',
  },
  sv: {
    ...withdrawn('sv', {
      subject: 'Ångerrätt för beställning {order.number}',
      heading: 'Någon ångrar en beställning.',
      before:
        'Den {withdrawal.time} ångrade {withdrawal.name} köpet av dessa varor i beställning {order.number} och har fått veta att det är mottaget. Det som betalats för dem ska tillbaka inom 14 dagar.',
    }),
    button: 'Öppna beställningen',
    after: '',
  },
}

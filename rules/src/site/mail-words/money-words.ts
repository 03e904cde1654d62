import type { Translations } from './mail-words.ts'
import { alike, news } from './order-news-words.ts'

/** What mails say of money that takes days, never comes, or is disputed. */

type Language = keyof typeof alike

type Words = { readonly subject: string; readonly heading: string; readonly before: string }

function failed(language: Language, words: Words) {
  return news({ ...alike[language], ...words })
}

/** What shoppers are told whose money did not come. */
export const orderPaymentFailedWords: Translations = {
  en: failed('en', {
    subject: 'The payment for order {order.number} did not go through',
    heading: 'Your payment did not arrive, {customer.firstName}.',
    before:
      'Your bank did not carry out the payment for order {order.number}, so the order is canceled. Nothing was charged and nothing will be sent. You are welcome to order again in another way.',
  }),
  ar: failed('ar', {
    subject: 'لم تكتمل عملية الدفع للطلب {order.number}',
    heading: 'لم يصلنا المبلغ يا {customer.firstName}.',
    before:
      'لم ينفّذ مصرفك الدفع للطلب {order.number}، لذلك أُلغي الطلب. لم يُخصم أي مبلغ ولن يُرسل شيء. يمكنك الطلب مجددًا بطريقة دفع أخرى.',
  }),
  da: failed('da', {
    subject: 'Betalingen for ordre {order.number} gik ikke igennem',
    heading: 'Din betaling kom ikke frem, {customer.firstName}.',
    before:
      'Din bank gennemførte ikke betalingen for ordre {order.number}, så ordren er annulleret. Der er ikke trukket penge, og intet bliver sendt. Du er velkommen til at bestille igen på en anden måde.',
  }),
  de: failed('de', {
    subject: 'Die Zahlung für Bestellung {order.number} ist gescheitert',
    heading: 'Deine Zahlung ist nicht angekommen, {customer.firstName}.',
    before:
      'Deine Bank hat die Zahlung für Bestellung {order.number} nicht ausgeführt, deshalb ist die Bestellung storniert. Es wurde nichts abgebucht und nichts wird verschickt. Du kannst gern noch einmal bestellen und anders bezahlen.',
  }),
  es: failed('es', {
    subject: 'El pago del pedido {order.number} no se ha realizado',
    heading: 'Tu pago no ha llegado, {customer.firstName}.',
    before:
      'Tu banco no ha realizado el pago del pedido {order.number}, por lo que el pedido queda cancelado. No se ha cobrado nada y no se enviará nada. Puedes volver a pedir y pagar de otra forma.',
  }),
  fr: failed('fr', {
    subject: 'Le paiement de la commande {order.number} n’a pas abouti',
    heading: 'Votre paiement n’est pas arrivé, {customer.firstName}.',
    before:
      'Votre banque n’a pas exécuté le paiement de la commande {order.number}, qui est donc annulée. Rien n’a été débité et rien ne sera envoyé. Vous pouvez commander à nouveau et payer autrement.',
  }),
  it: failed('it', {
    subject: 'Il pagamento dell’ordine {order.number} non è andato a buon fine',
    heading: 'Il tuo pagamento non è arrivato, {customer.firstName}.',
    before:
      'La tua banca non ha eseguito il pagamento dell’ordine {order.number}, che quindi è annullato. Non è stato addebitato nulla e nulla verrà spedito. Puoi ordinare di nuovo e pagare in un altro modo.',
  }),
  ja: failed('ja', {
    subject: 'ご注文 {order.number} のお支払いが完了しませんでした',
    heading: '{customer.firstName}様、お支払いを確認できませんでした。',
    before:
      '銀行でご注文 {order.number} のお支払いが行われなかったため、ご注文はキャンセルされました。代金は請求されず、商品も発送されません。別のお支払い方法であらためてご注文いただけます。',
  }),
  nl: failed('nl', {
    subject: 'De betaling van bestelling {order.number} is niet gelukt',
    heading: 'Je betaling is niet aangekomen, {customer.firstName}.',
    before:
      'Je bank heeft de betaling van bestelling {order.number} niet uitgevoerd, daarom is de bestelling geannuleerd. Er is niets afgeschreven en er wordt niets verstuurd. Je kunt gerust opnieuw bestellen en anders betalen.',
  }),
  pt: failed('pt', {
    subject: 'O pagamento do pedido {order.number} não foi concluído',
    heading: 'O seu pagamento não chegou, {customer.firstName}.',
    before:
      'O seu banco não efetuou o pagamento do pedido {order.number}, por isso o pedido foi cancelado. Nada foi cobrado e nada será enviado. Pode fazer um novo pedido e pagar de outra forma.',
  }),
  sv: failed('sv', {
    subject: 'Betalningen för beställning {order.number} gick inte igenom',
    heading: 'Din betalning kom inte fram, {customer.firstName}.',
    before:
      'Din bank genomförde inte betalningen för beställning {order.number}, så beställningen är avbokad. Inga pengar har dragits och inget skickas. Du får gärna beställa igen och betala på ett annat sätt.',
  }),
}

/** Where a mail to the owner leads. */
const buttons: Readonly<Record<Language, string>> = {
  en: 'Open the order',
  ar: 'فتح الطلب',
  da: 'Åbn ordren',
  de: 'Bestellung öffnen',
  es: 'Abrir el pedido',
  fr: 'Ouvrir la commande',
  it: 'Apri l’ordine',
  ja: '注文を開く',
  nl: 'Bestelling openen',
  pt: 'Abrir o pedido',
  sv: 'Öppna beställningen',
}

function toOwner(language: Language, words: Words) {
  const { testNotice } = alike[language]
  const button = buttons[language]
  return { ...words, testNotice, button, preheader: '{order.total}', after: '' }
}

export const paymentFailedWords: Translations = {
  en: toOwner('en', {
    subject: 'The payment for order {order.number} failed',
    heading: 'An order was not paid.',
    before:
      'The money for order {order.number} was under way and did not come. The order is canceled, its goods are back in stock, and your customer has been told.',
  }),
  ar: toOwner('ar', {
    subject: 'فشل الدفع للطلب {order.number}',
    heading: 'لم يُدفع أحد الطلبات.',
    before:
      'كان مبلغ الطلب {order.number} في الطريق ولم يصل. أُلغي الطلب وعادت منتجاته إلى المخزون وأُبلغ العميل بذلك.',
  }),
  da: toOwner('da', {
    subject: 'Betalingen for ordre {order.number} mislykkedes',
    heading: 'En ordre blev ikke betalt.',
    before:
      'Pengene for ordre {order.number} var på vej og kom ikke. Ordren er annulleret, varerne er tilbage på lager, og kunden har fået besked.',
  }),
  de: toOwner('de', {
    subject: 'Die Zahlung für Bestellung {order.number} ist gescheitert',
    heading: 'Eine Bestellung wurde nicht bezahlt.',
    before:
      'Das Geld für Bestellung {order.number} war unterwegs und ist nicht gekommen. Die Bestellung ist storniert, die Waren sind wieder im Bestand, und der Kunde weiß Bescheid.',
  }),
  es: toOwner('es', {
    subject: 'El pago del pedido {order.number} ha fallado',
    heading: 'Un pedido no se ha pagado.',
    before:
      'El dinero del pedido {order.number} estaba en camino y no ha llegado. El pedido está cancelado, sus artículos vuelven a estar en existencias y se ha avisado al cliente.',
  }),
  fr: toOwner('fr', {
    subject: 'Le paiement de la commande {order.number} a échoué',
    heading: 'Une commande n’a pas été payée.',
    before:
      'L’argent de la commande {order.number} était en route et n’est pas arrivé. La commande est annulée, ses articles sont de nouveau en stock et le client est prévenu.',
  }),
  it: toOwner('it', {
    subject: 'Il pagamento dell’ordine {order.number} è fallito',
    heading: 'Un ordine non è stato pagato.',
    before:
      'Il denaro dell’ordine {order.number} era in arrivo e non è giunto. L’ordine è annullato, gli articoli sono di nuovo disponibili e il cliente è stato avvisato.',
  }),
  ja: toOwner('ja', {
    subject: '注文 {order.number} の支払いが失敗しました',
    heading: '支払われなかった注文があります。',
    before:
      '注文 {order.number} の代金は処理中でしたが、入金されませんでした。注文はキャンセルされ、商品は在庫に戻り、お客様には連絡済みです。',
  }),
  nl: toOwner('nl', {
    subject: 'De betaling van bestelling {order.number} is mislukt',
    heading: 'Een bestelling is niet betaald.',
    before:
      'Het geld voor bestelling {order.number} was onderweg en is niet gekomen. De bestelling is geannuleerd, de artikelen zijn weer op voorraad en de klant weet ervan.',
  }),
  pt: toOwner('pt', {
    subject: 'O pagamento do pedido {order.number} falhou',
    heading: 'Um pedido não foi pago.',
    before:
      'O dinheiro do pedido {order.number} estava a caminho e não chegou. O pedido foi cancelado, os artigos voltaram ao estoque e o cliente foi avisado.',
  }),
  sv: toOwner('sv', {
    subject: 'Betalningen för beställning {order.number} misslyckades',
    heading: 'En beställning blev inte betald.',
    before:
      'Pengarna för beställning {order.number} var på väg och kom inte. Beställningen är avbokad, varorna är tillbaka i lagret och kunden har fått veta det.',
  }),
}

type DisputeWords = {
  readonly opened: readonly [subject: string, heading: string, before: string]
  readonly won: readonly [subject: string, heading: string, before: string]
  readonly lost: readonly [subject: string, heading: string, before: string]
}

/** One mail for what becomes of a dispute, by what it is about. */
function disputed(language: Language, { opened, won, lost }: DisputeWords) {
  const part = (at: 0 | 1 | 2): string =>
    `{.if dispute.won}${won[at]}{.or}{.if dispute.lost}${lost[at]}{.or}${opened[at]}{.end}{.end}`
  return toOwner(language, { subject: part(0), heading: part(1), before: part(2) })
}

export const orderDisputedWords: Translations = {
  en: disputed('en', {
    opened: [
      'Order {order.number} is disputed',
      'A customer disputes a payment.',
      'The payment for order {order.number} is disputed at the bank: {dispute.amount}. Please answer at your payment provider; there you also see until when. Stock and refunds stay as they are.',
    ],
    won: [
      'The dispute about order {order.number} is won',
      'A dispute is won.',
      'The bank decided for you: the payment for order {order.number} ({dispute.amount}) is yours.',
    ],
    lost: [
      'The dispute about order {order.number} is lost',
      'A dispute is lost.',
      'The bank decided for your customer: {dispute.amount} of order {order.number} went back to them. Please do not refund that once more.',
    ],
  }),
  ar: disputed('ar', {
    opened: [
      'اعتراض على دفع الطلب {order.number}',
      'اعترض أحد العملاء على عملية دفع.',
      'هناك اعتراض لدى البنك على دفع الطلب {order.number}: {dispute.amount}. يُرجى الرد لدى مزوّد الدفع، حيث يظهر أيضًا الموعد النهائي. يبقى المخزون والمبالغ المستردة كما هي.',
    ],
    won: [
      'كسبت الاعتراض على الطلب {order.number}',
      'كسبت الاعتراض.',
      'قرر البنك لصالحك: دفع الطلب {order.number} ({dispute.amount}) من حقك.',
    ],
    lost: [
      'خسرت الاعتراض على الطلب {order.number}',
      'خسرت الاعتراض.',
      'قرر البنك لصالح العميل: عاد إليه {dispute.amount} من الطلب {order.number}. يُرجى عدم رد المبلغ مرة أخرى.',
    ],
  }),
  da: disputed('da', {
    opened: [
      'Der er indsigelse mod ordre {order.number}',
      'En kunde gør indsigelse mod en betaling.',
      'Der er gjort indsigelse i banken mod betalingen for ordre {order.number}: {dispute.amount}. Svar hos din betalingsudbyder; der ser du også fristen. Lager og tilbagebetalinger forbliver, som de er.',
    ],
    won: [
      'Indsigelsen mod ordre {order.number} er vundet',
      'En indsigelse er vundet.',
      'Banken gav dig medhold: betalingen for ordre {order.number} ({dispute.amount}) er din.',
    ],
    lost: [
      'Indsigelsen mod ordre {order.number} er tabt',
      'En indsigelse er tabt.',
      'Banken gav din kunde medhold: {dispute.amount} af ordre {order.number} er gået tilbage. Betal det ikke tilbage en gang til.',
    ],
  }),
  de: disputed('de', {
    opened: [
      'Zahlung für Bestellung {order.number} wird bestritten',
      'Ein Kunde bestreitet eine Zahlung.',
      'Die Zahlung für Bestellung {order.number} wird bei der Bank bestritten: {dispute.amount}. Bitte antworte bei deinem Zahlungsanbieter; dort steht auch, bis wann. Bestand und Erstattungen bleiben, wie sie sind.',
    ],
    won: [
      'Streit um Bestellung {order.number} gewonnen',
      'Du hast recht bekommen.',
      'Die Bank hat für dich entschieden: Die Zahlung für Bestellung {order.number} ({dispute.amount}) gehört dir.',
    ],
    lost: [
      'Streit um Bestellung {order.number} verloren',
      'Du hast nicht recht bekommen.',
      'Die Bank hat für deinen Kunden entschieden: {dispute.amount} der Bestellung {order.number} sind zurückgegangen. Bitte erstatte das nicht noch einmal.',
    ],
  }),
  es: disputed('es', {
    opened: [
      'El pago del pedido {order.number} está en disputa',
      'Un cliente disputa un pago.',
      'El pago del pedido {order.number} está en disputa en el banco: {dispute.amount}. Responde en tu proveedor de pagos; allí verás también el plazo. Las existencias y los reembolsos no cambian.',
    ],
    won: [
      'Disputa ganada sobre el pedido {order.number}',
      'Has ganado una disputa.',
      'El banco te ha dado la razón: el pago del pedido {order.number} ({dispute.amount}) es tuyo.',
    ],
    lost: [
      'Disputa perdida sobre el pedido {order.number}',
      'Has perdido una disputa.',
      'El banco ha dado la razón al cliente: se le han devuelto {dispute.amount} del pedido {order.number}. No lo reembolses otra vez.',
    ],
  }),
  fr: disputed('fr', {
    opened: [
      'Le paiement de la commande {order.number} est contesté',
      'Un client conteste un paiement.',
      'Le paiement de la commande {order.number} est contesté auprès de la banque : {dispute.amount}. Répondez chez votre prestataire de paiement, qui indique aussi le délai. Le stock et les remboursements restent inchangés.',
    ],
    won: [
      'Litige gagné pour la commande {order.number}',
      'Un litige est gagné.',
      'La banque vous a donné raison : le paiement de la commande {order.number} ({dispute.amount}) vous revient.',
    ],
    lost: [
      'Litige perdu pour la commande {order.number}',
      'Un litige est perdu.',
      'La banque a donné raison à votre client : {dispute.amount} de la commande {order.number} lui ont été rendus. Ne remboursez pas une seconde fois.',
    ],
  }),
  it: disputed('it', {
    opened: [
      'Il pagamento dell’ordine {order.number} è contestato',
      'Un cliente contesta un pagamento.',
      'Il pagamento dell’ordine {order.number} è contestato presso la banca: {dispute.amount}. Rispondi dal tuo fornitore di pagamenti, dove trovi anche la scadenza. Scorte e rimborsi restano come sono.',
    ],
    won: [
      'Contestazione vinta per l’ordine {order.number}',
      'Una contestazione è vinta.',
      'La banca ti ha dato ragione: il pagamento dell’ordine {order.number} ({dispute.amount}) è tuo.',
    ],
    lost: [
      'Contestazione persa per l’ordine {order.number}',
      'Una contestazione è persa.',
      'La banca ha dato ragione al cliente: {dispute.amount} dell’ordine {order.number} gli sono tornati. Non rimborsarli di nuovo.',
    ],
  }),
  ja: disputed('ja', {
    opened: [
      '注文 {order.number} の支払いに異議が申し立てられました',
      'お客様が支払いに異議を申し立てています。',
      '注文 {order.number} の支払い（{dispute.amount}）について、銀行に異議が申し立てられています。決済サービスで回答してください。期限もそこで確認できます。在庫と返金はそのままです。',
    ],
    won: [
      '注文 {order.number} の異議申し立てが認められませんでした',
      '支払いが守られました。',
      '銀行は店舗側の主張を認めました。注文 {order.number} の代金 {dispute.amount} はそのまま受け取れます。',
    ],
    lost: [
      '注文 {order.number} の異議申し立てが認められました',
      '支払いが取り消されました。',
      '銀行はお客様の主張を認め、注文 {order.number} のうち {dispute.amount} がお客様に戻されました。重ねて返金しないでください。',
    ],
  }),
  nl: disputed('nl', {
    opened: [
      'De betaling van bestelling {order.number} wordt betwist',
      'Een klant betwist een betaling.',
      'De betaling van bestelling {order.number} wordt bij de bank betwist: {dispute.amount}. Reageer bij je betaalprovider; daar zie je ook tot wanneer. Voorraad en terugbetalingen blijven zoals ze zijn.',
    ],
    won: [
      'Geschil over bestelling {order.number} gewonnen',
      'Een geschil is gewonnen.',
      'De bank gaf je gelijk: de betaling van bestelling {order.number} ({dispute.amount}) is van jou.',
    ],
    lost: [
      'Geschil over bestelling {order.number} verloren',
      'Een geschil is verloren.',
      'De bank gaf je klant gelijk: {dispute.amount} van bestelling {order.number} is teruggegaan. Betaal dat niet nog een keer terug.',
    ],
  }),
  pt: disputed('pt', {
    opened: [
      'O pagamento do pedido {order.number} foi contestado',
      'Um cliente contesta um pagamento.',
      'O pagamento do pedido {order.number} foi contestado no banco: {dispute.amount}. Responda no seu provedor de pagamentos, onde também vê o prazo. O estoque e os reembolsos ficam como estão.',
    ],
    won: [
      'Contestação ganha do pedido {order.number}',
      'Uma contestação foi ganha.',
      'O banco deu-lhe razão: o pagamento do pedido {order.number} ({dispute.amount}) é seu.',
    ],
    lost: [
      'Contestação perdida do pedido {order.number}',
      'Uma contestação foi perdida.',
      'O banco deu razão ao cliente: {dispute.amount} do pedido {order.number} foram devolvidos. Não reembolse outra vez.',
    ],
  }),
  sv: disputed('sv', {
    opened: [
      'Betalningen för beställning {order.number} bestrids',
      'En kund bestrider en betalning.',
      'Betalningen för beställning {order.number} bestrids hos banken: {dispute.amount}. Svara hos din betalleverantör; där ser du också till när. Lager och återbetalningar förblir som de är.',
    ],
    won: [
      'Tvisten om beställning {order.number} är vunnen',
      'En tvist är vunnen.',
      'Banken gav dig rätt: betalningen för beställning {order.number} ({dispute.amount}) är din.',
    ],
    lost: [
      'Tvisten om beställning {order.number} är förlorad',
      'En tvist är förlorad.',
      'Banken gav din kund rätt: {dispute.amount} av beställning {order.number} har gått tillbaka. Betala inte tillbaka det en gång till.',
    ],
  }),
}

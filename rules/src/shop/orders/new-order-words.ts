import { wordsIn } from '../../ground/words/words-in.ts'

type NewOrderWords = {
  readonly heading: (orderNumber: string) => string
  readonly test: string
  readonly subtotal: string
  readonly total: string
  readonly sendTo: string
  /** Where sending costs nothing. */
  readonly free: string
  readonly open: string
}

const english: NewOrderWords = {
  heading: (number) => `New order ${number}`,
  test: 'This was a test payment. No money was taken.',
  subtotal: 'Subtotal',
  total: 'Total',
  sendTo: 'Send to',
  free: 'Free',
  open: 'Open the order',
}

const translated: Readonly<Record<string, NewOrderWords>> = {
  da: {
    heading: (number) => `Ny ordre ${number}`,
    test: 'Dette var en testbetaling. Der er ikke trukket penge.',
    subtotal: 'Subtotal',
    total: 'I alt',
    sendTo: 'Sendes til',
    free: 'Gratis',
    open: 'Åbn ordren',
  },
  de: {
    heading: (number) => `Neue Bestellung ${number}`,
    test: 'Das war eine Testzahlung. Es ist kein Geld geflossen.',
    subtotal: 'Zwischensumme',
    total: 'Gesamt',
    sendTo: 'Versand an',
    free: 'Kostenlos',
    open: 'Bestellung öffnen',
  },
  es: {
    heading: (number) => `Nuevo pedido ${number}`,
    test: 'Era un pago de prueba. No se ha cobrado nada.',
    subtotal: 'Subtotal',
    total: 'Total',
    sendTo: 'Enviar a',
    free: 'Gratis',
    open: 'Abrir el pedido',
  },
  fr: {
    heading: (number) => `Nouvelle commande ${number}`,
    test: 'C’était un paiement d’essai. Rien n’a été débité.',
    subtotal: 'Sous-total',
    total: 'Total',
    sendTo: 'À envoyer à',
    free: 'Gratuit',
    open: 'Ouvrir la commande',
  },
  it: {
    heading: (number) => `Nuovo ordine ${number}`,
    test: 'Era un pagamento di prova. Nessun addebito.',
    subtotal: 'Subtotale',
    total: 'Totale',
    sendTo: 'Spedire a',
    free: 'Gratis',
    open: 'Apri l’ordine',
  },
  ja: {
    heading: (number) => `新しい注文 ${number}`,
    test: 'これはテスト決済です。代金は請求されていません。',
    subtotal: '小計',
    total: '合計',
    sendTo: '送付先',
    free: '無料',
    open: '注文を開く',
  },
  nl: {
    heading: (number) => `Nieuwe bestelling ${number}`,
    test: 'Dit was een testbetaling. Er is geen geld afgeschreven.',
    subtotal: 'Subtotaal',
    total: 'Totaal',
    sendTo: 'Verzenden naar',
    free: 'Gratis',
    open: 'Bestelling openen',
  },
  pt: {
    heading: (number) => `Novo pedido ${number}`,
    test: 'Este foi um pagamento de teste. Nada foi cobrado.',
    subtotal: 'Subtotal',
    total: 'Total',
    sendTo: 'Enviar para',
    free: 'Grátis',
    open: 'Abrir o pedido',
  },
  sv: {
    heading: (number) => `Ny beställning ${number}`,
    test: 'Det här var en testbetalning. Inga pengar har dragits.',
    subtotal: 'Delsumma',
    total: 'Totalt',
    sendTo: 'Skickas till',
    free: 'Gratis',
    open: 'Öppna beställningen',
  },
}

/** What the mail about a new order says, in the site's language where the platform knows it. */
export function newOrderWords(locale: string) {
  return wordsIn(locale, english, translated)
}

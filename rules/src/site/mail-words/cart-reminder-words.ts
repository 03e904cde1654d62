import type { Translations } from './mail-words.ts'
import { alike, news } from './order-news-words.ts'

type Words = {
  readonly subject: string
  readonly heading: string
  readonly before: string
  readonly button: string
  /** Of the link that stops such mails. */
  readonly noMore: string
}

function words(language: keyof typeof alike, { noMore, ...own }: Words) {
  const { testNotice: _ofOrders, ...said } = news({ ...alike[language], ...own })
  return { ...said, noMore }
}

/** What the mail says that reminds of a cart. */
export const cartReminderWords: Translations = {
  en: words('en', {
    subject: 'You left something in your cart',
    heading: 'Still thinking about it?',
    before:
      'You asked to be reminded of what is in your cart. It is still there, though nothing is reserved.',
    button: 'Back to my cart',
    noMore: 'No more reminders of carts',
  }),
  ar: words('ar', {
    subject: 'تركت شيئًا في سلة التسوق',
    heading: 'هل ما زلت تفكر في الأمر؟',
    before: 'طلبتَ تذكيرك بما في سلة التسوق. السلة في انتظارك، لكن لم يُحجز شيء مما فيها.',
    button: 'العودة إلى سلتي',
    noMore: 'لا مزيد من رسائل التذكير بالسلال',
  }),
  da: words('da', {
    subject: 'Du har noget liggende i kurven',
    heading: 'Overvejer du det stadig?',
    before:
      'Du ville mindes om det, der ligger i din kurv. Den venter på dig, men intet er reserveret.',
    button: 'Tilbage til min kurv',
    noMore: 'Ikke flere påmindelser om kurve',
  }),
  de: words('de', {
    subject: 'In deinem Warenkorb liegt noch etwas',
    heading: 'Überlegst du noch?',
    before:
      'Du wolltest an deinen Warenkorb erinnert werden. Er wartet auf dich; reserviert ist nichts davon.',
    button: 'Zurück zu meinem Warenkorb',
    noMore: 'Keine Erinnerungen an Warenkörbe mehr',
  }),
  es: words('es', {
    subject: 'Has dejado algo en el carrito',
    heading: '¿Todavía te lo estás pensando?',
    before:
      'Querías que te recordáramos lo que hay en tu carrito. Te está esperando, aunque no hay nada reservado.',
    button: 'Volver a mi carrito',
    noMore: 'No más recordatorios de carritos',
  }),
  fr: words('fr', {
    subject: 'Il reste quelque chose dans votre panier',
    heading: 'Vous hésitez encore ?',
    before:
      'Vous souhaitiez qu’on vous rappelle ce qu’il y a dans votre panier. Il vous attend, mais rien n’est réservé.',
    button: 'Retour à mon panier',
    noMore: 'Plus de rappels de paniers',
  }),
  it: words('it', {
    subject: 'Hai lasciato qualcosa nel carrello',
    heading: 'Ci stai ancora pensando?',
    before:
      'Volevi che ti ricordassimo cosa c’è nel tuo carrello. Ti aspetta, ma nulla è riservato.',
    button: 'Torna al mio carrello',
    noMore: 'Niente più promemoria dei carrelli',
  }),
  ja: words('ja', {
    subject: 'カートに商品が残っています',
    heading: 'まだお考え中ですか？',
    before:
      'ご希望により、カートの中身をお知らせします。商品はカートに入っていますが、お取り置きはしていません。',
    button: 'カートに戻る',
    noMore: 'カートのお知らせを停止する',
  }),
  nl: words('nl', {
    subject: 'Er ligt nog iets in je winkelwagen',
    heading: 'Denk je er nog over na?',
    before:
      'Je wilde herinnerd worden aan wat er in je winkelwagen ligt. Hij wacht op je; er is niets gereserveerd.',
    button: 'Terug naar mijn winkelwagen',
    noMore: 'Geen herinneringen aan winkelwagens meer',
  }),
  pt: words('pt', {
    subject: 'Você deixou algo no carrinho',
    heading: 'Ainda está pensando?',
    before:
      'Você pediu para ser lembrado do que está no carrinho. Ele espera por você, mas nada está reservado.',
    button: 'Voltar ao meu carrinho',
    noMore: 'Sem mais lembretes de carrinhos',
  }),
  sv: words('sv', {
    subject: 'Du har något kvar i varukorgen',
    heading: 'Funderar du fortfarande?',
    before:
      'Du ville bli påmind om det som ligger i din varukorg. Den väntar på dig, men inget är reserverat.',
    button: 'Tillbaka till min varukorg',
    noMore: 'Inga fler påminnelser om varukorgar',
  }),
}

import type { Translations } from './mail-words.ts'
import { alike, news } from './order-news-words.ts'

type Language = keyof typeof alike

type Words = {
  readonly subject: string
  readonly heading: string
  readonly before: string
  readonly button: string
  /** Of the link that stops such mails. */
  readonly noMore: string
}

function words(language: Language, { noMore, ...own }: Words) {
  return { ...news({ ...alike[language], ...own }), noMore }
}

/** What the mail says that asks for reviews of an order. */
export const orderReviewWords: Translations = {
  en: words('en', {
    subject: 'How do you like your order?',
    heading: 'How do you like what you bought, {customer.firstName}?',
    before:
      'Others would like to know before they buy. A few stars are enough, and a few words are even better.',
    button: 'Write a review',
    noMore: 'No more mails that ask for reviews',
  }),
  ar: words('ar', {
    subject: 'ما رأيك في طلبك؟',
    heading: 'ما رأيك فيما اشتريته يا {customer.firstName}؟',
    before: 'يودّ الآخرون معرفة ذلك قبل الشراء. تكفي بضع نجوم، وبضع كلمات أفضل.',
    button: 'كتابة تقييم',
    noMore: 'لا مزيد من الرسائل التي تطلب تقييمًا',
  }),
  da: words('da', {
    subject: 'Hvad synes du om din ordre?',
    heading: 'Hvad synes du om det, du har købt, {customer.firstName}?',
    before:
      'Andre vil gerne vide det, før de køber. Et par stjerner er nok, og et par ord er endnu bedre.',
    button: 'Skriv en anmeldelse',
    noMore: 'Ikke flere mails, der beder om anmeldelser',
  }),
  de: words('de', {
    subject: 'Wie gefällt dir deine Bestellung?',
    heading: 'Wie gefällt dir dein Einkauf, {customer.firstName}?',
    before:
      'Andere wüssten es gern, bevor sie kaufen. Ein paar Sterne genügen, ein paar Worte sind noch besser.',
    button: 'Bewertung schreiben',
    noMore: 'Keine Mails mehr, die um Bewertungen bitten',
  }),
  es: words('es', {
    subject: '¿Qué te parece tu pedido?',
    heading: '¿Qué te parece tu compra, {customer.firstName}?',
    before:
      'A otros les gustaría saberlo antes de comprar. Bastan unas estrellas, y unas palabras son aún mejor.',
    button: 'Escribir una valoración',
    noMore: 'No más correos que pidan valoraciones',
  }),
  fr: words('fr', {
    subject: 'Que pensez-vous de votre commande ?',
    heading: 'Que pensez-vous de vos achats, {customer.firstName} ?',
    before:
      'D’autres aimeraient le savoir avant d’acheter. Quelques étoiles suffisent, quelques mots sont encore mieux.',
    button: 'Donner un avis',
    noMore: 'Ne plus recevoir de messages demandant un avis',
  }),
  it: words('it', {
    subject: 'Ti piace il tuo ordine?',
    heading: 'Ti piace ciò che hai comprato, {customer.firstName}?',
    before:
      'Altri vorrebbero saperlo prima di comprare. Bastano poche stelle, e due parole sono ancora meglio.',
    button: 'Scrivi una recensione',
    noMore: 'Niente più messaggi che chiedono recensioni',
  }),
  ja: words('ja', {
    subject: 'ご注文はいかがでしたか？',
    heading: '{customer.firstName}様、お買い上げの商品はいかがでしたか？',
    before: '購入を考えている方の参考になります。星だけでも、ひとことあればさらにうれしいです。',
    button: 'レビューを書く',
    noMore: 'レビューをお願いするメールを今後受け取らない',
  }),
  nl: words('nl', {
    subject: 'Hoe bevalt je bestelling?',
    heading: 'Hoe bevalt wat je hebt gekocht, {customer.firstName}?',
    before:
      'Anderen weten dat graag voordat ze kopen. Een paar sterren zijn genoeg, een paar woorden nog beter.',
    button: 'Beoordeling schrijven',
    noMore: 'Geen mails meer die om een beoordeling vragen',
  }),
  pt: words('pt', {
    subject: 'Gosta da sua encomenda?',
    heading: 'Gosta do que comprou, {customer.firstName}?',
    before:
      'Outras pessoas gostariam de saber antes de comprar. Bastam umas estrelas, e umas palavras são ainda melhores.',
    button: 'Escrever uma avaliação',
    noMore: 'Não receber mais mensagens a pedir avaliações',
  }),
  sv: words('sv', {
    subject: 'Vad tycker du om din beställning?',
    heading: 'Vad tycker du om det du köpte, {customer.firstName}?',
    before:
      'Andra vill gärna veta det innan de köper. Några stjärnor räcker, och några ord är ännu bättre.',
    button: 'Skriv en recension',
    noMore: 'Inga fler mejl som ber om recensioner',
  }),
}

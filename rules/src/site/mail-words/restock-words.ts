import type { DefaultWords, Translations } from './mail-words.ts'

type Words = {
  readonly heading: string
  readonly before: string
  readonly button: string
  /** That they asked for it, and that nothing more comes. */
  readonly once: string
}

function words({ heading, before, button, once }: Words): DefaultWords {
  return {
    subject: `${heading}: {product.title} – {site.title}`,
    preheader: '{product.title}{.if product.variant}, {product.variant}{.end}',
    heading,
    before,
    button,
    after: once,
  }
}

/** What the mail says that tells once of what is back. */
export const restockWords: Translations = {
  en: words({
    heading: 'Back in stock',
    before: 'What you were waiting for can be bought again:',
    button: 'Look at it',
    once: 'You asked to be told once when it is back. That was this mail; no further one comes.',
  }),
  ar: words({
    heading: 'متوفر من جديد',
    before: 'ما كنت تنتظره متاح للشراء من جديد:',
    button: 'عرض المنتج',
    once: 'طلبت إخبارك مرة واحدة عند توفره. هذه هي الرسالة، ولن تصلك رسالة أخرى.',
  }),
  da: words({
    heading: 'På lager igen',
    before: 'Det, du ventede på, kan købes igen:',
    button: 'Se varen',
    once: 'Du bad om at få besked én gang, når varen er tilbage. Det var denne mail; der kommer ikke flere.',
  }),
  de: words({
    heading: 'Wieder da',
    before: 'Worauf du gewartet hast, gibt es wieder:',
    button: 'Ansehen',
    once: 'Du wolltest einmal Bescheid bekommen, sobald es wieder da ist. Das war diese Mail; es kommt keine weitere.',
  }),
  es: words({
    heading: 'De nuevo disponible',
    before: 'Lo que esperabas se puede comprar otra vez:',
    button: 'Verlo',
    once: 'Pediste que te avisáramos una vez cuando volviera. Este es el aviso; no recibirás ningún otro.',
  }),
  fr: words({
    heading: 'De nouveau en stock',
    before: 'Ce que vous attendiez est de nouveau en vente :',
    button: 'Voir l’article',
    once: 'Vous aviez demandé à être prévenu une fois de son retour. C’est chose faite ; aucun autre message ne suivra.',
  }),
  it: words({
    heading: 'Di nuovo disponibile',
    before: 'Quello che aspettavi si può comprare di nuovo:',
    button: 'Guardalo',
    once: 'Hai chiesto di essere avvisato una volta sola al suo ritorno. È questo messaggio; non ne arriveranno altri.',
  }),
  ja: words({
    heading: '再入荷のお知らせ',
    before: 'お待ちいただいていた商品が再びご購入いただけます。',
    button: '商品を見る',
    once: '再入荷時に一度だけお知らせするご希望をいただいておりました。このメールがそのお知らせで、今後お送りすることはありません。',
  }),
  nl: words({
    heading: 'Weer op voorraad',
    before: 'Waar je op wachtte, is weer te koop:',
    button: 'Bekijken',
    once: 'Je vroeg om één keer bericht te krijgen zodra het er weer is. Dat was deze mail; er volgt geen andere.',
  }),
  pt: words({
    heading: 'De novo em stock',
    before: 'Aquilo de que estava à espera pode ser comprado de novo:',
    button: 'Ver o artigo',
    once: 'Pediu para ser avisado uma vez quando voltasse. Foi esta mensagem; não virá mais nenhuma.',
  }),
  sv: words({
    heading: 'I lager igen',
    before: 'Det du väntade på går att köpa igen:',
    button: 'Se varan',
    once: 'Du bad om att få veta en gång när den är tillbaka. Det var det här mejlet; det kommer inget mer.',
  }),
}

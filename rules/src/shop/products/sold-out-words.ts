import { wordsIn } from '../../ground/words/words-in.ts'

type SoldOutWords = {
  readonly heading: string
  readonly intro: string
  /** What the subject says of several products. */
  readonly several: (count: number) => string
  readonly open: string
}

const english: SoldOutWords = {
  heading: 'Sold out',
  intro: 'Nobody can buy this until you add stock:',
  several: (count) => `${count} products`,
  open: 'Open the product',
}

const translated: Readonly<Record<string, SoldOutWords>> = {
  da: {
    heading: 'Udsolgt',
    intro: 'Ingen kan købe dette, før du lægger mere på lager:',
    several: (count) => `${count} varer`,
    open: 'Åbn varen',
  },
  de: {
    heading: 'Ausverkauft',
    intro: 'Niemand kann das kaufen, bis wieder Bestand da ist:',
    several: (count) => `${count} Produkte`,
    open: 'Produkt öffnen',
  },
  es: {
    heading: 'Agotado',
    intro: 'Nadie puede comprarlo hasta que añadas existencias:',
    several: (count) => `${count} productos`,
    open: 'Abrir el producto',
  },
  fr: {
    heading: 'Épuisé',
    intro: 'Personne ne peut l’acheter tant que le stock n’est pas complété :',
    several: (count) => `${count} produits`,
    open: 'Ouvrir le produit',
  },
  it: {
    heading: 'Esaurito',
    intro: 'Nessuno può acquistarlo finché non aggiungi scorte:',
    several: (count) => `${count} prodotti`,
    open: 'Apri il prodotto',
  },
  ja: {
    heading: '売り切れ',
    intro: '在庫を追加するまで、次の商品は購入できません：',
    several: (count) => `${count}点の商品`,
    open: '商品を開く',
  },
  nl: {
    heading: 'Uitverkocht',
    intro: 'Niemand kan dit kopen tot je de voorraad aanvult:',
    several: (count) => `${count} producten`,
    open: 'Product openen',
  },
  pt: {
    heading: 'Esgotado',
    intro: 'Ninguém pode comprar isto até haver estoque:',
    several: (count) => `${count} produtos`,
    open: 'Abrir o produto',
  },
  sv: {
    heading: 'Slutsåld',
    intro: 'Ingen kan köpa detta förrän du fyller på lagret:',
    several: (count) => `${count} produkter`,
    open: 'Öppna produkten',
  },
}

/** What the mail about what has sold out says, in the site's language where the platform knows it. */
export function soldOutWords(locale: string) {
  return wordsIn(locale, english, translated)
}

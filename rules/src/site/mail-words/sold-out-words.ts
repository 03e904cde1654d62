import type { DefaultWords, Translations } from './mail-words.ts'

function words(heading: string, before: string, several: string, button: string): DefaultWords {
  return {
    subject: `${heading}: {products.title} – {site.title}`,
    preheader: '{products.title}',
    heading,
    before,
    button,
    after: '',
    several,
  }
}

/** What the mail about what has sold out says. */
export const soldOutWords: Translations = {
  en: words(
    'Sold out',
    'Nobody can buy this until you add stock:',
    '{products.count} products',
    'Add stock',
  ),
  ar: words(
    'نفدت الكمية',
    'لن يتمكن أحد من شراء هذا حتى تضيف كمية جديدة:',
    '{products.count} منتجات',
    'إضافة كمية',
  ),
  da: words(
    'Udsolgt',
    'Ingen kan købe dette, før du lægger mere på lager:',
    '{products.count} varer',
    'Læg på lager',
  ),
  de: words(
    'Ausverkauft',
    'Niemand kann das kaufen, bis wieder Bestand da ist:',
    '{products.count} Produkte',
    'Bestand auffüllen',
  ),
  es: words(
    'Agotado',
    'Nadie puede comprarlo hasta que añadas existencias:',
    '{products.count} productos',
    'Añadir existencias',
  ),
  fr: words(
    'Épuisé',
    'Personne ne peut l’acheter tant que le stock n’est pas complété :',
    '{products.count} produits',
    'Compléter le stock',
  ),
  it: words(
    'Esaurito',
    'Nessuno può acquistarlo finché non aggiungi scorte:',
    '{products.count} prodotti',
    'Aggiungi scorte',
  ),
  ja: words(
    '売り切れ',
    '在庫を追加するまで、次の商品は購入できません：',
    '{products.count}点の商品',
    '在庫を追加',
  ),
  nl: words(
    'Uitverkocht',
    'Niemand kan dit kopen tot je de voorraad aanvult:',
    '{products.count} producten',
    'Voorraad aanvullen',
  ),
  pt: words(
    'Esgotado',
    'Ninguém pode comprar isto até haver estoque:',
    '{products.count} produtos',
    'Repor estoque',
  ),
  sv: words(
    'Slutsåld',
    'Ingen kan köpa detta förrän du fyller på lagret:',
    '{products.count} produkter',
    'Fyll på lagret',
  ),
}

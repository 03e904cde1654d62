/** What stands beside prices, as shops of its countries say it (`beside-price.ts`). */
type PriceWords = {
  /** Of which a price is said. */
  readonly piece: string
  readonly taxIncluded: string
  readonly taxAdded: string
  /** `{shipping}` is the next word, which may be a link. */
  readonly plusShipping: string
  readonly shipping: string
}

/** By language; English stands with the other texts of the shop. */
export const priceWords: Readonly<Record<string, PriceWords>> = {
  ar: {
    piece: 'قطعة',
    taxIncluded: 'شامل الضريبة',
    taxAdded: 'غير شامل الضريبة',
    plusShipping: 'غير شامل {shipping}',
    shipping: 'الشحن',
  },
  da: {
    piece: 'stk.',
    taxIncluded: 'inkl. moms',
    taxAdded: 'ekskl. moms',
    plusShipping: 'plus {shipping}',
    shipping: 'fragt',
  },
  de: {
    piece: 'Stück',
    taxIncluded: 'inkl. MwSt.',
    taxAdded: 'zzgl. MwSt.',
    plusShipping: 'zzgl. {shipping}',
    shipping: 'Versand',
  },
  es: {
    piece: 'unidad',
    taxIncluded: 'IVA incluido',
    taxAdded: 'IVA no incluido',
    plusShipping: 'más {shipping}',
    shipping: 'gastos de envío',
  },
  fr: {
    piece: 'pièce',
    taxIncluded: 'TTC',
    taxAdded: 'HT',
    plusShipping: 'hors {shipping}',
    shipping: 'frais de livraison',
  },
  it: {
    piece: 'pezzo',
    taxIncluded: 'IVA inclusa',
    taxAdded: 'IVA esclusa',
    plusShipping: 'più {shipping}',
    shipping: 'spese di spedizione',
  },
  ja: {
    piece: '個',
    taxIncluded: '税込',
    taxAdded: '税抜',
    plusShipping: '{shipping}別',
    shipping: '送料',
  },
  nl: {
    piece: 'stuk',
    taxIncluded: 'incl. btw',
    taxAdded: 'excl. btw',
    plusShipping: 'excl. {shipping}',
    shipping: 'verzendkosten',
  },
  pt: {
    piece: 'unidade',
    taxIncluded: 'IVA incluído',
    taxAdded: 'IVA não incluído',
    plusShipping: 'mais {shipping}',
    shipping: 'custos de envio',
  },
  sv: {
    piece: 'st',
    taxIncluded: 'inkl. moms',
    taxAdded: 'exkl. moms',
    plusShipping: 'plus {shipping}',
    shipping: 'frakt',
  },
}

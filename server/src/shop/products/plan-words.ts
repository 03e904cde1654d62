/** How a product is bought that is sold once and by plans (`purchase-choice.ts`). */
type PlanWords = {
  readonly how: string
  readonly once: string
  /** `{plan}` is how often it is paid and for how long. */
  readonly byPlan: string
  /** In whole percents, and one half more. */
  readonly saving: string
  readonly savingHalf: string
  /** What lists say beside the price of what is sold once as well. */
  readonly orPlan: string
}

/** By language; English stands with the other texts of the shop. */
const planWords: Readonly<Record<string, PlanWords>> = {
  ar: {
    how: 'كيفية الشراء',
    once: 'شراء لمرة واحدة',
    byPlan: 'اشتراك: {plan}',
    saving: 'وفّر {percent}%',
    savingHalf: 'وفّر {percent}٫5%',
    orPlan: 'أو {price}',
  },
  da: {
    how: 'Sådan køber du',
    once: 'Engangskøb',
    byPlan: 'Abonnement: {plan}',
    saving: 'spar {percent} %',
    savingHalf: 'spar {percent},5 %',
    orPlan: 'eller {price}',
  },
  de: {
    how: 'So kaufst du',
    once: 'Einmalig kaufen',
    byPlan: 'Abonnieren: {plan}',
    saving: '{percent} % sparen',
    savingHalf: '{percent},5 % sparen',
    orPlan: 'oder {price}',
  },
  es: {
    how: 'Cómo comprarlo',
    once: 'Compra única',
    byPlan: 'Suscripción: {plan}',
    saving: 'ahorra un {percent} %',
    savingHalf: 'ahorra un {percent},5 %',
    orPlan: 'o {price}',
  },
  fr: {
    how: 'Comment l’acheter',
    once: 'Achat unique',
    byPlan: 'Abonnement : {plan}',
    saving: 'économisez {percent} %',
    savingHalf: 'économisez {percent},5 %',
    orPlan: 'ou {price}',
  },
  it: {
    how: 'Come acquistarlo',
    once: 'Acquisto singolo',
    byPlan: 'Abbonamento: {plan}',
    saving: 'risparmi il {percent}%',
    savingHalf: 'risparmi il {percent},5%',
    orPlan: 'o {price}',
  },
  ja: {
    how: '購入方法',
    once: '今回のみ購入',
    byPlan: '定期購入：{plan}',
    saving: '{percent}%お得',
    savingHalf: '{percent}.5%お得',
    orPlan: 'または{price}',
  },
  nl: {
    how: 'Hoe je het koopt',
    once: 'Eenmalige aankoop',
    byPlan: 'Abonnement: {plan}',
    saving: 'bespaar {percent}%',
    savingHalf: 'bespaar {percent},5%',
    orPlan: 'of {price}',
  },
  pt: {
    how: 'Como comprar',
    once: 'Compra única',
    byPlan: 'Subscrição: {plan}',
    saving: 'poupe {percent}%',
    savingHalf: 'poupe {percent},5%',
    orPlan: 'ou {price}',
  },
  sv: {
    how: 'Så köper du',
    once: 'Engångsköp',
    byPlan: 'Prenumeration: {plan}',
    saving: 'spara {percent} %',
    savingHalf: 'spara {percent},5 %',
    orPlan: 'eller {price}',
  },
}

/** As templates find them, by language; none where the platform does not know it. */
export function planTexts(code: string): Readonly<Record<string, string>> {
  const words = Object.hasOwn(planWords, code) ? planWords[code] : undefined
  if (words === undefined) return {}
  return {
    productPurchaseText: words.how,
    productPurchaseOnceText: words.once,
    productPurchasePlanText: words.byPlan,
    productPurchaseSavingText: words.saving,
    productPurchaseSavingHalfText: words.savingHalf,
    productPriceOrPlanText: words.orPlan,
  }
}

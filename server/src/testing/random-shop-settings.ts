import { pageAudienceWish } from './random-audience.ts'

type Chance = {
  readonly pick: <Value>(values: readonly Value[]) => Value | undefined
  readonly text: () => string
  readonly below: (limit: number) => number
}

/** What an owner might say of how a product is sold. */
export const saleFields = ({ pick, below }: Pick<Chance, 'pick' | 'below'>) => ({
  extraDays: pick([undefined, 0, below(180)]),
  noWithdrawal: pick([undefined, 'none' as const, 'personal' as const, 'hygiene' as const]),
})

/** How long a way takes. */
const days = ({ pick, below }: Chance) => {
  const from = below(90)
  return pick([undefined, null, { from, to: from + below(90) }])
}

/** What an owner might set for all of a shop. */
export const shopSettingsWishes = {
  'set-page-audience': pageAudienceWish,
  'set-price-note': async ({ pick }: Chance) => ({
    set: { isShown: pick([true, false]), shippingPage: pick(['', '/shipping']) },
  }),
  'set-shipping': async (chance: Chance) => {
    const { text, below, pick } = chance
    const deliveryDays = days(chance)
    return {
      set: {
        name: text(),
        priceCents: below(2000),
        freeFromCents: pick([null, below(9000)]),
        countries: pick([null, ['US'], ['DE', 'AT']]),
        ...(deliveryDays !== undefined && { deliveryDays }),
      },
    }
  },
  'put-shipping-way': async (chance: Chance) => {
    const { text, below, pick } = chance
    return {
      id: pick(['express', 'abroad']),
      seen: null,
      way: {
        name: text(),
        priceCents: below(2000),
        freeFromCents: pick([null, below(9000)]),
        countries: pick([null, ['US'], ['DE', 'AT']]),
        postcodes: pick([undefined, ['040*', '90000-90999']]),
        weightSteps: pick([undefined, [{ from: 1 + below(9), priceCents: below(3000) }]]),
        instead: pick([true, false]),
        deliveryDays: days(chance),
      },
    }
  },
  'set-product-views': async ({ pick }: Chance) => ({
    set: {
      quickView: pick([true, false]),
      buyBar: pick([true, false]),
      neighbours: pick([true, false]),
      recent: pick([true, false]),
    },
  }),
  'set-cart': async ({ pick }: Chance) => ({
    set: {
      isFull: pick([true, false]),
      takesNote: pick([true, false]),
      opensDrawer: pick([true, false]),
    },
  }),
  'set-installments': async ({ pick }: Chance) => ({
    set: {
      isOn: pick([true, false]),
      country: pick(['US', 'CA', 'GB']),
      minCents: pick([0, 100]),
      maxCents: pick([200, 200_000]),
    },
  }),
  'set-donations': async ({ pick, text }: Chance) => ({
    set: {
      isOn: pick([true, false]),
      title: pick(['', text()]),
      text: pick(['', text()]),
      amounts: pick([[], [500], [5000, 500]]),
      takesOwnAmount: true,
      leastCents: pick([100, 500]),
      mostCents: pick([5000, 100_000]),
      causes: pick([[], ['The kiln', 'The roof']]),
      takesMonthly: pick([true, false]),
      takesYearly: pick([true, false]),
      takesMessage: pick([true, false]),
      thanks: pick(['', text()]),
    },
  }),
  'set-restock': async ({ pick, text }: Chance) => ({
    set: {
      takesSignUps: pick([true, false]),
      offersMailingList: pick([true, false]),
      successText: pick(['', text()]),
    },
  }),
  'set-reviews': async ({ pick }: Chance) => ({
    set: {
      isOn: pick([true, false]),
      needsApproval: pick([true, false]),
      asksByMail: pick([true, false]),
      daysAfter: pick([1, 14, 90]),
    },
  }),
  'set-cart-reminders': async ({ pick }: Chance) => ({
    set: { isOn: pick([true, false]), hoursAfter: pick([1, 24, 72]) },
  }),
  'set-mailing-list': async ({ pick }: Chance) => ({
    set: { hasPage: pick([true, false]), atCheckout: pick([true, false]) },
  }),
  'set-customer-accounts': async ({ pick }: Chance) => ({
    set: { memberAccounts: pick([true, false]) },
  }),
  'set-taxes': async ({ pick }: Chance) => ({
    set: {
      prices: pick(['added', 'included']),
      shipping: pick(['none', 'standard', 'follows-goods']),
      taxNumber: pick(['', 'DE 1']),
      companies: pick(['taxed', 'reverse-charge']),
    },
  }),
}

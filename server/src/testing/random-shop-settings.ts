import { pageAudienceWish } from './random-audience.ts'

type Chance = {
  readonly pick: <Value>(values: readonly Value[]) => Value | undefined
  readonly text: () => string
}

/** What an owner might set for all of a shop. */
export const shopSettingsWishes = {
  'set-page-audience': pageAudienceWish,
  'set-price-note': async ({ pick }: Chance) => ({
    set: { isShown: pick([true, false]), shippingPage: pick(['', '/shipping']) },
  }),
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
      leastCents: pick([1, 500]),
      mostCents: pick([5000, 100_000]),
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
    },
  }),
}

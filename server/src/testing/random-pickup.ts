type Chance = {
  readonly text: () => string
  readonly pick: <Value>(values: readonly Value[]) => Value | undefined
}

/** What an owner might say of where orders are fetched. */
export const pickupWishes = {
  'put-pickup-place': async ({ text, pick }: Chance) => ({
    id: pick(['workshop', 'harbor']),
    seen: null,
    place: {
      name: text(),
      line1: text(),
      city: text(),
      region: pick(['ME', 'NY']),
      postalCode: pick(['', '04000']),
      country: 'US',
      note: pick(['', text()]),
      deliveryDays: pick([undefined, null, { from: 0, to: 0 }, { from: 1, to: 2 }]),
    },
  }),
  'remove-pickup-place': async ({ pick }: Chance) => ({ id: pick(['workshop', 'harbor']) }),
  'set-pickup-only': async ({ pick }: Chance) => ({ only: pick([true, false]) }),
}

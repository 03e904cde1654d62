import fc from 'fast-check'
import { test } from 'vitest'
import { currencies } from '../../ground/money/currency.ts'
import { formatMoney, parseMoney, toDecimal } from '../../ground/money/money.ts'
import {
  decideRefund,
  restOf,
  wholeRefund,
  type RefundablePart,
  type RefundWish,
} from './decide-refund.ts'
import { priceOrder, type OrderToPrice, type PricedOrder } from './price-order.ts'
import { refundToOf, type RefundSources } from './price-refund.ts'
import { refundableParts } from './refundable-parts.ts'
import { anyOrder } from './testing/any-order.ts'

const numRuns = process.env['VITRINE_LONG'] === '1' ? 100_000 : 500

const anyStep = fc.record({
  quantities: fc.array(fc.nat(40), { minLength: 6, maxLength: 6 }),
  /** Of what is left, per mille. */
  shipping: fc.nat(1000),
  amount: fc.option(fc.nat(1000), { nil: null }),
})
/** A hundred thousand carts have a million figures: this asks faster than `expect`. */
function must(isSo: boolean, what: string): void {
  if (!isSo) throw new Error(what)
}

type Step = typeof anyStep extends fc.Arbitrary<infer Value> ? Value : never

/** The order as it is written down. */
function partsOf(order: OrderToPrice, priced: PricedOrder): RefundablePart[] {
  return refundableParts({
    lines: order.lines.map(({ quantity }, at) => {
      const unitPriceCents = (priced.lines[at]?.subtotalCents ?? 0) / quantity
      return { line: at + 1, quantity, unitPriceCents }
    }),
    shippingCents: priced.shippingCents,
    adjustments: priced.lines.map(({ discountCents: cents }, at) => ({ line: at + 1, cents })),
    taxes: [
      ...priced.lines.map(({ taxCents: cents }, at) => ({ line: at + 1, cents })),
      { line: null, cents: priced.shipping?.taxCents ?? 0 },
    ],
    taxIncluded: priced.taxIncluded,
    refunded: [],
  })
}

function wishOf(now: readonly RefundablePart[], step: Step) {
  const rest = restOf(now)
  return {
    units: now.flatMap(({ line, quantity, refundedQuantity }, at) => {
      const units = Math.min(step.quantities[at] ?? 0, quantity - refundedQuantity)
      return line === null || units === 0 ? [] : [{ line, quantity: units }]
    }),
    shippingCents: Math.floor(
      (restOf(now.filter(({ line }) => line === null)) * step.shipping) / 1000,
    ),
    amountCents: step.amount === null ? null : Math.floor((rest * step.amount) / 1000),
  }
}

/** Gives back, of the order and of each that paid it. */
class Refunding {
  parts: readonly RefundablePart[]
  sources: RefundSources
  taxCents = 0
  readonly #order: OrderToPrice

  constructor(order: OrderToPrice, priced: PricedOrder) {
    this.#order = order
    this.parts = partsOf(order, priced)
    this.sources = { providerCents: priced.dueCents, giftCards: priced.tenders }
  }

  #isCard = ({ line }: { readonly line: number | null }): boolean =>
    line !== null && this.#order.lines[line - 1]?.kind === 'gift-card'

  give(wish: RefundWish): void {
    const decided = decideRefund(this.parts, wish)
    if (!decided.ok) return
    const { amountCents, taxCents, parts } = decided.value
    const sum = (all: readonly { readonly cents: number }[]) =>
      all.reduce((total, { cents }) => total + cents, 0)
    must(sum(parts) === amountCents, 'the parts are not the refund')
    const cardsCents = sum(parts.filter(this.#isCard))
    const goodsCents = amountCents - cardsCents
    const cardsRestCents = restOf(this.parts.filter(this.#isCard))
    const to = refundToOf({ goodsCents, cardsCents, cardsRestCents }, this.sources)
    must(to.providerCents + sum(to.giftCards) === amountCents, 'not all of it goes somewhere')
    this.sources = {
      providerCents: this.sources.providerCents - to.providerCents,
      giftCards: this.sources.giftCards.map((card) => {
        const back = to.giftCards.find(({ giftCardId }) => giftCardId === card.giftCardId)
        return { ...card, cents: card.cents - (back?.cents ?? 0) }
      }),
    }
    const left = [this.sources.providerCents, ...this.sources.giftCards.map(({ cents }) => cents)]
    must(Math.min(...left) >= 0, 'somebody gets more than they gave')
    this.taxCents += taxCents
    this.parts = this.parts.map((part) => {
      const one = parts.find(({ line }) => line === part.line)
      if (one === undefined) return part
      const refundedQuantity = part.refundedQuantity + one.quantity
      return { ...part, refundedQuantity, refundedCents: part.refundedCents + one.cents }
    })
  }
}

test('any cart in any of 27 currencies is whole units of it, and goes back in any steps to the last of them, to whoever paid', () => {
  const anyCurrency = fc.constantFrom(...currencies.map(({ code }) => code))
  fc.assert(
    fc.property(
      anyOrder,
      anyCurrency,
      fc.array(anyStep, { maxLength: 5 }),
      (order, currency, steps) => {
        const result = priceOrder(order)
        if (!result.ok) throw new Error(result.refusal.code)
        const priced = result.value
        const { subtotalCents, discountCents, shippingCents, taxCents, totalCents, dueCents } =
          priced
        const sums = [subtotalCents, discountCents, shippingCents, taxCents, totalCents, dueCents]
        for (const cents of sums) {
          must(Number.isSafeInteger(cents) && cents >= 0, 'a figure is no whole number')
          // and what is shown of it is that
          must(
            parseMoney(formatMoney(cents, currency), currency) === cents,
            'it is shown otherwise',
          )
        }
        const digits = currency === 'JPY' ? 0 : 2
        const decimals = toDecimal(totalCents, currency).split('.')[1]?.length ?? 0
        must(decimals === digits, 'it has other decimals')

        const refunding = new Refunding(order, priced)
        must(restOf(refunding.parts) === totalCents, 'not all can go back')
        for (const step of steps) refunding.give(wishOf(refunding.parts, step))
        refunding.give(wholeRefund(refunding.parts))
        must(restOf(refunding.parts) === 0, 'something is left')
        const { providerCents, giftCards } = refunding.sources
        const kept = [providerCents, ...giftCards.map(({ cents }) => cents)]
        must(
          kept.every((cents) => cents === 0),
          'somebody keeps something',
        )
        // where a line came to nothing, there is no amount that its tax could go back with
        const taxed = refunding.parts.filter((part) => part.totalCents > 0)
        const taxes = taxed.reduce((sum, part) => sum + part.taxCents, 0)
        must(refunding.taxCents === taxes, 'not all tax goes back')
      },
    ),
    { numRuns },
  )
})

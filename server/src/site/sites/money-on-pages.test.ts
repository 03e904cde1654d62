import { afterAll, beforeAll, expect, test } from 'vitest'
import { sayIn } from '@vitrine/rules/site/phrases/say-in.ts'
import type { CallReply } from '@vitrine/rules/ground/http/contract.ts'
import type { moneyApi } from '@vitrine/rules/ground/money/money-api.ts'
import {
  tablePattern,
  writeMoney,
  type MoneyPattern,
} from '@vitrine/rules/ground/money/money-pattern.ts'
import { plainMoney } from '@vitrine/rules/ground/money/money-text.ts'
import { toDecimal } from '@vitrine/rules/ground/money/money.ts'
import {
  buy,
  newestConfirmation,
  openShop,
  type TestShop,
} from '../../shop/checkout/testing/open-shop.ts'
import { siteLocale } from '../templates/site-locale.ts'
import type { Visitor } from '../../testing/http-client.ts'

let shop: TestShop
let owner: Visitor
let before = 'USD'
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.owner()
})
afterAll(() => shop.close())

const api = (path: string) => `/api/editor/sites/${shop.siteId}/${path}`
const priceCents = 123_450

async function act(action: string, input: object): Promise<void> {
  const done = await owner.write('POST', api('actions'), { action, input })
  if (done.status !== 200) throw new Error(done.text)
}

async function sellIn(language: string, currency: string, useCLDRMoneyFormat: boolean) {
  const set = { language, currency, useCLDRMoneyFormat }
  await act('set-site-details', { set, currencyBefore: before })
  before = currency
  const glaze = shop.goods.get('GLAZE')
  const variant = { id: glaze?.variantId, sku: 'GLAZE', attributes: {}, priceCents }
  await act('edit-product', { itemId: glaze?.itemId, set: { variants: [variant] } })
  shop.time.now += 2000
}

/** Everything that a person can read of a price, by where it stands. */
async function shownPrices(language: string): Promise<Record<string, string>> {
  const total = sayIn(language)('Total')
  const after = (words: string, html: string, end: string): string =>
    html.split(words)[1]?.split(end)[0] ?? ''
  const [payBefore = '', payAfter = ''] = sayIn(language)('Pay {due}').split('{due}')
  const shopper = await shop.shopperWith('GLAZE')
  const product = (await shopper.get('/shop/glaze-recipes')).text
  const cart = (await shopper.get('/cart')).text
  const checkout = (await shopper.get('/checkout')).text
  const order = (await shopper.get((await buy(shopper)).headers.location ?? '')).text
  const mail = await newestConfirmation(owner, shop.siteId)
  const context = /Static\.SQUARESPACE_CONTEXT=(.*)<\/script>/.exec(product)?.[1] ?? '{}'
  const { moneyPattern } = JSON.parse(context) as { moneyPattern: MoneyPattern }
  const { patterns } = (await owner.get(api('money'))).json<CallReply<typeof moneyApi.patterns>>()
  const { currency } = moneyPattern
  const editor = patterns.find((one) => one.currency === currency)
  const css = (await shopper.get(/\/site\.css\?v=\w+/.exec(product)?.[0] ?? '')).text
  return {
    product: await priceOnProductPage(product, css, currency),
    cart: after(`<span>${sayIn(language)('Subtotal')}</span> <strong>`, cart, '</strong>'),
    'line of the cart':
      after('<p class="cart-sum"><span class="cart-hidden">', cart, '</p>').split('</span>')[1] ??
      '',
    checkout: after(`id="checkout-total"><dt>${total}</dt><dd>`, checkout, '</dd>'),
    'button of the checkout': after(`type="submit">${payBefore}`, checkout, `${payAfter}</button>`),
    order: after(`<div class="is-total"><dt>${total}</dt><dd>`, order, '</dd>'),
    mail: /nowrap[^"]*font-weight:bold">(.*?)<\/td>/.exec(mail.html)?.[1] ?? '',
    'plain mail': /^(?:Total|Gesamt|合計|الإجمالي): (.*)$/m.exec(mail.text)?.[1] ?? '',
    'pill and chosen variant': writeMoney(priceCents, moneyPattern),
    editor: editor === undefined ? '' : writeMoney(priceCents, editor),
  }
}

/** The text of the price, with the sign that the stylesheet puts beside a plain figure. */
async function priceOnProductPage(html: string, css: string, currency: string): Promise<string> {
  const price =
    /<div class="product-price">\s*<div class="product-price">|<div class="product-price">/
  const text = html.split(price)[1]?.split('</div>')[0]?.trim() ?? ''
  const figure = /^<span class="sqs-money-native">(.*)<\/span>$/.exec(text)?.[1]
  if (figure === undefined) return text
  const sign = new RegExp(
    `\\.native-currency-code-${currency.toLowerCase()} \\.sqs-money-native::(before|after)\\{content:"(.*?)"\\}`,
  ).exec(css)
  return sign?.[1] === 'before' ? `${sign[2]}${figure}` : `${figure}${sign?.[2]}`
}

const languages = ['en-US', 'de-DE', 'fr-FR', 'pl-PL', 'ja-JP', 'ar-EG', 'en-IN']
const currencies = ['USD', 'EUR', 'SEK', 'JPY', 'COP']
const cases = languages.flatMap((language) =>
  currencies.flatMap((currency) =>
    [true, false].map((cldr) => [language, currency, cldr] as const),
  ),
)

test.each(cases)(
  'a price is the same wherever it is shown, in %s and %s, by the language: %s',
  async (language, currency, cldr) => {
    await sellIn(language, currency, cldr)
    const locale = siteLocale(language)
    const price = { value: toDecimal(priceCents, currency), currency }
    const expected =
      cldr && locale !== undefined
        ? plainMoney(price, locale)
        : writeMoney(priceCents, tablePattern(currency, 'native'))
    const shown = await shownPrices(language)
    expect(shown).toEqual(Object.fromEntries(Object.keys(shown).map((name) => [name, expected])))
  },
)

import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Route } from './ground/http/route.ts'
import type { TestResponse, Visitor } from './testing/http-client.ts'
import { buyer, hiddenFieldsOf } from './shop/checkout/testing/open-shop.ts'
import {
  openSubscriptionShop,
  type Subscriber,
  type SubscriptionShop,
} from './shop/checkout/testing/open-subscription-shop.ts'
import { routes } from './routes.ts'

const count = process.env['VITRINE_LONG'] === '1' ? 10_000 : 700
const atOnce = 4

/** All of a shop that somebody can send something to. */
const attacked = routes.filter(
  ({ on, method, path }) =>
    on === 'site' &&
    method !== 'GET' &&
    !/^\/(?:_vitrine\/(?:unlock|comments|likes)|account\/|api\/site-users\/account\/session)/.test(
      path,
    ),
)

let shop: SubscriptionShop
let subscriber: Subscriber
let orderToken = ''
beforeAll(async () => {
  shop = await openSubscriptionShop()
  await shop.setStock('BOWL-M', 1_000_000)
  await shop.perform('set-donations', { set: { isOn: true } })
  await shop.perform('set-cart', { set: { isFull: true, takesNote: true } })
  await shop.perform('set-cart-reminders', { set: { isOn: true } })
  await shop.perform('set-store-policies', { set: { withdrawalDays: 14 } })
  subscriber = await shop.newSubscriber()
  await shop.perform('set-subscription-plan', { itemId: shop.bowlId, plans: [], isSoldOnce: true })
  orderToken = subscriber.orderPage.split('/').at(-1) ?? ''
  shop.time.now += 2000
})
afterAll(() => shop.close())

type Chance = {
  below(limit: number): number
  pick<Value>(values: readonly Value[]): Value
}

/** Repeatable, so that a fault can be hunted. */
function chanceOf(seed: number): Chance {
  let state = seed
  const below = (limit: number): number => {
    state = (state * 48_271) % 2_147_483_647
    return state % limit
  }
  const pick = <Value>(values: readonly Value[]): Value => {
    const value = values[below(values.length)]
    if (value === undefined) throw new Error('nothing to pick from')
    return value
  }
  return { below, pick }
}

const oddTexts = [
  '',
  '\0',
  'x'.repeat(3000),
  "' or 1=1 --",
  '__proto__',
  '-1',
  '1e400',
  '9'.repeat(25),
  '\r\nset-cookie: a=b',
  '\u{1f600}\ud800',
  '<script>1</script>',
]

const odd = [
  ...oddTexts,
  0,
  -1,
  1.5,
  2 ** 53,
  null,
  true,
  [],
  {},
  [[[[1]]]],
  { constructor: { prototype: 1 } },
] as const

type Attacker = { readonly visitor: Visitor; entries: string; readonly offer: Offer }
type Offer = { key: string; offer: string }

/** What each field could well hold, so that the handlers behind the schemas are reached. */
function likely(name: string, of: Attacker, chance: Chance): unknown {
  const known: Readonly<Record<string, readonly unknown[]>> = {
    ...Object.fromEntries(Object.entries(buyer).map(([field, value]) => [field, [value]])),
    ...of.offer,
    key: [of.offer.key, `k${chance.below(1000)}`.padEnd(32, 'k')],
    offer: [of.offer.offer],
    step: [
      'pay',
      'code',
      'place',
      'remind',
      'checkout',
      `change ${of.entries}`,
      `remove ${of.entries}`,
    ],
    do: ['checkout', 'change', 'remove'],
    payment: ['declined', 'no-answer', 'asks', 'asks-later', 'days-then-failed'],
    itemId: [shop.bowlId, shop.goods.get('GLAZE')?.itemId],
    item: [shop.bowlId],
    productId: [shop.bowlId],
    variantId: [shop.goods.get('BOWL-M')?.variantId],
    sku: ['BOWL-M', 'BOWL-S', 'GLAZE'],
    quantity: [1, '1', 2],
    qty: [1, 2],
    plan: [0, 1],
    wish: ['pause', 'cancel', 'keep', 'join', 'leave', 'skip'],
    choice: ['1000', 'own'],
    amount: ['12.50', '12,50'],
    currency: ['USD', 'EUR'],
    siteVisitorEmail: ['eve@fuzz.example'],
    answer: ['approved', 'declined'],
    orderNumber: ['1', '2'],
    recipientEmail: ['eve@fuzz.example'],
    format: ['drawer', ''],
    additionalFields: [null, '{}', '{"words":"x"}'],
  }
  const values = known[name]
  return values === undefined ? chance.pick(['x', '', 'yes', '1']) : chance.pick(values)
}

/** The names that a body of the route has; of forms whose names are made as they are read, all. */
function namesOf(route: Route): readonly string[] {
  const { body } = route as { readonly body?: { readonly shape?: object } }
  if (body?.shape !== undefined) return Object.keys(body.shape)
  return ['do', 'step', 'itemId', 'sku', 'quantity', 'format', 'code', 'note', 'country', 'item']
}

function pathOf(route: Route, of: Attacker, chance: Chance): string {
  const known: Readonly<Record<string, string>> = {
    entryId: of.entries,
    token: orderToken,
    subscriptionToken: subscriber.page.split('/').at(-1) ?? '',
  }
  return route.path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = chance.below(3) > 0 ? known[name] : (chance.pick(oddTexts.slice(0, 9)) ?? '')
    return encodeURIComponent((value ?? 'none').slice(0, 300).replaceAll('\0', 'x') || 'none')
  })
}

/** @returns with whether it asks for a change of the line, which then happens though something else is refused */
async function send(
  route: Route,
  of: Attacker,
  chance: Chance,
): Promise<TestResponse & { readonly asksFor: boolean }> {
  const fields: Record<string, unknown> = {}
  for (const name of namesOf(route)) {
    if (chance.below(12) === 0) continue
    fields[name] = chance.below(8) === 0 ? chance.pick(odd) : likely(name, of, chance)
  }
  if (chance.below(6) === 0) fields[chance.pick(oddTexts.slice(1, 8)) ?? ''] = chance.pick(odd)
  const isJson = route.path.startsWith('/api/') ? chance.below(8) > 0 : chance.below(8) === 0
  const form = Object.entries(fields).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value ?? ''),
  ])
  const { visitor } = of
  const answer = await visitor.send(pathOf(route, of, chance), {
    method: route.method,
    headers: {
      origin: `http://${visitor.host}:${shop.port}`,
      'sec-fetch-site': 'same-origin',
      'x-csrf-token': visitor.cookies.get('crumb') ?? '',
      'content-type': isJson ? 'application/json' : 'application/x-www-form-urlencoded',
    },
    body: isJson
      ? JSON.stringify(fields)
      : new URLSearchParams(form as [string, string][]).toString(),
  })
  const asksFor = [fields['step'], fields['do']].some((wish) => String(wish).includes(of.entries))
  return { ...answer, asksFor }
}

type Lines = { readonly entries?: readonly { readonly id: string; readonly quantity: number }[] }

async function linesOf(visitor: Visitor): Promise<string> {
  const answer = await visitor.get('/api/commerce/shopping-cart')
  if (answer.status !== 200) return `a cart of ${answer.status}`
  const { entries = [] } = answer.json<Lines>()
  return entries.map(({ id, quantity }) => `${id} ${quantity}`).join(', ')
}

async function newAttacker(): Promise<Attacker> {
  const visitor = await shop.shopperWith('BOWL-M', 2)
  const offer = hiddenFieldsOf(await visitor.get('/checkout'))
  const [id = ''] = (await linesOf(visitor)).split(' ')
  return { visitor, entries: id, offer }
}

test(`${count} bodies of a stranger’s making, to each of ${attacked.length} calls of the shop, meet no error of ours and lose no cart`, async () => {
  const bystander = await shop.shopperWith('BOWL-M', 3)
  const kept = await linesOf(bystander)
  const chance = chanceOf(20_261_128)
  const faults: string[] = []
  const reached = new Map<string, number>()
  let left = count
  const worker = async (): Promise<void> => {
    let attacker = await newAttacker()
    let before = await linesOf(attacker.visitor)
    while (left-- > 0) {
      const route = attacked[left % attacked.length]
      if (route === undefined) return
      const answer = await send(route, attacker, chance)
      const told = `${route.method} ${route.path} (${left}): ${answer.status}`
      if (answer.status >= 500) faults.push(`${told} ${answer.text.slice(0, 200)}`)
      if (answer.status < 400) reached.set(route.path, (reached.get(route.path) ?? 0) + 1)
      const now = await linesOf(attacker.visitor)
      // what is refused has changed nothing
      if (answer.status >= 400 && !answer.asksFor && now !== before)
        faults.push(`${told} changed ${before} to ${now}`)
      if (now.startsWith('a cart of')) faults.push(`${told} left ${now}`)
      before = now
      // who has bought or emptied it begins anew
      if (now.includes(attacker.entries) && left % 40 > 3) continue
      attacker = await newAttacker()
      before = await linesOf(attacker.visitor)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  expect(faults).toEqual([])
  expect(await linesOf(bystander)).toBe(kept)
  expect(reached.size).toBeGreaterThan(attacked.length / 3)
}, 1_800_000)

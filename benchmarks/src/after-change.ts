import { median } from './measure/ratio.ts'
import type { Figure } from './measure/report.ts'
import { signInOwner, type Owner } from './owner.ts'
import { startProductUnderTest, type ProductUnderTest } from './product-under-test.ts'
import { createAgent, createShopper } from './shopper.ts'

const rounds = 30
const warmUps = 10

/** Of the page from the cache, which takes a fraction of a millisecond, so many are taken together. */
const asksFromCache = 10

/**
 * P13: the next request for a page after an edit, and after a count that sells a product out, against
 * the same page from the cache. Neither page shows what changed.
 */
export async function measureAfterChange(): Promise<Figure[]> {
  const under = await startProductUnderTest()
  const owner = await signInOwner(under)
  try {
    const post = await findPost(under)
    const edit = async (round: number): Promise<unknown> => {
      const input = { itemId: post.itemId, set: { excerpt: `<p>As of round ${round}.</p>` } }
      return owner.ask('POST', `${owner.site}/actions`, { action: 'edit-item', input })
    }
    const counts = await stockOf(under, owner)
    return [
      await after(under, edit, {
        id: 'P13',
        job: 'next page after an edit',
        path: under.sample.path,
      }),
      await after(under, counts, {
        id: 'P13b',
        job: 'next page after a sell-out',
        path: post.path,
      }),
    ]
  } finally {
    owner.close()
    await under.stop()
  }
}

type Look = { readonly id: string; readonly job: string; readonly path: string }

async function after(
  under: ProductUnderTest,
  change: (round: number) => Promise<unknown>,
  { id, job, path }: Look,
): Promise<Figure> {
  const agent = createAgent(1)
  const visitor = createShopper(agent, under.product.port, under.shopHost)
  const look = async (): Promise<number> => {
    const began = performance.now()
    const { status } = await visitor.send('GET', path)
    if (status !== 200) throw new Error(`${path} answered ${status}`)
    return performance.now() - began
  }
  await look()
  const pairs: { next: number; kept: number }[] = []
  for (let round = 0; round < warmUps + rounds; round++) {
    await change(round)
    const next = await look()
    const kept: number[] = []
    for (let ask = 0; ask < asksFromCache; ask++) kept.push(await look())
    if (round >= warmUps) pairs.push({ next, kept: median(kept) })
  }
  agent.destroy()
  const [next, kept] = [
    median(pairs.map((pair) => pair.next)),
    median(pairs.map((pair) => pair.kept)),
  ]
  return {
    id,
    job,
    value: median(pairs.map((pair) => pair.next / pair.kept)),
    unit: 'x from the cache',
    floor: 3,
    goal: 1.5,
    better: 'lower',
    detail: `${next.toFixed(2)} against ${kept.toFixed(2)} ms`,
  }
}

/** A post of the journal, which shows no product, and which no product shows. */
async function findPost({ pool }: ProductUnderTest): Promise<{ itemId: string; path: string }> {
  const { rows } = await pool.query<{ itemId: string; path: string }>(`
    select item.id as "itemId", '/' || page.url_id || '/' || item.url_id as path
    from document item join document page
      on page.website_id = item.website_id and page.kind = 'collection' and page.id = item.collection_id
    where item.kind = 'item' and item.visibility = 'live' and item.body -> 'product' = 'null'::jsonb
    order by item.position limit 1`)
  const [row] = rows
  if (row === undefined) throw new Error('the starter has no post to edit')
  return row
}

/** Sells a variant out and counts it anew, in turn: its class is another each time. */
async function stockOf({ pool, sample }: ProductUnderTest, owner: Owner) {
  const { rows } = await pool.query<{ variantId: string }>(
    'select variant_id as "variantId" from stock where item_id = $1 and quantity is not null limit 1',
    [sample.itemId],
  )
  const variantId = rows[0]?.variantId ?? ''
  await pool.query('update stock set quantity = 100 where variant_id = $1', [variantId])
  return (round: number): Promise<unknown> => {
    const [counted, seen] = round % 2 === 0 ? [0, 100] : [100, 0]
    return owner.ask('POST', `${owner.site}/stock/${variantId}`, { counted, seen })
  }
}

import type { Figure } from './measure/report.ts'
import { interleave } from './measure/ratio.ts'
import { signInOwner, type Owner } from './owner.ts'
import type { ProductUnderTest } from './product-under-test.ts'
import { createAgent, createShopper } from './shopper.ts'

const rounds = 5
const asksPerRound = 20
const warmUps = 3

type Layout = {
  readonly body: {
    readonly rows: readonly {
      readonly columns: readonly { readonly blocks: readonly { readonly type: number }[] }[]
    }[]
  }
}

/**
 * P14: one block of a page made anew as its editor asks for it after each edit, against the whole page
 * in the editor's frame, which each edit took before.
 */
export async function measureEditedBlock(under: ProductUnderTest): Promise<Figure> {
  const owner = await signInOwner(under)
  const agent = createAgent(1)
  const frame = createShopper(agent, under.product.port, under.shopHost)
  const about = await findAbout(owner)
  const { token } = await owner.ask<{ token: string }>('POST', `${owner.site}/edit-tokens`)
  const block = (): Promise<unknown> => owner.ask('POST', `${owner.site}/render-blocks`, about)
  const page = async (): Promise<void> => {
    const { status } = await frame.send('GET', `${about.path}?edit=${token}`)
    if (status !== 200) throw new Error(`the frame answered ${status}`)
  }
  for (let warmUp = 0; warmUp < warmUps; warmUp++) {
    await meanMs(block)
    await meanMs(page)
  }
  const result = await interleave(
    rounds,
    () => meanMs(block),
    () => meanMs(page),
  )
  agent.destroy()
  owner.close()
  return {
    id: 'P14',
    job: 'one block made anew',
    value: result.ratio,
    unit: 'x the whole page',
    floor: 0.5,
    goal: 0.2,
    better: 'lower',
    detail: `${result.ours.toFixed(1)} against ${result.peer.toFixed(1)} ms`,
  }
}

/** The first text of the page About, as its editor asks for it. */
async function findAbout(owner: Owner) {
  type Pages = { documents: readonly { id: string; body: { urlId: string } }[] }
  const { documents } = await owner.ask<Pages>('GET', `${owner.site}/documents?kind=collection`)
  const about = documents.find(({ body }) => body.urlId === 'about')
  if (about === undefined) throw new Error('the starter has no page About')
  const layoutId = `page-${about.id}`
  const layout = await owner.ask<Layout>('GET', `${owner.site}/documents/layout/${layoutId}`)
  const blocks = layout.body.rows.flatMap(({ columns }) => columns.flatMap((one) => one.blocks))
  const text = blocks.find(({ type }) => type === 2)
  if (text === undefined) throw new Error('the page About has no text')
  return { path: '/about', layoutId, blocks: [text] }
}

async function meanMs(ask: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  for (let count = 0; count < asksPerRound; count++) await ask()
  return (performance.now() - began) / asksPerRound
}

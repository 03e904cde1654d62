import type { Figure } from './measure/report.ts'
import { interleave } from './measure/ratio.ts'
import { signInOwner } from './owner.ts'
import { startProductUnderTest } from './product-under-test.ts'
import { fillAbout } from './sixty-blocks.ts'
import { createAgent, createShopper } from './shopper.ts'

const rounds = 5
const asksPerRound = 20
const warmUps = 3

/**
 * P14: one block of a page of sixty made anew as its editor asks for it after each edit, against the
 * whole page in the editor's frame, which each edit took before. On a page of four blocks there is
 * nothing to gain: asking for anything takes as long as making it.
 */
export async function measureEditedBlock(): Promise<Figure> {
  const under = await startProductUnderTest()
  const owner = await signInOwner(under)
  const agent = createAgent(1)
  const frame = createShopper(agent, under.product.port, under.shopHost)
  const about = await fillAbout(owner)
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
  await under.stop()
  return {
    id: 'P14',
    job: 'one block of 60 made anew',
    value: result.ratio,
    unit: 'x the whole page',
    floor: 0.5,
    goal: 0.2,
    better: 'lower',
    detail: `${result.ours.toFixed(1)} against ${result.peer.toFixed(1)} ms`,
  }
}

async function meanMs(ask: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  for (let count = 0; count < asksPerRound; count++) await ask()
  return (performance.now() - began) / asksPerRound
}

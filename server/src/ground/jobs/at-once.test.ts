import { expect, test } from 'vitest'
import { workAtOnce } from './at-once.ts'

test('what takes its time holds up its own place alone, and no more are under way than may be', async () => {
  const steps: string[] = []
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  let [underWay, most] = [0, 0]
  const working = workAtOnce(['slow', 'a', 'b', 'c', 'd'], 2, async (one) => {
    most = Math.max(most, ++underWay)
    await (one === 'slow' ? held : Promise.resolve())
    underWay--
    steps.push(one)
  })
  await new Promise(setImmediate)
  expect(steps).toEqual(['a', 'b', 'c', 'd'])
  release()
  await working
  expect([steps.at(-1), most]).toEqual(['slow', 2])
})

test('what fails is told once all the others are done', async () => {
  const steps: number[] = []
  const working = workAtOnce([1, 2, 3, 4], 2, async (one) => {
    if (one === 2) throw new Error('two')
    await new Promise(setImmediate)
    steps.push(one)
  })
  await expect(working).rejects.toThrow('two')
  expect(steps).toEqual([1, 3, 4])
})

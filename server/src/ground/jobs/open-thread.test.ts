import { expect, it } from 'vitest'
import { openThread } from './open-thread.ts'

const source = `
  const { parentPort, threadId } = require('node:worker_threads')
  parentPort.on('message', (job) => {
    if (job === 'endless') for (;;);
    if (job === 'greedy') for (const all = [];;) all.push(new Array(1e6).fill(job))
    if (job === 'gone') process.exit(1)
    if (job === 'leave') setImmediate(() => process.exit(0))
    if (job === 'crash') throw new Error('crashed')
    parentPort.postMessage(job === 'refused' ? { error: 'no' } : { value: threadId })
  })`

const open = (timeLimitMs: number) =>
  openThread<string, number>({ source, timeLimitMs, maxMemoryMb: 32 })

it('does its jobs one after the other, on one thread that stays warm', async () => {
  const thread = open(20_000)
  const [first, second] = await Promise.all([thread.run('a'), thread.run('b')])
  expect(second).toBe(first)
  await expect(thread.run('refused')).rejects.toThrow('no')
  expect(await thread.run('c')).toBe(first)
})

it.each([
  ['endless', 'took too long'],
  ['greedy', 'took too much memory'],
  ['gone', 'ended before it was done'],
  ['crash', 'crashed'],
])('is replaced after a job that it did not survive: %s', async (job, why) => {
  const thread = open(job === 'endless' ? 4000 : 20_000)
  const before = await thread.run('a')
  const next = [thread.run(job), thread.run('b')] as const
  await expect(next[0]).rejects.toThrow(why)
  expect(await next[1]).not.toBe(before)
})

it('is replaced after it has ended by itself while it had nothing to do', async () => {
  const thread = open(20_000)
  const first = await thread.run('leave')
  // whoever asks in the moment of its end is told, whoever asks after that is answered
  const ask = () => thread.run('a').catch(() => first)
  await expect.poll(ask).toBeGreaterThan(first)
})

import { expect, it } from 'vitest'
import { SharedWork } from './shared-work.ts'

const revision = {}

it('is done once for all who want it at the same moment, and anew for who comes later', async () => {
  const shared = new SharedWork<number>()
  let runs = 0
  const work = async () => (runs += 1)
  const together = await Promise.all([1, 2, 3].map(() => shared.do('/shop', revision, work)))
  expect(together).toEqual([1, 1, 1])
  expect(await shared.do('/shop', revision, work)).toBe(2)
})

it('that fails is not held against whoever comes later', async () => {
  const shared = new SharedWork<string>()
  const fail = () => Promise.reject(new Error('no'))
  const both = [shared.do('/shop', revision, fail), shared.do('/shop', revision, fail)]
  expect((await Promise.allSettled(both)).map(({ status }) => status)).toEqual([
    'rejected',
    'rejected',
  ])
  expect(await shared.do('/shop', revision, async () => 'made')).toBe('made')
})

it('that is slow holds up neither another page nor a newer revision of the same', async () => {
  const shared = new SharedWork<string>()
  let finish: (value: string) => void = () => undefined
  const slow = shared.do('/shop', revision, () => new Promise((resolve) => (finish = resolve)))
  expect(await shared.do('/', revision, async () => 'other')).toBe('other')
  expect(await shared.do('/shop', {}, async () => 'newer')).toBe('newer')
  finish('slow')
  expect(await slow).toBe('slow')
})

import { describe, expect, test } from 'vitest'
import { Kept } from './kept.ts'
import { KeptWork } from './kept-work.ts'

const text = { maxWeight: 100, weigh: (value: string) => value.length }

describe('what is kept', () => {
  test('never weighs more than its limit, and what was not used for longest goes first', () => {
    const kept = new Kept<string>(text)
    for (let count = 0; count < 50; count++) {
      kept.set(`key ${count}`, 'x'.repeat(1 + (count % 25)))
      kept.get('key 0')
      expect(kept.weight).toBeLessThanOrEqual(100)
    }
    expect(kept.get('key 0')).toBe('x')
    expect(kept.get('key 1')).toBeUndefined()
    expect(kept.get('key 49')).toHaveLength(25)
  })

  test('is never more than its limit', () => {
    const kept = new Kept<number>({ maxEntries: 3 })
    for (const number of [1, 2, 3, 4]) kept.set(String(number), number)
    expect(kept.size).toBe(3)
    expect([kept.get('1'), kept.get('4')]).toEqual([undefined, 4])
  })

  test('is nothing that would push out most of the rest, nor what stood in its place', () => {
    const kept = new Kept<string>(text)
    kept.set('other', 'x'.repeat(20))
    kept.set('large', 'x')
    kept.set('large', 'x'.repeat(26))
    expect([kept.get('large'), kept.size, kept.weight]).toEqual([undefined, 1, 20])
  })

  test('goes with its mark, and nothing else does', () => {
    const kept = new Kept<string>(text)
    kept.set('a', '1', 'one')
    kept.set('b', '2', 'one')
    kept.set('c', '3', 'two')
    kept.set('d', '4')
    kept.set('b', '5', 'two')
    kept.drop('one')
    expect(['a', 'b', 'c', 'd'].map((key) => kept.get(key))).toEqual([undefined, '5', '3', '4'])
    kept.drop('two')
    kept.drop('two')
    expect(kept.size).toBe(1)
  })

  test('tells of each value that is kept no longer, once', () => {
    const dropped: string[] = []
    const kept = new Kept<string>({ maxEntries: 2, dropped: (value) => dropped.push(value) })
    kept.set('a', 'first')
    kept.set('a', 'second')
    kept.set('b', 'third')
    kept.set('c', 'fourth')
    kept.delete('b')
    expect(dropped).toEqual(['first', 'second', 'third'])
  })
})

describe('work whose outcome is kept', () => {
  test('is done once for all who ask, and not again', async () => {
    const kept = new KeptWork<string>(text)
    let done = 0
    const work = () => Promise.resolve(`${++done}`)
    const both = await Promise.all([kept.make('a', work), kept.make('a', work)])
    expect([...both, await kept.make('a', work)]).toEqual(['1', '1', '1'])
  })

  test('is done again where it failed', async () => {
    const kept = new KeptWork<string>(text)
    await expect(kept.make('a', () => Promise.reject(new Error('lost')))).rejects.toThrow('lost')
    expect(await kept.make('a', () => Promise.resolve('made'))).toBe('made')
  })
})

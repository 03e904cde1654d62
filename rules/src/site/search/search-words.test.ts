import { describe, expect, test } from 'vitest'
import { searchWords } from './search-words.ts'

const limits = { words: 50, characters: 2000 }
const plain = (text: string) => searchWords(text, limits).map((word) => word.plain)

describe('the words of a text', () => {
  test.each([
    ['Slip pendant, red', ['slip', 'pendant', 'red']],
    ['ABC-123 / 4.5"', ['abc', '123', '4', '5']],
    ['Lumière LUMIÈRE lumie\u0300re', ['lumiere']],
    ['Straße, Łódź, Ærø', ['strasse', 'lodz', 'aero']],
    ["Maud's lamps", ['maud', 's', 'lamps']],
    ['co\u00ADoperate', ['cooperate']],
    ['Новый свет', ['новый', 'свет']],
    ['İstanbul', ['istanbul']],
    ['', []],
    ['"\' () :* & | ! <-> \\ \0 \uD800 😀', []],
  ])('%j', (text, words) => {
    expect(plain(text)).toEqual(words)
  })

  test('are pairs of characters where a language does not separate them', () => {
    expect(plain('日本語')).toEqual(['日本', '本語', '語'])
    expect(plain('iPhone用ケース')).toEqual(['iphone', '用ケ', 'ケー', 'ース', 'ス'])
    expect(plain('語abc語')).toEqual(['語', 'abc'])
  })

  test('keep the accents that their forms are made of', () => {
    expect(searchWords('Lumière', limits)).toEqual([{ plain: 'lumiere', spelled: 'lumière' }])
  })

  test('end where there are enough of them, each of them no longer than can be told apart', () => {
    const many = Array.from({ length: 300 }, (_, place) => `word${place}`).join(' ')
    expect(searchWords(many, limits)).toHaveLength(50)
    expect(searchWords('aaaa bbbb cccc', { words: 9, characters: 10 })).toHaveLength(2)
    expect(plain('x'.repeat(10_000))).toEqual(['x'.repeat(40)])
    expect(plain(`${'x'.repeat(39)}𐐨y`)).toEqual(['x'.repeat(39)])
  })
})

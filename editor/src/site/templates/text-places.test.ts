import { describe, expect, it } from 'vitest'
import { offsetOf, rangeOf, type Lines } from './text-places.ts'

function linesOf(text: string): Lines {
  const all = text.split('\n')
  return {
    lines: all.length,
    length: text.length,
    line(number) {
      const from = all.slice(0, number - 1).reduce((sum, one) => sum + one.length + 1, 0)
      const found = all[number - 1] ?? ''
      return { from, to: from + found.length, text: found }
    },
  }
}

const text = '<p>\n  {title|shout} {.end}\n'
const underlined = (line: number, column: number): string => {
  const { from, to } = rangeOf(linesOf(text), { line, column })
  return text.slice(from, to)
}

describe('a mistake', () => {
  it('is underlined as the tag or the word that it is about', () => {
    expect(underlined(2, 3)).toBe('{title|shout}')
    expect(underlined(2, 10)).toBe('shout')
    expect(underlined(1, 1)).toBe('<')
  })

  it('at the end of the text is still seen', () => {
    expect(underlined(3, 1)).toBe('\n')
    expect(underlined(99, 99)).toBe('\n')
    expect(rangeOf(linesOf(''), { line: 1, column: 1 })).toEqual({ from: 0, to: 0 })
  })

  it('in a place that is gone is shown at the nearest one', () => {
    expect(offsetOf(linesOf(text), { line: 1, column: 50 })).toBe(3)
    expect(offsetOf(linesOf(text), { line: 0, column: 0 })).toBe(0)
  })
})

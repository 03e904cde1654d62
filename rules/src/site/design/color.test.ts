import { describe, expect, test } from 'vitest'
import { assert, integer, property, record } from 'fast-check'
import { isDarkColor, readColor, writeColor } from './color.ts'

function rgba(text: string): readonly number[] | undefined {
  const color = readColor(text)
  return color && [color.red, color.green, color.blue, color.alpha]
}

describe('a colour', () => {
  test.each([
    ['#fff', [255, 255, 255, 1]],
    ['#FFF', [255, 255, 255, 1]],
    ['#1d4', [17, 221, 68, 1]],
    ['#000000', [0, 0, 0, 1]],
    ['#1D1d1b', [29, 29, 27, 1]],
    [' #abcdef ', [171, 205, 239, 1]],
    ['rgb(1, 2, 3)', [1, 2, 3, 1]],
    ['rgb(1,2,3)', [1, 2, 3, 1]],
    ['rgb(1 2 3)', [1, 2, 3, 1]],
    ['RGB(1,2,3)', [1, 2, 3, 1]],
    ['rgb(300, -20, 3.6)', [255, 0, 4, 1]],
    ['rgb(100%, 50%, 0%)', [255, 128, 0, 1]],
    ['rgb(120%, -5%, 0%)', [255, 0, 0, 1]],
    ['rgb(1, 2, 3, 0.5)', [1, 2, 3, 0.5]],
    ['rgb(1 2 3 / 50%)', [1, 2, 3, 0.5]],
    ['rgba(1, 2, 3, .25)', [1, 2, 3, 0.25]],
    ['rgba(1, 2, 3, 7)', [1, 2, 3, 1]],
    ['rgba(1, 2, 3, -1)', [1, 2, 3, 0]],
    ['rgba(1, 2, 3, 30%)', [1, 2, 3, 0.3]],
    ['rgba(1, 2, 3)', [1, 2, 3, 1]],
    ['hsl(0, 100%, 50%)', [255, 0, 0, 1]],
    ['hsl(120, 100%, 25%)', [0, 128, 0, 1]],
    ['hsl(240deg, 100%, 50%)', [0, 0, 255, 1]],
    ['hsl(480, 100%, 25%)', [0, 128, 0, 1]],
    ['hsl(-240, 100%, 25%)', [0, 128, 0, 1]],
    ['hsl(30, 0%, 40%)', [102, 102, 102, 1]],
    ['hsl(30, 200%, 50%)', [255, 128, 0, 1]],
    ['hsl(0 100% 120%)', [255, 255, 255, 1]],
    ['hsla(0, 100%, 50%, 0.5)', [255, 0, 0, 0.5]],
    ['hsla(0, 100%, 50%, 2)', [255, 0, 0, 1]],
    ['hwb(0, 0%, 0%)', [255, 0, 0, 1]],
    ['hwb(120 0% 50%)', [0, 128, 0, 1]],
    ['hwb(0, 50%, 0%)', [255, 128, 128, 1]],
    ['hwb(0, 100%, 100%)', [128, 128, 128, 1]],
    ['hwb(0 0% 0% / 0.2)', [255, 0, 0, 0.2]],
    ['red', [255, 0, 0, 1]],
    ['RebeccaPurple', [102, 51, 153, 1]],
    ['lightgoldenrodyellow', [250, 250, 210, 1]],
    ['black', [0, 0, 0, 1]],
    ['transparent', [0, 0, 0, 0]],
  ])('is read from %s', (text, channels) => {
    expect(rgba(text)).toEqual(channels)
  })

  const others = `#|#f|#ff|#ffff|#fffff|#fffffff|#ffffffff|#ggg|fff|ffffff|# fff|rgb|rgb()|rgb(1)|rgb(1,2)|
rgb(1,2,3,4,5)|rgb(a,b,c)|rgb(1,2%,3)|rgb(1%,2,3%)|rgb(1,2,3|rgb 1,2,3|rgb(1;2;3)|rgb(1,,3)|rgb(1 2 3 4)|
rgb(1 2 3 / 4 / 5)|rgb(1,2,3 / 4)|rgba(1,2,3,)|rgba(1,2,3,x)|hsl(0,1,2)|hsl(0%,1%,2%)|hsl(0,100%)|
hsl(x,1%,2%)|hsv(0,1%,2%)|hwb(0,1,2)|hwba(0,1%,2%)|lab(1 2 3)|color(red)|reddish|redred|constructor|
rgb(1,2,3)x|url(#fff)|inherit|currentcolor|none`
  test.each(others.replaceAll('\n', '').split('|'))('is not %s', (text) => {
    expect(readColor(text)).toBeUndefined()
  })

  test('is dark below a luminance of 166.4', () => {
    const gray = (level: number) => ({ red: level, green: level, blue: level, alpha: 1 })
    expect([166, 166.4, 167].map((level) => isDarkColor(gray(level)))).toEqual([true, false, false])
    const dark = ['red', 'blue', 'yellow', 'lime', 'white', 'black'].filter((name) => {
      const color = readColor(name)
      return color !== undefined && isDarkColor(color)
    })
    expect(dark).toEqual(['red', 'blue', 'lime', 'black'])
  })

  test('is written as it is read again: by digits, or by rgba() where something shines through', () => {
    const channel = integer({ min: 0, max: 255 })
    const color = record({
      red: channel,
      green: channel,
      blue: channel,
      alpha: integer({ min: 0, max: 100 }).map((percent) => percent / 100),
    })
    assert(
      property(color, (one) => {
        expect(readColor(writeColor(one))).toEqual(one)
      }),
    )
    const written = ['RebeccaPurple', 'hwb(0 0% 0% / 0.2)', 'transparent'].map((text) => {
      const read = readColor(text)
      return read && writeColor(read)
    })
    expect(written).toEqual(['#663399', 'rgba(255, 0, 0, 0.2)', 'rgba(0, 0, 0, 0)'])
  })
})

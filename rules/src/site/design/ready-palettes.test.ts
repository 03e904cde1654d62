import { describe, expect, it } from 'vitest'
import { aestheticsFields, colorsOfTheme, noAesthetics, type Aesthetics } from './aesthetics.ts'
import { colorRoles, hardToRead } from './color-roles.ts'
import { choosePalette } from './color-edits.ts'
import { readColor, textOn } from './color.ts'
import { contrastOf } from './contrast.ts'
import { problemInk } from './problem-ink.ts'
import { readyPalettes } from './ready-palettes.ts'

const every = readyPalettes.flatMap((palette) =>
  palette.themes.map((theme) => ({
    name: `${palette.title}, ${theme.title}`,
    palette,
    theme,
    colors: colorsOfTheme(theme, palette.colors),
  })),
)

describe.each(every)('the ready theme $name', ({ palette, theme, colors }) => {
  it('has a color for each role, and no other', () => {
    expect(Object.keys(theme.roles)).toEqual(colorRoles.map(({ id }) => id))
    for (const { id } of colorRoles) expect(readColor(colors[id] ?? '')).toBeDefined()
  })

  it('has only texts that read well on their ground', () => {
    expect(hardToRead(colors)).toEqual([])
  })

  it('says what went wrong in a red that reads well on it and in its fields', () => {
    const { ground = '', field = '' } = colors
    const ink = problemInk([ground, field])
    expect(ink).not.toBe(textOn(ground))
    for (const one of [ground, field]) expect(contrastOf(ink, one)).toBeGreaterThanOrEqual(4.5)
  })

  it('has the text on its buttons decided by how dark they are', () => {
    expect(colors['on-accent']).toBe(textOn(colors['accent'] ?? ''))
  })

  it('can be stored', () => {
    const changes = choosePalette(noAesthetics, palette)
    expect(aestheticsFields.partial().safeParse(changes).success).toBe(true)
  })
})

it('there are at least six ready palettes, no two alike', () => {
  expect(readyPalettes.length).toBeGreaterThanOrEqual(6)
  const looks = readyPalettes.map(({ colors }) => colors.map(({ value }) => value).join(' '))
  expect(new Set(looks).size).toBe(readyPalettes.length)
})

it('where no red reads well, what went wrong is said in the color of text', () => {
  expect(problemInk(['#7f7f7f'])).toBe('#ffffff')
  expect(problemInk(['#000', '#fff'])).toBe('#ffffff')
})

it('contrast is measured as it is seen, through what is transparent', () => {
  expect(contrastOf('#000', '#fff')).toBeCloseTo(21)
  expect(contrastOf('#777', '#fff')).toBeCloseTo(4.48, 2)
  expect(contrastOf('rgba(0, 0, 0, 0)', '#fff')).toBeCloseTo(1)
  expect(contrastOf('#fff', 'transparent')).toBeCloseTo(1)
  expect(contrastOf('nothing', '#fff')).toBeUndefined()
})

it('another palette gives own themes its colors, and keeps them and the theme that is on', () => {
  const [first, second] = readyPalettes
  if (first === undefined || second === undefined) throw new Error('no palettes')
  const own = { id: 'theme-1', title: 'Ours', roles: { ground: 'paper', text: 'color-1' } }
  const kept = { id: 'color-1', title: 'Van', value: '#123456' }
  const before: Aesthetics = {
    ...noAesthetics,
    colors: {
      palette: [...first.colors, kept],
      themes: [...first.themes, own],
      activeThemeId: 'theme-1',
    },
  }
  const after = choosePalette(before, second)
  expect(after['colors.activeThemeId']).toBe('theme-1')
  expect(after['colors.palette']).toEqual([...second.colors, kept])
  expect(after['colors.themes']).toEqual([...second.themes, own])
  expect(colorsOfTheme(own, after['colors.palette'] ?? [])).toMatchObject({
    ground: second.colors[0]?.value,
    text: '#123456',
  })
})

import { expect, it } from 'vitest'
import { noAesthetics, themeColors, type Aesthetics } from './aesthetics.ts'
import {
  addColor,
  addTheme,
  changeColor,
  choosePalette,
  copyTheme,
  moveColor,
  mostColors,
  paletteInUse,
  refusedColors,
  removeColor,
  removeTheme,
  setThemeColor,
  usesOfColor,
  type ColorChanges,
} from './color-edits.ts'
import { readyPalettes } from './ready-palettes.ts'

const site: Aesthetics = {
  ...noAesthetics,
  colors: {
    palette: [
      { id: 'color-1', title: 'Sea', value: '#113355' },
      { id: 'color-2', title: 'Sand', value: '#eeddcc' },
    ],
    themes: [{ id: 'theme-1', title: 'Day', roles: { ground: 'color-2', text: 'color-1' } }],
    activeThemeId: 'theme-1',
  },
}

/** The site's colours after an edit. */
function after(changes: ColorChanges): Aesthetics['colors'] {
  return {
    palette: changes['colors.palette'] ?? site.colors.palette,
    themes: changes['colors.themes'] ?? site.colors.themes,
    activeThemeId:
      changes['colors.activeThemeId'] === undefined
        ? site.colors.activeThemeId
        : changes['colors.activeThemeId'],
  }
}

it('a color that is removed is kept by the themes that have it, as it looked', () => {
  expect(usesOfColor(site, 'color-1').map(({ role }) => role)).toEqual(['text'])
  const colors = after(removeColor(site, 'color-1'))
  expect(colors.palette.map(({ id }) => id)).toEqual(['color-2'])
  expect(themeColors({ ...site, colors })).toEqual(themeColors(site))
})

it('a color that is changed changes in every theme that has it', () => {
  const colors = after(changeColor(site, 'color-1', { value: '#000000' }))
  expect(themeColors({ ...site, colors })['text']).toBe('#000000')
})

it('a color that is added takes no name that is taken', () => {
  const colors = after(addColor(site, { title: 'New', value: '#fff' }))
  expect(colors.palette.map(({ id }) => id)).toEqual(['color-1', 'color-2', 'color-3'])
})

it('colors stand in the order that somebody gave them', () => {
  const ids = (changes: ColorChanges) => after(changes).palette.map(({ id }) => id)
  expect(ids(moveColor(site, 'color-2', 0))).toEqual(['color-2', 'color-1'])
  expect(ids(moveColor(site, 'color-1', 9))).toEqual(['color-2', 'color-1'])
  expect(moveColor(site, 'gone', 0)).toEqual({})
})

it('a copy of a theme is another theme, and on', () => {
  const colors = after(copyTheme(site, 'theme-1'))
  expect(colors.themes.map(({ id, title }) => [id, title])).toEqual([
    ['theme-1', 'Day'],
    ['theme-2', 'Day copy'],
  ])
  expect(colors.activeThemeId).toBe('theme-2')
  expect(copyTheme(site, 'gone')).toEqual({})
})

it('a theme that is removed is on no longer', () => {
  expect(after(removeTheme(site, 'theme-1'))).toMatchObject({ themes: [], activeThemeId: null })
  const two = { ...site, colors: after(addTheme(site, { ground: '#fff' })) }
  expect(removeTheme(two, 'theme-1')['colors.activeThemeId']).toBeUndefined()
})

it('a role of one theme is set, and of no other', () => {
  const two = { ...site, colors: after(copyTheme(site, 'theme-1')) }
  const changes = setThemeColor(two, 'theme-2', 'ground', '#000000')
  expect(changes['colors.themes']?.map(({ roles }) => roles['ground'])).toEqual([
    'color-2',
    '#000000',
  ])
})

it('a ready palette is in use until one of its colors is another', () => {
  const [ready] = readyPalettes
  if (ready === undefined) throw new Error('no palettes')
  const colors = { palette: [...ready.colors], themes: [], activeThemeId: null }
  const taken = { ...site, colors }
  expect(paletteInUse(taken, readyPalettes)).toBe(ready)
  const changed = changeColor(taken, 'paper', { value: '#000' })['colors.palette'] ?? []
  const other = { ...site, colors: { ...colors, palette: changed } }
  expect(paletteInUse(other, readyPalettes)).toBeUndefined()
  expect(paletteInUse(noAesthetics, readyPalettes)).toBeUndefined()
})

it('a palette that comes beside too many own colors is refused, and none of them is left out', () => {
  const [ready] = readyPalettes
  if (ready === undefined) throw new Error('no palette is ready')
  const own = (count: number): Aesthetics => ({
    ...noAesthetics,
    colors: {
      ...noAesthetics.colors,
      palette: Array.from({ length: count }, (_, at) => ({
        id: `color-${at}`,
        title: 'Own',
        value: '#112233',
      })),
    },
  })
  const room = mostColors - ready.colors.length
  expect(refusedColors(choosePalette(own(room), ready))).toBeUndefined()
  const beyond = choosePalette(own(room + 1), ready)
  expect(beyond['colors.palette']?.length).toBe(mostColors + 1)
  expect(refusedColors(beyond)).toBe(
    'A site can have 60 colors, and these would be 61. Remove 1 of your own first.',
  )
})

import { expect, it } from 'vitest'
import { choicesBesideTheme, colorChoice, shownRoles, valuesInTheme } from './tweaks-in-theme.ts'
import type { Tweak } from './tweak.ts'

const color = (name: string, role: string, defaultValue = '#ffffff'): Tweak => ({
  kind: 'color',
  name,
  title: name,
  label: name,
  category: '',
  defaultValue,
  declarations: {},
  options: [],
  range: null,
  allowsTransparency: true,
  role,
  target: '',
  showOnlyWhenPresent: '',
})

const paper = color('paper', 'ground')
const plate = color('plate', 'accent', '#17408f')
const odd = color('odd', 'constructor')
const free = color('free', '')
const tweaks = [paper, plate, odd, free]
const colors = { ground: '#101010', accent: '#eeee22', 'on-accent': '#000000' }

it('without a theme everything is as it was chosen, or as the template has it', () => {
  expect(valuesInTheme(tweaks, {}, {})).toEqual({})
  expect(valuesInTheme(tweaks, { paper: '#eee' }, {})).toEqual({ paper: '#eee' })
})

it('what has a role and was not chosen has the color of the theme', () => {
  expect(valuesInTheme(tweaks, { plate: '#00f' }, colors)).toEqual({
    paper: '#101010',
    plate: '#00f',
  })
  expect(tweaks.map((tweak) => colorChoice(tweak, { plate: '#00f' }, colors))).toEqual([
    'theme:ground',
    '#00f',
    '#ffffff',
    '#ffffff',
  ])
})

it('a choice that names a role follows it, and the text on a role as well', () => {
  const values = { free: 'theme:on-accent', paper: 'theme:accent', plate: 'theme:nowhere' }
  expect(valuesInTheme(tweaks, values, colors)).toEqual({
    free: '#000000',
    paper: '#eeee22',
    plate: '#eeee22',
  })
})

it('a theme that is chosen is hidden by choices made by hand, not by those that follow a role', () => {
  const values = { paper: 'theme:accent', plate: '#00f', free: '#123', odd: '#456' }
  expect(choicesBesideTheme(tweaks, values, colors)).toEqual(['plate'])
  expect(choicesBesideTheme(tweaks, values, {})).toEqual([])
})

it('what is read on what is asked of the colors that the page shows', () => {
  expect(shownRoles(tweaks, { plate: '#00f' }, { ground: '#101010' })).toEqual({
    ground: '#101010',
    accent: '#00f',
    constructor: '#ffffff',
  })
  const second = color('second', 'ground', '#999999')
  expect(shownRoles([paper, second], {}, {})).toEqual({ ground: '#ffffff' })
})

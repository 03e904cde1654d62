import { fireEvent, screen } from '@testing-library/dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startMenu } from './start-menu.ts'

let stop: AbortController

beforeEach(() => {
  stop = new AbortController()
  document.body.innerHTML =
    '<div class="menu-wrapper" data-menu-tabs="Menu"><div class="menus">' +
    '<section class="menu" id="m-1"><h2 class="menu-title">Lunch</h2><p>Soup</p></section>' +
    '<section class="menu" id="m-2"><p>Roast</p></section>' +
    '<section class="menu" id="m-3"><h2 class="menu-title">Wine</h2><p>Red</p></section>' +
    '</div></div>'
})
afterEach(() => {
  stop.abort()
  location.hash = ''
  document.body.replaceChildren()
})

function start(): void {
  const wrapper = document.querySelector<HTMLElement>('.menu-wrapper')
  if (wrapper !== null) startMenu(wrapper, stop.signal)
}

const shown = () => [...document.querySelectorAll<HTMLElement>('.menu')].filter((m) => !m.hidden)
const selected = () => screen.getByRole('tab', { selected: true })

it('shows one menu at a time, called by its title or its place', () => {
  start()
  expect(screen.getByRole('tablist', { name: 'Menu' }).childElementCount).toBe(3)
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Lunch',
    'Menu 2',
    'Wine',
  ])
  expect(shown().map(({ id }) => id)).toEqual(['m-1'])
  fireEvent.click(screen.getByRole('tab', { name: 'Wine' }))
  expect(shown().map(({ id }) => id)).toEqual(['m-3'])
  expect(screen.getByRole('tabpanel', { name: 'Wine' }).id).toBe('m-3')
})

it('walks the tabs by arrows, Home and End, and is one stop of the Tab key', () => {
  start()
  selected().focus()
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })
  const stops = () => screen.getAllByRole('tab').filter((tab) => tab.tabIndex === 0)
  press('ArrowLeft')
  expect([selected().textContent, document.activeElement]).toEqual(['Wine', selected()])
  press('ArrowRight')
  press('ArrowRight')
  expect(selected().textContent).toBe('Menu 2')
  expect(stops()).toEqual([selected()])
  press('End')
  press('Home')
  expect([selected().textContent, shown().map(({ id }) => id)]).toEqual(['Lunch', ['m-1']])
  expect(shown()[0]?.tabIndex).toBe(0)
})

it('begins with the menu that the address names', () => {
  location.hash = '#m-2'
  start()
  expect(shown().map(({ id }) => id)).toEqual(['m-2'])
})

it('shows all menus again when it ends', () => {
  start()
  stop.abort()
  expect(shown()).toHaveLength(3)
  expect(document.querySelector('[role], [tabindex]')).toBeNull()
})

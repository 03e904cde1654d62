import { afterEach, expect, it, vi } from 'vitest'
import { showRecent } from './show-recent.ts'

const here = location.href
afterEach(() => {
  history.replaceState(null, '', here)
  localStorage.clear()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

function look(path: string, title: string): HTMLElement {
  history.replaceState(null, '', path)
  document.body.innerHTML = `<section hidden data-title="${title}"><template><article><a></a><h3><a></a></h3></article></template></section>`
  const section = document.querySelector('section') ?? document.body
  showRecent(section)
  return section
}

const titles = (section: HTMLElement) =>
  [...section.querySelectorAll('h3 a')].map(
    (link) => `${link.textContent} ${link.getAttribute('href')}`,
  )

it('shows what was looked at before, the newest first and each once', () => {
  expect(look('/shop/bowl', 'Bowl').hidden).toBe(true)
  expect(titles(look('/shop/cup', 'Cup'))).toEqual(['Bowl /shop/bowl'])
  look('/shop/bowl?variant=1', 'Bowl')
  const plate = look('/shop/plate', 'Plate')
  expect(plate.hidden).toBe(false)
  expect(titles(plate)).toEqual(['Bowl /shop/bowl', 'Cup /shop/cup'])
})

it('remembers eight beside the one of the page', () => {
  for (let at = 0; at < 20; at++) look(`/shop/p${at}`, `P${at}`)
  expect(titles(look('/shop/last', 'Last'))).toHaveLength(8)
  expect(JSON.parse(localStorage.getItem('vitrine-recent') ?? '')).toHaveLength(9)
})

it('shows nothing of what is not its own, and nothing where nothing is kept', () => {
  for (const stored of ['{', '{}', '7', 'null', '[null]', '[{}]']) {
    localStorage.setItem('vitrine-recent', stored)
    expect(look('/shop/cup', 'Cup').hidden).toBe(true)
  }
  const odd = [
    '//elsewhere.example',
    'https://elsewhere.example',
    '\\\\elsewhere.example',
    'javascript:1',
    null,
  ]
  localStorage.setItem('vitrine-recent', JSON.stringify(odd.map((path) => [path, '<b>', ''])))
  const links = look('/shop/cup', 'Cup').querySelectorAll<HTMLAnchorElement>('a')
  expect(links).toHaveLength(2 * odd.length)
  expect([...links].every(({ origin }) => origin === location.origin)).toBe(true)
  const refuse = () => {
    throw new Error('no storage')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, clear: () => undefined })
  expect(look('/shop/cup', 'Cup').hidden).toBe(true)
})

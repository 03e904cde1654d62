import { afterEach, expect, it } from 'vitest'
import { waitFor } from '@testing-library/react'
import { focusSoon } from './focus-soon.ts'

const find = () => document.querySelector<HTMLElement>('#tools')
const aFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
const put = (markup: string) => document.body.insertAdjacentHTML('beforeend', markup)

afterEach(() => document.body.replaceChildren())

it('keys go to tools that stand only a moment after they were called', async () => {
  focusSoon(find)
  await aFrame()
  put('<div id="tools"><button>Move</button></div>')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Move'))
})

it('keys that go on elsewhere meanwhile are left there', async () => {
  put('<input />')
  focusSoon(find)
  document.querySelector('input')?.focus()
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }))
  put('<div id="tools"><button>Move</button></div>')
  for (let frames = 0; frames < 3; frames++) await aFrame()
  expect(document.activeElement?.tagName).toBe('INPUT')
})

it('keys that are at another of the tools by then stay there', async () => {
  put('<div id="tools"><button>Move</button><button id="settings">Settings</button></div>')
  focusSoon(find)
  document.querySelector<HTMLElement>('#settings')?.focus()
  for (let frames = 0; frames < 3; frames++) await aFrame()
  expect(document.activeElement?.textContent).toBe('Settings')
})

import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useRef, useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { useKeysInside } from './use-keys-inside.ts'

afterEach(() => cleanup())

function Panel() {
  const element = useRef<HTMLElement>(null)
  useKeysInside(element)
  const [isOwn, setOwn] = useState(true)
  const [isSaved, setSaved] = useState(false)
  return (
    <>
      <section ref={element}>
        <button>Close</button>
        <div>
          <button>Color</button>
          {isOwn && <button onClick={() => setOwn(false)}>Use the site’s</button>}
        </div>
        <footer>
          <button>Reset</button>
          <button disabled={isSaved} onClick={() => setSaved(true)}>
            Save
          </button>
        </footer>
      </section>
      <button onClick={() => setOwn(false)}>Elsewhere</button>
      <div role="menu">
        <button role="menuitem" onClick={() => setOwn(false)}>
          Give up
        </button>
      </div>
    </>
  )
}

const button = (name: string) => screen.getByRole('button', { name })
const press = (name: string) => {
  button(name).focus()
  act(() => button(name).click())
}
const hasKeys = (name: string) => waitFor(() => expect(document.activeElement).toBe(button(name)))

it('a button that goes with its press leaves the keys to what stands beside it', async () => {
  render(<Panel />)
  press('Use the site’s')
  await hasKeys('Color')
})

it('one that can be pressed no more leaves them to what stands beside it', async () => {
  render(<Panel />)
  press('Save')
  await hasKeys('Reset')
})

it('what a press in a menu takes away leaves them so too, though the menu has not given them back', async () => {
  render(<Panel />)
  button('Use the site’s').focus()
  const entry = screen.getByRole('menuitem', { name: 'Give up' })
  fireEvent.pointerDown(entry)
  act(() => button('Use the site’s').blur())
  act(() => entry.click())
  await hasKeys('Color')
})

it('whoever presses beside everything has put them down', async () => {
  render(<Panel />)
  button('Use the site’s').focus()
  fireEvent.pointerDown(document.body)
  act(() => button('Use the site’s').blur())
  act(() => screen.getByRole('menuitem', { name: 'Give up' }).click())
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(document.activeElement).toBe(document.body)
})

it('keys that are elsewhere by then stay there', async () => {
  render(<Panel />)
  button('Use the site’s').focus()
  press('Elsewhere')
  await new Promise((resolve) => setTimeout(resolve, 20))
  await hasKeys('Elsewhere')
})

function Rows() {
  const element = useRef<HTMLDivElement>(null)
  useKeysInside(element)
  const [rows, setRows] = useState(['Moss', 'Sand', 'Ink'])
  return (
    <div ref={element}>
      <button>All</button>
      {rows.map((row) => (
        <div key={row}>
          <button>Name of {row}</button>
          <button onClick={() => setRows(rows.filter((one) => one !== row))}>Remove {row}</button>
        </div>
      ))}
    </div>
  )
}

it('a row that goes leaves the keys to the one that follows, at the same place in it', async () => {
  render(<Rows />)
  press('Remove Sand')
  await hasKeys('Remove Ink')
  press('Remove Ink')
  await hasKeys('Remove Moss')
  press('Remove Moss')
  await hasKeys('All')
})

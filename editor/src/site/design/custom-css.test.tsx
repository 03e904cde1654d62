import { EditorView } from '@codemirror/view'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { aestheticsByPath, noAesthetics } from '@vitrine/rules/site/design/aesthetics.ts'
import type { StyleReply } from '@vitrine/rules/site/design/design-api.ts'
import { CustomCss } from './custom-css.tsx'
import { endPreview, showDraft, useStyleFrame } from './style-frame.ts'

// what every browser has and this document lacks
Range.prototype.getClientRects = () => [] as unknown as DOMRectList

let draft = ''
let saved: string[] = []
let changes = 0

/** The text in its draft, as the style panel has it. */
function Panel() {
  const [text, setText] = useState(draft)
  const change = (next: string): void => {
    changes++
    draft = next
    setText(next)
  }
  return (
    <>
      <button onClick={() => setText('.before {}')}>Undo</button>
      <CustomCss siteId="1" text={text} onChange={change} onSave={() => saved.push(draft)} />
    </>
  )
}

const content = () => document.querySelector<HTMLElement>('.cm-content')

function view(): EditorView {
  const element = content()
  const found = element === null ? null : EditorView.findFromDOM(element)
  if (found === null) throw new Error('no text is open')
  return found
}

beforeEach(async () => {
  draft = '.a {}'
  saved = []
  changes = 0
  render(<Panel />)
  await waitFor(() => expect(content()).not.toBeNull(), { timeout: 60_000 })
})
afterEach(() => {
  vi.useRealTimers()
  cleanup()
})

it('what cannot be used is said, with its line', async () => {
  act(() => {
    useStyleFrame.setState({
      customProblems: [{ line: 3, column: 1, message: 'variable @nowhere is undefined' }],
    })
  })
  await screen.findByText('Line 3 cannot be used: variable @nowhere is undefined')
  act(() => useStyleFrame.setState({ customProblems: [] }))
  expect(screen.queryByText(/cannot be used/)).toBeNull()
})

it('what was typed last is in the draft that Ctrl+S saves', () => {
  view().dispatch({ changes: { from: 0, insert: '.b {} ' } })
  fireEvent.keyDown(view().contentDOM, { key: 's', code: 'KeyS', ctrlKey: true })
  expect(saved).toEqual(['.b {} .a {}'])
})

it('what was typed and taken back at once does not come again', () => {
  vi.useFakeTimers()
  act(() => {
    view().dispatch({ changes: { from: 0, insert: 'x' } })
    view().dispatch({ changes: { from: 0, to: 1 } })
  })
  act(() => void vi.runAllTimers())
  expect(draft).toBe('.a {}')
  expect(view().state.doc.toString()).toBe('.a {}')
})

it('what an undo of the panel puts there is no change of its own', () => {
  fireEvent.click(screen.getByText('Undo'))
  expect(view().state.doc.toString()).toBe('.before {}')
  expect(changes).toBe(0)
})

it('what is typed is shown on the page once it rests', () => {
  vi.useFakeTimers()
  const asked = vi.fn(() => new Promise<Response>(() => undefined))
  vi.stubGlobal('fetch', asked)
  const fields = { ...aestheticsByPath(noAesthetics), customCss: '' }
  const style = { fields, tweaks: [] } as unknown as StyleReply
  showDraft('1', style, fields)
  for (const customCss of ['.', '.a', '.a {}']) showDraft('1', style, { ...fields, customCss })
  expect(asked).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(asked).toHaveBeenCalledTimes(1)
  endPreview(style)
  vi.unstubAllGlobals()
})

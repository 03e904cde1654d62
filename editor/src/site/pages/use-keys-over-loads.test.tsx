import { cleanup, render, screen } from '@testing-library/react'
import { useCallback, useRef } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import type { EditorMessage } from '@vitrine/rules/site/sites/frame-messages.ts'
import { chooseBlock } from '../canvas/chosen-block.ts'
import { useKeysOverLoads } from './use-keys-over-loads.ts'

const block = { layoutId: 'page-1', blockId: 'block-1' }
const send = vi.fn<(message: EditorMessage) => void>()

afterEach(() => {
  cleanup()
  chooseBlock(null)
  send.mockClear()
})

function Room({ load, isReady }: { readonly load: number; readonly isReady: boolean }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const hold = useCallback((standing: HTMLIFrameElement | null) => {
    frame.current = standing
  }, [])
  const keep = useKeysOverLoads({ frame, hold, isReady, send })
  return (
    <>
      <button>Style</button>
      <iframe key={load} ref={keep} title="Page" />
    </>
  )
}

it('keys that were in the page go on in the one that is loaded in its place', () => {
  const { rerender } = render(<Room load={1} isReady />)
  screen.getByTitle('Page').focus()
  rerender(<Room load={2} isReady={false} />)
  expect(document.activeElement).toBe(document.body)
  // another load before that one was there
  rerender(<Room load={3} isReady={false} />)
  rerender(<Room load={3} isReady />)
  expect(document.activeElement).toBe(screen.getByTitle('Page'))
  expect(send).not.toHaveBeenCalled()
})

it('they go on with the block that is chosen', () => {
  const { rerender } = render(<Room load={1} isReady />)
  screen.getByTitle('Page').focus()
  chooseBlock(block)
  rerender(<Room load={2} isReady={false} />)
  rerender(<Room load={2} isReady />)
  expect(send).toHaveBeenCalledWith({ type: 'focus-block', ...block })
})

it('whoever is elsewhere by then stays there, and nobody is led into a page', () => {
  const { rerender } = render(<Room load={1} isReady />)
  screen.getByTitle('Page').focus()
  rerender(<Room load={2} isReady={false} />)
  screen.getByRole('button').focus()
  rerender(<Room load={2} isReady />)
  expect(document.activeElement).toBe(screen.getByRole('button'))
  screen.getByRole('button').blur()
  rerender(<Room load={3} isReady={false} />)
  rerender(<Room load={3} isReady />)
  expect(document.activeElement).toBe(document.body)
})

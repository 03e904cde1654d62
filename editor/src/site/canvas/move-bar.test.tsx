import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import type { EditorMessage } from '@vitrine/rules/site/sites/frame-messages.ts'
import { MoveBar } from './move-bar.tsx'
import { nobodyMoves, setMoving } from './moving.ts'

// what every browser has and this document lacks
globalThis.ResizeObserver ??= class {
  observe = () => undefined
  unobserve = () => undefined
  disconnect = () => undefined
}

const block = { layoutId: 'page-1', blockId: 'block-1' }

afterEach(() => {
  cleanup()
  setMoving(nobodyMoves)
})

it('whoever presses Cancel has the keys on the block again', async () => {
  const user = userEvent.setup()
  const frame = document.createElement('iframe')
  document.body.append(frame)
  const send = vi.fn<(message: EditorMessage) => void>()
  const spots = [{ layoutId: 'page-1', place: { at: 'end' } } as const]
  setMoving({ by: 'keys', what: block, spots, index: 0 })
  render(
    <MoveBar
      siteId="1"
      frame={{ current: frame }}
      isReady
      src=""
      send={send}
      onSettings={() => undefined}
    />,
  )
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(document.activeElement).toBe(frame)
  expect(send).toHaveBeenCalledWith({ type: 'focus-block', ...block })
  frame.remove()
})

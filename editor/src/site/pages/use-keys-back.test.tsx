import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useRef, useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import type { EditorMessage } from '@vitrine/rules/site/sites/frame-messages.ts'
import { chooseBlock } from '../canvas/chosen-block.ts'
import { useKeysBack } from './use-keys-back.ts'

const block = { layoutId: 'page-1', blockId: 'block-1' }

afterEach(() => {
  cleanup()
  chooseBlock(null)
})

function Room({ send }: { readonly send: (message: EditorMessage) => void }) {
  const [isOpen, setOpen] = useState(true)
  const frame = useRef<HTMLIFrameElement>(null)
  useKeysBack(isOpen, frame, send)
  return (
    <>
      <iframe ref={frame} title="Page" />
      {isOpen && <button onClick={() => setOpen(false)}>Close settings</button>}
    </>
  )
}

it('whoever closes the settings of a block has the keys on the block again', async () => {
  chooseBlock(block)
  const send = vi.fn<(message: EditorMessage) => void>()
  const user = userEvent.setup()
  render(<Room send={send} />)
  await user.click(screen.getByRole('button', { name: 'Close settings' }))
  expect(document.activeElement).toBe(screen.getByTitle('Page'))
  expect(send).toHaveBeenCalledWith({ type: 'focus-block', ...block })
})

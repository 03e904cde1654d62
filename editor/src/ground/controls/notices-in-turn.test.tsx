import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { showNotice, Toasts } from './toasts.tsx'

afterEach(cleanup)

it('says of several steps back only where they led', async () => {
  render(<Toasts />)
  act(() => void showNotice({ message: 'Undone: Edit text' }))
  act(() => void showNotice({ message: 'Undone: Move block' }))
  await screen.findByText('Undone: Move block')
  expect(screen.queryByText('Undone: Edit text')).toBeNull()
})

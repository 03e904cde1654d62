import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { noAesthetics } from '@vitrine/rules/site/design/aesthetics.ts'
import { ReadyPalettes } from './ready-palettes.tsx'

afterEach(cleanup)

it('a palette for which own colors leave no room is refused with a sentence', async () => {
  const palette = Array.from({ length: 55 }, (_, at) => ({
    id: `color-${at}`,
    title: 'Own',
    value: '#112233',
  }))
  const aesthetics = { ...noAesthetics, colors: { ...noAesthetics.colors, palette } }
  const choose = vi.fn()
  render(<ReadyPalettes aesthetics={aesthetics} onChoose={choose} />)
  await userEvent.click(screen.getByRole('button', { name: 'Orchard' }))
  expect(screen.getByRole('alert').textContent).toMatch(/^A site can have 60 colors/)
  expect(choose).not.toHaveBeenCalled()
})

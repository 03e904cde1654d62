import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { WordsField } from './words-field.tsx'

// what every browser has and this document lacks
vi.stubGlobal('CSS', { escape: (text: string) => text })
Element.prototype.scrollIntoView = () => undefined
afterEach(() => cleanup())

function field(suggestions: readonly string[]) {
  return (
    <WordsField
      label="Tags"
      words={[]}
      onChange={() => undefined}
      suggestions={suggestions}
      maxLength={50}
      repeated="This tag already exists"
    />
  )
}

it('words that are known only once somebody has typed are suggested to them', async () => {
  const user = userEvent.setup()
  const { rerender } = render(field([]))
  await user.type(screen.getByRole('combobox', { name: 'Tags' }), 'gla')
  expect(screen.queryByRole('option')).toBeNull()
  rerender(field(['Glazed', 'Kitchen']))
  await screen.findByRole('option', { name: 'Glazed' })
  expect(screen.queryByRole('option', { name: 'Kitchen' })).toBeNull()
  await user.keyboard('{Escape}')
  rerender(field(['Glazed', 'Kitchen']))
  expect(screen.queryByRole('option')).toBeNull()
})

it('nothing is suggested to who has left the field before', async () => {
  const user = userEvent.setup()
  const { rerender } = render(field([]))
  await user.type(screen.getByRole('combobox', { name: 'Tags' }), 'gla')
  await user.tab()
  rerender(field(['Glazed']))
  expect(screen.queryByRole('option')).toBeNull()
})

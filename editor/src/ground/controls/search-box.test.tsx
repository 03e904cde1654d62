import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { SearchBox } from './search-box.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  history.replaceState(null, '', '/')
})

function type(words: string): ReturnType<typeof vi.fn> {
  vi.useFakeTimers()
  const onSearch = vi.fn()
  render(<SearchBox label="Search orders" search="" onSearch={onSearch} />)
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: words } })
  return onSearch
}

test('what is typed is looked for once it has rested', () => {
  const onSearch = type('ada')
  expect(onSearch).not.toHaveBeenCalled()
  vi.advanceTimersByTime(300)
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('ada')
})

test('whoever is on the way to another room is not called back', () => {
  const onSearch = type('ada')
  history.pushState(null, '', '/elsewhere')
  vi.advanceTimersByTime(300)
  expect(onSearch).not.toHaveBeenCalled()
})

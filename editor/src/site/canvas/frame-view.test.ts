import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetFrameView, keepsPointed, takeViewMessage, useFrameView } from './frame-view.ts'

beforeEach(() => {
  vi.useFakeTimers()
  forgetFrameView()
  point('a block')
})
afterEach(() => vi.useRealTimers())

const point = (blockId: string) => takeViewMessage({ type: 'pointed', layoutId: 'page', blockId })
const pointed = () => {
  vi.advanceTimersByTime(1000)
  return useFrameView.getState().pointed?.blockId ?? null
}

test('a block that the pointer leaves is not pointed at any more', () => {
  point('')
  expect(pointed()).toBe(null)
})

test('a block stays pointed at from its “+”, also where the page tells late that it was left', () => {
  point('')
  keepsPointed.onPointerEnter()
  expect(pointed()).toBe('a block')
  keepsPointed.onPointerLeave()
  point('another')
  expect(pointed()).toBe('another')
  keepsPointed.onPointerEnter()
  point('')
  expect(pointed()).toBe('another')
})

test('and no longer once that is left, too, wherever the pointer goes', () => {
  keepsPointed.onPointerEnter()
  point('')
  keepsPointed.onPointerLeave()
  expect(pointed()).toBe(null)
  point('a block')
  keepsPointed.onPointerEnter()
  // the “+” is gone before the pointer has left it
  point('a block')
  point('')
  expect(pointed()).toBe(null)
})

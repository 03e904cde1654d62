import { expect, it } from 'vitest'
import { readEditorMessage, readFrameMessage, wrapMessage } from './frame-messages.ts'

it('reads what the page frame says', () => {
  const message = {
    type: 'ready',
    path: '/about',
    title: 'About',
    textBlocks: 3,
    layouts: ['page-a'],
  } as const
  expect(readFrameMessage(wrapMessage(message))).toEqual(message)
})

it('hears what was clicked that is no text', () => {
  const message = { type: 'not-text', what: 'gallery' } as const
  expect(readFrameMessage(wrapMessage(message))).toEqual(message)
  expect(readFrameMessage({ mark: 'vitrine-frame', type: 'not-text', what: 5 })).toBeUndefined()
})

it('keeps the two directions apart', () => {
  expect(readEditorMessage(wrapMessage({ type: 'navigate', path: '/' }))).toBeUndefined()
  expect(readFrameMessage(wrapMessage({ type: 'stop-editing' }))).toBeUndefined()
})

it('hears texts that are longer than what is stored, so that somebody says so', () => {
  const html = 'x'.repeat(5_000_000)
  const message = { type: 'text-changed', layoutId: 'a', blockId: 'b', html } as const
  expect(readFrameMessage(wrapMessage(message))).toEqual(message)
})

it('drops messages of other scripts and malformed ones', () => {
  const mark = 'vitrine-frame'
  const wrong = [
    null,
    'ready',
    { type: 'stop-editing' },
    { mark, type: 'toString' },
    { mark, type: 'set-text', layoutId: 'a', blockId: 'b' },
    { mark, type: 'set-text', layoutId: 'a', blockId: 'b', html: 5 },
    { mark, type: 'run-command', command: 'eval' },
    { mark, type: 'scroll-to', top: Number.NaN },
  ]
  for (const data of wrong) expect(readEditorMessage(data)).toBeUndefined()
  expect(readFrameMessage({ mark, type: 'navigate', path: 'https://elsewhere.example/' })).toBe(
    undefined,
  )
})

it('passes on known fields only', () => {
  const data = { ...wrapMessage({ type: 'scroll-to', top: 4 }), extra: 'x' }
  expect(readEditorMessage(data)).toEqual({ type: 'scroll-to', top: 4 })
})

it('takes what is wrong with a page’s template, and no list of something else', () => {
  const problem = {
    severity: 'error',
    code: 'FORMATTER_UNKNOWN',
    message: 'Formatter ‘x’ is unknown',
    path: null,
    place: 'site.region',
    line: 3,
    column: 1,
  } as const
  const message = { type: 'problems', problems: [problem], total: 1 } as const
  expect(readFrameMessage(wrapMessage(message))).toEqual(message)
  const wrong = [
    {},
    null,
    'error',
    { ...problem, severity: 'fatal' },
    { ...problem, line: -1 },
    { ...problem, line: 1.5 },
    { ...problem, path: undefined },
    { ...problem, path: 4 },
    { ...problem, message: 'x'.repeat(2001) },
  ]
  for (const one of wrong) {
    const data = { mark: 'vitrine-frame', type: 'problems', problems: [one], total: 1 }
    expect(readFrameMessage(data)).toBeUndefined()
  }
  const many = Array.from({ length: 101 }, () => problem)
  expect(readFrameMessage(wrapMessage({ ...message, problems: many }))).toBeUndefined()
})

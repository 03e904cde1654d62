import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { useGathered } from './file-choice.ts'
import { useUploads, type Upload } from './uploads.ts'

const siteId = 'site-1'

function put(...uploads: readonly (readonly [id: string, state: Upload['state']])[]): void {
  const file = new File([], 'a.png')
  act(() =>
    useUploads.setState({
      uploads: uploads.map(([id, state]) => ({ id, siteId, accept: 'picture', file, state })),
    }),
  )
}
const waits = { kind: 'waits' } as const
const done = (assetId: string) => ({ kind: 'done', assetId }) as const

afterEach(() => {
  cleanup()
  useUploads.setState({ uploads: [] })
})

it('uploads stand in the order in which they were chosen, whichever is there first', () => {
  const { result } = renderHook(() => useGathered(siteId, 10))
  put(['1', waits], ['2', waits], ['3', waits])
  act(() => result.current.turn('there-before'))
  put(['1', waits], ['2', waits], ['3', done('third')])
  expect(result.current.ids).toEqual(['third', 'there-before'])
  put(['1', done('first')], ['2', { kind: 'cancelled', message: '' }], ['3', done('third')])
  expect(result.current.ids).toEqual(['first', 'third', 'there-before'])
})

it('an upload that was let go of again is not gathered anew', () => {
  const { result } = renderHook(() => useGathered(siteId, 10))
  put(['1', done('first')], ['2', waits])
  act(() => result.current.turn('first'))
  put(['1', done('first')], ['2', done('second')])
  expect(result.current.ids).toEqual(['second'])
})

it('no more are gathered than the field takes', () => {
  const { result } = renderHook(() => useGathered(siteId, 2))
  put(['1', waits], ['2', done('second')], ['3', done('third')])
  put(['1', done('first')], ['2', done('second')], ['3', done('third')])
  expect(result.current.ids).toEqual(['second', 'third'])
})

import { afterEach, expect, it, vi } from 'vitest'
import { startPreview } from './start-preview.ts'

const stop = new AbortController()
afterEach(() => {
  stop.abort()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

it('what was typed before the preview was there is asked for at once', async () => {
  document.body.innerHTML = '<form action="/search"><input type="search" name="q"></form>'
  const form = document.querySelector('form')
  const field = document.querySelector('input')
  const fetched = vi.fn(() => Promise.resolve(new Response('{"items":[]}')))
  vi.stubGlobal('fetch', fetched)
  field?.focus()
  if (field !== null) field.value = 'zinc'
  if (form !== null) startPreview(form, stop.signal)
  await expect
    .poll(() => fetched)
    .toHaveBeenCalledWith('/search?q=zinc&format=json', expect.anything())
})

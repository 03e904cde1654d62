import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { loadEditor, workplaceOfEachTest } from '../../ground/changes/testing/served-editor.tsx'

const { network, shop } = workplaceOfEachTest()

/** From now on what is asked for does not arrive. */
function cut(request: RegExp): void {
  network.before = (asked) =>
    request.test(asked) ? Promise.reject(new TypeError('cut')) : Promise.resolve()
}

async function saysSoAndOffersRetry(
  room: string,
  request: RegExp,
  sentence: string,
  retry = 'Retry',
) {
  cut(request)
  const user = await loadEditor(`/sites/${shop.name}/${room}`)
  const failure = await screen.findByText(sentence, {}, { timeout: 60_000 })
  const alert = failure.closest<HTMLElement>('[role="alert"]')
  if (alert === null) throw new Error('nobody is alerted')
  network.before = () => Promise.resolve()
  await user.click(within(alert).getByRole('button', { name: retry }))
  await waitFor(() => expect(screen.queryByText(sentence)).toBeNull())
}

it('pages that cannot be loaded say so, and come with Retry', async () => {
  await saysSoAndOffersRetry('pages', /^GET .*\/documents$/, 'Unable to load collections')
  const [page] = await shop.documents('collection')
  await screen.findAllByText(page?.body.title ?? '')
})

it('a file that cannot be loaded says so, and comes with Retry', async () => {
  const [file] = await shop.documents('asset')
  const room = `files?file=${file?.id}`
  await saysSoAndOffersRetry(room, /\/documents\/asset\//, 'Unable to load. Try again.')
  await screen.findAllByText(file?.body.filename ?? '')
})

it('settings that cannot be loaded say so, and come once they are tried again', async () => {
  const request = /\/documents\/site-settings\//
  await saysSoAndOffersRetry('settings/shop', request, 'Something went wrong', 'Try again')
  await screen.findByRole('switch', { name: 'Express checkout' })
})

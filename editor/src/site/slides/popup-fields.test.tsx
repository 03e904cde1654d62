import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { openHomePage } from '../../ground/changes/testing/home-page.ts'
import { closeEditor } from '../../ground/changes/testing/served-editor.tsx'
import { queryClient } from '../../ground/http/query-client.ts'
import { BlockConflictDialog } from '../blocks/block-conflict-dialog.tsx'
import type { Site } from '../sites/sites.ts'
import { PopupFields } from './popup-fields.tsx'

afterEach(() => closeEditor())

it('two people who set the pop-up are asked in its own words', async () => {
  const { shop } = await openHomePage()
  await shop.act('set-popup', { set: { isOn: true }, seen: { isOn: false } })
  render(
    <QueryClientProvider client={queryClient}>
      <PopupFields site={{ siteId: shop.siteId } as Site} />
      <BlockConflictDialog siteId={shop.siteId} />
    </QueryClientProvider>,
  )
  const seconds = await screen.findByRole('textbox', { name: 'Seconds on the page' })
  await shop.act('set-popup', { set: { seconds: 9 }, seen: { seconds: 5 } })
  await userEvent.clear(seconds)
  await userEvent.type(seconds, '20{Enter}')
  const name = 'Someone else changed this pop-up'
  const question = within(await screen.findByRole('dialog', { name }))
  expect(question.getByLabelText('Yours').textContent).toBe('Seconds on the page20')
  expect(question.getByLabelText('Theirs').textContent).toBe('Seconds on the page9')
  await userEvent.click(question.getByRole('button', { name: 'Take theirs' }))
})

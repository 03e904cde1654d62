import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import {
  loadEditor,
  mark,
  workplaceOfEachTest,
} from '../../ground/changes/testing/served-editor.tsx'
import type { FileDraft } from '../../ground/changes/drafts.ts'

// what every browser has and this document lacks
Range.prototype.getClientRects = () => [] as unknown as DOMRectList

const { shop } = workplaceOfEachTest()

it('a file that is saved with an error says so, and what visitors have of it', async () => {
  const file = 'site.region'
  const user = await loadEditor(`/sites/${shop.name}/template?file=${file}`)
  await screen.findByRole('button', { name: 'Save' })
  const { putDraft, placeHere } = await import('../../ground/changes/drafts.ts')
  const { fileKey } = await import('./code-drafts.ts')
  const draft = async (text: string): Promise<FileDraft> => ({
    kind: 'file',
    key: fileKey(shop.siteId, file),
    siteId: shop.siteId,
    path: file,
    name: file,
    place: placeHere(),
    revision: -1,
    fields: { text: { typed: text, seen: '' } },
    state: { kind: 'typed' },
  })
  const save = async (text: string): Promise<void> => {
    putDraft(await draft(text))
    await user.click(await screen.findByRole('button', { name: 'Save' }))
    await mark('Saved')
  }
  await save('{.section collection}<p>open</p>')
  await screen.findByText(
    `${file} is saved, with 1 error: pages may lack parts for visitors until that is mended.`,
  )
  await save('<p>mended</p>')
  await waitFor(() => expect(screen.queryByText(/is saved, with 1 error/)).toBeNull())
})

import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  loadEditor,
  mark,
  workplaceOfEachTest,
} from '../../ground/changes/testing/served-editor.tsx'
import { sayFromFrame } from '../../ground/changes/testing/home-page.ts'

const { shop } = workplaceOfEachTest()

const say = (message: object) => sayFromFrame(shop, message)

const panel = () => screen.queryByRole('region', { name: 'Style' })

/** Somebody has changed the style, and has not saved it. */
async function changeTheStyle() {
  const user = await loadEditor(`/sites/${shop.name}/pages?panel=style`)
  await screen.findByRole('button', { name: 'Reset all' })
  const { changeStyle } = await import('../design/style-draft.ts')
  act(() => changeStyle(shop.siteId, { customCss: '' }, { customCss: '.a {}' }))
  await mark('Unsaved')
  return user
}

describe('a style that is not saved', () => {
  it('stays beside the page while a block of it gets its settings', async () => {
    await changeTheStyle()
    await say({ type: 'picked', layoutId: 'page-1', blockId: 'block-1', by: 'pointer' })
    await waitFor(() => expect(location.search).toContain('block='))
    expect(panel()).not.toBeNull()
    await say({ type: 'picked', layoutId: '', blockId: '', by: 'pointer' })
    await waitFor(() => expect(location.search).not.toContain('block='))
    expect(panel()).not.toBeNull()
  })

  it('stays while the pages are looked at', async () => {
    const user = await changeTheStyle()
    await user.click(screen.getByRole('button', { name: 'Pages' }))
    await screen.findByRole('button', { name: 'Add page' })
    expect(panel()).not.toBeNull()
  })

  it('is called so at the way back to it', async () => {
    const user = await changeTheStyle()
    const { router } = await import('../../router.tsx')
    await act(() =>
      router.navigate({ to: '/sites/$siteName/pages', params: { siteName: shop.name } }),
    )
    expect(panel()).toBeNull()
    await user.click(await screen.findByRole('button', { name: 'Unsaved style' }))
    const save = await screen.findByRole('button', { name: 'Save' })
    expect(save.hasAttribute('disabled')).toBe(false)
  })
})

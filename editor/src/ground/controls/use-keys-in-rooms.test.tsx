import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { loadEditor, workplaceOfEachTest } from '../changes/testing/served-editor.tsx'

const { shop } = workplaceOfEachTest()

const followByKeys = async (user: Awaited<ReturnType<typeof loadEditor>>, link: HTMLElement) => {
  link.focus()
  await user.keyboard('{Enter}')
}
const focused = () => document.activeElement?.tagName

describe('whoever follows a link by keys', () => {
  it('from the list of sites goes on at the heading of the room, and back at that of the list', async () => {
    const user = await loadEditor('')
    const links = await screen.findAllByRole<HTMLAnchorElement>('link', { name: /^Edit / })
    const link = links.find(({ href }) => href.endsWith(shop.name))
    if (link === undefined) throw new Error('the list lacks the site')
    await followByKeys(user, link)
    await waitFor(() => expect(focused()).toBe('H1'))
    expect(location.pathname).toContain(shop.name)
    await followByKeys(user, screen.getByRole('link', { name: 'All sites' }))
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Sites'))
  })

  it('is led nowhere by a page that was just loaded', async () => {
    await loadEditor(`/sites/${shop.name}/history`)
    await screen.findByRole('heading', { level: 1 })
    expect(focused()).toBe('BODY')
  })
})

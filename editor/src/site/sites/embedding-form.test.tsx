import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  loadEditor,
  mark,
  workplaceOfEachTest,
  type,
} from '../../ground/changes/testing/served-editor.tsx'

const label = 'Sites that may show your pages'
const { shop } = workplaceOfEachTest()

async function save(lines: string): Promise<void> {
  const user = await loadEditor(`/sites/${shop.name}/settings/access`)
  await type(user, label, lines)
  await user.click(await screen.findByRole('button', { name: 'Save embedding' }))
}

describe('the sites that may show pages of this one', () => {
  it('are stored as browsers compare them', async () => {
    await save('Blog.Example/\nhttp://partner.example:8080')
    await mark('Saved')
    expect((await shop.document('site-settings', 'site')).embedders).toEqual([
      'https://blog.example',
      'http://partner.example:8080',
    ])
  })

  it('may be typed in letters of their language, and are stored as browsers send them', async () => {
    await save('https://ü.example\nBücher.example:8080')
    await mark('Saved')
    expect((await shop.document('site-settings', 'site')).embedders).toEqual([
      'https://xn--tda.example',
      'https://xn--bcher-kva.example:8080',
    ])
  })

  it('are refused with the line that is none', async () => {
    await save('https://blog.example\nour blog')
    await screen.findAllByText(/“our blog” is none\./)
    expect((await shop.document('site-settings', 'site')).embedders).toBeUndefined()
  })

  it('are never the editor itself, which says so instead of leaving it out later', async () => {
    await save(location.origin)
    await screen.findAllByText(/leave its own address out/)
    expect((await shop.document('site-settings', 'site')).embedders).toBeUndefined()
  })
})

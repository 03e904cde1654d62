import { EditorView } from '@codemirror/view'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import {
  loadEditor,
  loseAnswers,
  mark,
  workplaceOfEachTest,
  regain,
} from '../../ground/changes/testing/served-editor.tsx'

const { network, shop } = workplaceOfEachTest()

const path = 'partials/note.block'

async function openNote(): Promise<UserEvent> {
  await shop.act('set-template-file', { path, text: 'as it was' })
  const user = await loadEditor(`/sites/${shop.name}/template?file=${path}`)
  await waitFor(() => expect(shown()).toBe('as it was'))
  return user
}

function view(): EditorView | null {
  const content = document.querySelector<HTMLElement>('.cm-content')
  return content === null ? null : EditorView.findFromDOM(content)
}

const shown = () => view()?.state.doc.toString()

/** Puts words in the place of the whole text, as somebody who types. */
function typeText(insert: string): void {
  view()?.dispatch({ changes: { from: 0, to: view()?.state.doc.length ?? 0, insert } })
}

const save = async (user: UserEvent) =>
  user.click(await screen.findByRole('button', { name: 'Save' }))

const stored = async () => {
  const file = await shop.document('template-file', path)
  return file.kind === 'text' ? file.text : null
}

describe('a file whose reading fails after it was stored', () => {
  /** Cuts the readings of the file from the first action on. @returns how many were tried, and the end of that */
  function cutReading() {
    const cut = { isCut: false, tries: 0, mend: () => (network.before = () => Promise.resolve()) }
    network.before = (request) => {
      if (/^POST .*\/actions$/.test(request)) cut.isCut = true
      if (!cut.isCut || !request.includes('/documents/template-file/')) return Promise.resolve()
      cut.tries += 1
      return Promise.reject(new TypeError('Failed to fetch'))
    }
    return cut
  }

  it('stays as it was typed, and is not said to be gone', async () => {
    const user = await openNote()
    typeText('mine')
    const cut = cutReading()
    await save(user)
    // an interrupted reading is tried three times; then somebody has to ask for it again
    await waitFor(() => expect(cut.tries).toBeGreaterThan(3))
    expect(shown()).toBe('mine')
    expect(screen.queryByText(/no longer there/)).toBeNull()
    cut.mend()
    globalThis.dispatchEvent(new Event('online'))
    await mark('Saved')
    expect(shown()).toBe('mine')
    expect(await stored()).toBe('mine')
  })

  it('takes another’s text over one’s own only once that can be shown', async () => {
    const user = await openNote()
    typeText('mine')
    await shop.act('set-template-file', { path, text: 'hers' })
    const cut = cutReading()
    await save(user)
    const dialog = await screen.findByRole('dialog', { name: `Someone else changed ${path}` })
    await user.click(within(dialog).getByRole('button', { name: 'Take theirs' }))
    await waitFor(() => expect(cut.tries).toBeGreaterThan(6))
    await mark('Conflict')
    cut.mend()
    globalThis.dispatchEvent(new Event('online'))
    await mark('Saved')
    expect(shown()).toBe('hers')
  })
})

describe('a file that was put back while nobody knows whether it arrived', () => {
  it('is still unsaved, and then stored as it was', async () => {
    const user = await openNote()
    typeText('mine')
    loseAnswers(network)
    await save(user)
    await mark('Not saved')
    expect(await stored()).toBe('mine')
    typeText('as it was')
    await mark('Not saved')
    regain(network)
    await mark('Saved')
    expect(await stored()).toBe('as it was')
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { pageSections } from '@vitrine/rules/site/blocks/page-sections.ts'
import type { KeptSection } from './kept-section.ts'
import { SectionPicker } from './section-picker.tsx'

beforeAll(() => {
  // keys of lists ask for it
  vi.stubGlobal('CSS', { escape: (text: string) => text })
})
afterEach(cleanup)

const block = (id: string) => ({ id, type: 2, value: { html: '<p>Words</p>' } })
const kept = (id: string, title: string, columns: 1 | 12 = 12): KeptSection => ({
  kind: 'section',
  id,
  revision: 1,
  body: {
    title,
    columns,
    rows: [
      {
        id: 'r',
        columns: [{ id: 'c', span: columns, blocks: [block('a'), block('b')], rows: [] }],
      },
    ],
  },
})

function show(props: Partial<Parameters<typeof SectionPicker>[0]> = {}) {
  const on = { drawn: vi.fn(), kept: vi.fn(), rename: vi.fn(), remove: vi.fn() }
  render(
    <SectionPicker
      columns={12}
      count={3}
      kept={[kept('one', 'Our hours'), kept('two', 'Side note', 1)]}
      onPickDrawn={on.drawn}
      onPickKept={on.kept}
      onRename={on.rename}
      onDelete={on.remove}
      {...props}
    />,
  )
  return { on, user: userEvent.setup() }
}

const drawn = () => screen.getByRole('listbox', { name: 'Sections to begin with' })
const own = () => screen.getByRole('grid', { name: 'Sections kept by you' })
const search = () => screen.getByRole('searchbox', { name: 'Search sections' })

describe('the sections that can be added', () => {
  it('are all that were drawn and those that the owner keeps', async () => {
    const { on, user } = show()
    expect(within(drawn()).getAllByRole('option')).toHaveLength(pageSections.length)
    await user.click(within(drawn()).getByRole('option', { name: 'Three points' }))
    expect(on.drawn.mock.calls[0]?.[0]).toMatchObject({ id: 'three-points' })
    await user.click(within(own()).getByRole('row', { name: 'Our hours' }))
    expect(on.kept.mock.calls[0]?.[0]).toMatchObject({ id: 'one' })
  })

  it('are found by typing', async () => {
    const { user } = show()
    await user.type(search(), 'HOURS')
    expect(within(own()).getAllByRole('row')).toHaveLength(1)
    expect(screen.queryByRole('listbox')).toBeNull()
    await user.type(search(), ' nowhere')
    screen.getByText('No section is called “HOURS nowhere”.')
  })

  it('say why one cannot be put there, and stay', async () => {
    const { on, user } = show()
    const wide = within(own()).getByRole('row', { name: 'Side note' })
    within(wide).getByText('This section is wider than this part of the page can be.')
    await user.click(wide)
    expect(on.kept).not.toHaveBeenCalled()
  })

  it('that would be more than 60 blocks are not given', async () => {
    const { on, user } = show({ count: 59 })
    await user.click(within(own()).getByRole('row', { name: 'Our hours' }))
    await user.click(within(drawn()).getByRole('option', { name: 'Three points' }))
    expect([on.kept.mock.calls, on.drawn.mock.calls]).toEqual([[], []])
    await user.click(within(drawn()).getByRole('option', { name: 'One large picture' }))
    expect(on.drawn).toHaveBeenCalledOnce()
  })

  it('begin with words on how to keep one', () => {
    show({ kept: [] })
    screen.getByText(/choose “Save row as a section…”/)
  })

  it('are renamed and deleted where they are picked', async () => {
    const { on, user } = show()
    const open = async (name: string) => {
      await user.click(screen.getByRole('button', { name: 'Actions of Our hours' }))
      await user.click(await screen.findByRole('menuitem', { name }))
    }
    await open('Rename…')
    const field = await screen.findByRole('textbox', { name: /Name of the section/ })
    await user.clear(field)
    await user.type(field, 'When we are open{Enter}')
    expect(on.rename.mock.calls[0]?.[1]).toBe('When we are open')
    await open('Delete')
    expect(on.remove.mock.calls[0]?.[0]).toMatchObject({ id: 'one' })
    expect(on.kept).not.toHaveBeenCalled()
  })

  it('are walked by arrow keys and taken by Enter', async () => {
    const { on, user } = show({ kept: [] })
    search().focus()
    await user.tab()
    await user.keyboard('{ArrowRight}{Enter}')
    expect(on.drawn.mock.calls[0]?.[0]).toMatchObject({ id: pageSections[1]?.id })
  })
})

import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { aestheticsByPath, noAesthetics } from '@vitrine/rules/site/design/aesthetics.ts'
import type { StyleReply } from '@vitrine/rules/site/design/design-api.ts'
import type { FontsReply } from '@vitrine/rules/site/design/font-api.ts'
import { fontStack, type FontCategory } from '@vitrine/rules/site/design/font-family.ts'
import { queryClient } from '../../ground/http/query-client.ts'
import type { Site } from '../sites/sites.ts'
import { FontsPanel } from './fonts-panel.tsx'
import type { StyleFields } from './style-fields.ts'

const fontOf = (name: string, category: FontCategory) => ({
  name,
  category,
  stack: fontStack(name, category),
  weights: ['100 900'],
  hasItalic: true,
  preview: `/_vitrine/fonts/${name}.woff2`,
})
const reply: FontsReply = {
  catalogue: [
    fontOf('Anton', 'display'),
    fontOf('Karla', 'sans-serif'),
    fontOf('Lora', 'serif'),
    fontOf('Manrope', 'sans-serif'),
  ],
  own: [
    {
      family: 'Quay',
      weight: '400',
      style: 'normal',
      assetId: 'a1',
      hash: 'f'.repeat(64),
      filename: 'quay.woff2',
    },
  ],
  kitId: null,
}
const tweak = {
  kind: 'font',
  name: 'text',
  title: 'text',
  label: 'Texts',
  declarations: { 'font-family': "'Lora', serif", 'font-size': '1em' },
}
const style = {
  tweaks: [tweak],
  presets: [],
  fontUsages: [],
  fields: { ...aestheticsByPath(noAesthetics), customCss: '' },
} as unknown as StyleReply

// what every browser has and this document lacks
Object.defineProperty(globalThis, 'CSS', {
  value: { escape: (text: string) => text.replace(/[^\w-]/g, String.raw`\$&`) },
})

let answers: (() => Response)[] = []
let loaded: string[] = []
let broken: string[] = []
let chosen: StyleFields[] = []
let closed = 0

class FakeFace {
  readonly #source: string
  constructor(_family: string, source: string) {
    this.#source = source
  }
  load(): Promise<this> {
    loaded.push(this.#source)
    const isBroken = broken.some((name) => this.#source.includes(name))
    return isBroken ? Promise.reject(new Error('network')) : Promise.resolve(this)
  }
}

/** Everything is in sight at once. */
class SeesAll {
  readonly #tell: IntersectionObserverCallback
  constructor(tell: IntersectionObserverCallback) {
    this.#tell = tell
  }
  observe(): void {
    this.#tell([{ isIntersecting: true } as IntersectionObserverEntry], this as never)
  }
  disconnect(): void {}
}

function Panel() {
  const [fields, setFields] = useState<StyleFields>(style.fields)
  return (
    <QueryClientProvider client={queryClient}>
      <FontsPanel
        site={{ siteId: 'site-1' } as Site}
        style={style}
        fields={fields}
        targetId={null}
        onChange={(changes) => {
          chosen.push(changes)
          setFields({ ...fields, ...changes })
        }}
        onClose={() => closed++}
      />
    </QueryClientProvider>
  )
}

const json =
  (body: unknown, status = 200) =>
  () =>
    new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
const rows = () =>
  screen.getAllByRole('row').flatMap((row) => {
    const label = row.getAttribute('aria-label') ?? row.getAttribute('data-key')
    return label === null ? [] : [label]
  })
const familyRow = (name: string) => screen.getByRole('row', { name })

beforeEach(() => {
  answers = [json(reply)]
  ;[loaded, broken, chosen, closed] = [[], [], [], 0]
  queryClient.clear()
  vi.stubGlobal('FontFace', FakeFace)
  vi.stubGlobal('IntersectionObserver', SeesAll)
  Object.defineProperty(document, 'fonts', { value: { add: () => undefined }, configurable: true })
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve((answers.length > 1 ? answers.shift() : answers[0])?.())),
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('fonts in use stand first, and a family is found by a part of its name', async () => {
  render(<Panel />)
  await screen.findByText('Fonts in your style guide')
  expect(rows()[0]).toContain('Lora')
  await userEvent.type(screen.getByRole('searchbox'), 'arl')
  expect(screen.queryByRole('row', { name: 'Lora' })).toBeNull()
  expect(familyRow('Karla')).toBeDefined()
  await userEvent.type(screen.getByRole('searchbox'), 'xx')
  await screen.findByText('No font is called like that.')
})

it('each of the seven categories shows its own families', async () => {
  render(<Panel />)
  await screen.findByText('Fonts in your style guide')
  const groups = screen.getByRole('radiogroup', { name: 'Which fonts' })
  const names = ['Browse all', 'Sans Serif', 'Serif', 'Display', 'Script', 'Slab Serif', 'Mono']
  for (const name of [...names, 'Other', 'Typekit Kit']) {
    expect(within(groups).getByRole('radio', { name })).toBeDefined()
  }
  await userEvent.click(within(groups).getByRole('radio', { name: 'Sans Serif' }))
  expect(familyRow('Karla')).toBeDefined()
  expect(screen.queryByRole('row', { name: 'Anton' })).toBeNull()
})

it('arrows move, letters find and Enter chooses; the rest of the font stays as it is', async () => {
  render(<Panel />)
  await screen.findByText('Fonts in your style guide')
  act(() => familyRow('Lora').focus())
  await userEvent.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(familyRow('Quay'))
  await userEvent.keyboard('man')
  expect(document.activeElement).toBe(familyRow('Manrope'))
  await userEvent.keyboard('{Enter}')
  expect(chosen).toEqual([{ 'tweak.text': `{font-family:${fontStack('Manrope', 'sans-serif')};}` }])
  expect(familyRow('Manrope').getAttribute('aria-selected')).toBe('true')
  await userEvent.keyboard('{Enter}')
  expect(chosen.length).toBe(1)
})

it('fonts that cannot be loaded are said so, and asked for again', async () => {
  answers = [json({}, 500), json({}, 500), json({}, 500), json({}, 500), json(reply)]
  queryClient.setDefaultOptions({ queries: { retry: false } })
  render(<Panel />)
  await screen.findByText('Unable to load fonts', {}, { timeout: 5000 })
  answers = [json(reply)]
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('Fonts in your style guide')
})

it('a preview that cannot be loaded is said so by its name, and asked for again alone', async () => {
  broken = ['Arvo']
  answers = [json({ ...reply, catalogue: [...reply.catalogue, fontOf('Arvo', 'slab-serif')] })]
  render(<Panel />)
  await screen.findByText('Unable to load preview for Arvo')
  expect(screen.queryByText('Unable to load preview for Karla')).toBeNull()
  broken = []
  await userEvent.click(screen.getByRole('button', { name: 'Try again to load Arvo' }))
  await waitFor(() => expect(screen.queryByText(/^Unable to load preview/)).toBeNull())
  expect(loaded.filter((source) => source.includes('Arvo')).length).toBe(2)
})

it('a kit is kept for later, and says that nothing is loaded by it', async () => {
  render(<Panel />)
  await screen.findByText('Fonts in your style guide')
  await userEvent.click(screen.getByRole('radio', { name: 'Typekit Kit' }))
  await screen.findByText(/Nothing is loaded from it yet/)
  expect(screen.getByLabelText('Kit id')).toBeDefined()
})

it.each([
  ['Back to style', () => userEvent.click(screen.getByRole('button', { name: 'Back to style' }))],
  [
    'Escape',
    () => {
      act(() => screen.getByRole('button', { name: 'Keep kit' }).focus())
      return userEvent.keyboard('{Escape}')
    },
  ],
])('asks about the id of a kit that is typed before %s leads away from it', async (_, leave) => {
  render(<Panel />)
  await screen.findByText('Fonts in your style guide')
  await userEvent.click(screen.getByRole('radio', { name: 'Typekit Kit' }))
  await userEvent.type(screen.getByLabelText('Kit id'), 'abc1234')
  await leave()
  const question = within(await screen.findByRole('dialog', { name: /not saved/ }))
  await userEvent.click(question.getByRole('button', { name: 'Keep editing' }))
  expect(screen.getByLabelText<HTMLInputElement>('Kit id').value).toBe('abc1234')
  expect(closed).toBe(0)
  await leave()
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
  expect(closed).toBe(1)
})

it('asks about another name of a font before another group is shown', async () => {
  render(<Panel />)
  await screen.findByText('Fonts in your style guide')
  await userEvent.click(screen.getByRole('radio', { name: 'Your fonts' }))
  await userEvent.click(screen.getByRole('button', { name: 'Rename Quay' }))
  await userEvent.type(screen.getByLabelText('Name'), ' Two')
  await userEvent.click(screen.getByRole('radio', { name: 'Serif' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }))
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Quay Two')
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await userEvent.click(screen.getByRole('radio', { name: 'Serif' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('a font of the owner’s own says what it is used for before it goes', async () => {
  render(<Panel />)
  await screen.findByText('Fonts in your style guide')
  await userEvent.click(screen.getByRole('radio', { name: 'Your fonts' }))
  await userEvent.click(screen.getByRole('button', { name: 'Delete Quay, Regular' }))
  await screen.findByText(/It is used nowhere/)
  await userEvent.click(screen.getByRole('button', { name: 'Keep' }))
  await userEvent.click(familyRow('Quay'))
  await userEvent.click(screen.getByRole('button', { name: 'Delete Quay, Regular' }))
  await screen.findByText(/It is used for Texts/)
})

it('a file that is no font is refused before it is sent', async () => {
  render(<Panel />)
  await screen.findByText('Fonts in your style guide')
  await userEvent.click(screen.getByRole('radio', { name: 'Your fonts' }))
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')
  if (input === null) throw new Error('nothing to choose a file with')
  const drawing = new File(['<svg/>'], 'drawing.woff2', { type: 'font/woff2' })
  await userEvent.upload(input, drawing)
  await screen.findByText('The file drawing.woff2 does not appear to be a supported font file.')
})

it('Escape clears a search first, then leads back to the style', async () => {
  render(<Panel />)
  await screen.findByText('Fonts in your style guide')
  await userEvent.type(screen.getByRole('searchbox'), 'karla')
  await userEvent.keyboard('{Escape}')
  expect(closed).toBe(0)
  await userEvent.keyboard('{Escape}')
  expect(closed).toBe(1)
})

it('Escape leads back from wherever the keys are, as from the choice of a group', async () => {
  render(<Panel />)
  await screen.findByText('Fonts in your style guide')
  await userEvent.click(screen.getByRole('radio', { name: 'Serif' }))
  await userEvent.keyboard('{Escape}')
  expect(closed).toBe(1)
})

it('says where no font is called like that: others may be in another category', async () => {
  render(<Panel />)
  await screen.findByText('Fonts in your style guide')
  await userEvent.type(screen.getByRole('searchbox'), 'karla')
  await userEvent.click(screen.getByRole('radio', { name: 'Serif' }))
  await screen.findByText('No font under Serif is called like that.')
  await userEvent.type(screen.getByRole('searchbox'), 'x')
  await userEvent.click(screen.getByRole('radio', { name: 'Browse all' }))
  await screen.findByText('No font is called like that.')
})

it('the kit that is stored shows where nobody types, as after an undo', async () => {
  answers = [json({ ...reply, kitId: 'abc1234' }), json(reply)]
  render(<Panel />)
  await screen.findByText('Fonts in your style guide')
  await userEvent.click(screen.getByRole('radio', { name: 'Typekit Kit' }))
  const kit = screen.getByLabelText<HTMLInputElement>('Kit id')
  expect(kit.value).toBe('abc1234')
  await act(() => queryClient.refetchQueries())
  await waitFor(() => expect(kit.value).toBe(''))
  await userEvent.click(screen.getByRole('button', { name: 'Back to style' }))
  expect(closed).toBe(1)
})

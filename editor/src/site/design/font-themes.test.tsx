import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { aestheticsByPath, noAesthetics } from '@vitrine/rules/site/design/aesthetics.ts'
import type { StyleReply } from '@vitrine/rules/site/design/design-api.ts'
import { readyFontThemes } from '@vitrine/rules/site/design/font-theme.ts'
import { FontThemes } from './font-themes.tsx'
import type { StyleFields } from './style-fields.ts'

const [ready] = readyFontThemes
if (ready === undefined) throw new Error('no font theme is ready')
const none = aestheticsByPath(noAesthetics)
const style = {
  tweaks: [],
  presets: [],
  fontUsages: ['body'],
  fields: {
    ...none,
    'fonts.themes': [{ ...ready, usages: {} }],
    'fonts.activeThemeId': ready.id,
  },
} as unknown as StyleReply

let shown: StyleFields = {}

function Themes() {
  const [fields, setFields] = useState<StyleFields>(style.fields)
  return (
    <FontThemes
      style={style}
      fields={fields}
      fonts={undefined}
      onChange={(changes) => {
        shown = { ...fields, ...changes }
        setFields(shown)
      }}
      onEnd={() => undefined}
      onPick={() => undefined}
    />
  )
}

afterEach(cleanup)

it('a ready theme that was changed is put back as it was, and stays on', async () => {
  render(<Themes />)
  await userEvent.click(screen.getByRole('button', { name: 'Put back as it was' }))
  expect(shown['fonts.themes']).toEqual([ready])
  expect(shown['fonts.activeThemeId']).toBe(ready.id)
  // there is nothing to put back any more
  expect(screen.queryByRole('button', { name: 'Put back as it was' })).toBeNull()
})

it('a ready theme beside sixty others is refused with a sentence, and nothing is left out', async () => {
  const themes = Array.from({ length: 60 }, (_, at) => ({
    id: `own-${at}`,
    title: `Own ${at}`,
    usages: {},
  }))
  const fields = { ...style.fields, 'fonts.themes': themes, 'fonts.activeThemeId': 'own-0' }
  const change = vi.fn()
  render(
    <FontThemes
      style={style}
      fields={fields}
      fonts={undefined}
      onChange={change}
      onEnd={() => undefined}
      onPick={() => undefined}
    />,
  )
  const other = screen.getByRole('radio', { name: new RegExp(ready.title) })
  await userEvent.click(other)
  expect(screen.getByRole('alert').textContent).toBe(
    'A site can have 60 font themes, and these would be 61. Remove 1 of your own first.',
  )
  expect(change).not.toHaveBeenCalled()
})

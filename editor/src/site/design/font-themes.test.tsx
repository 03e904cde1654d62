import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
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

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { breakpoints, DeviceView, widestOf } from '@vitrine/rules/site/design/device-view.ts'
import { projectRoot } from '../../testing/test-context.ts'

/** The stylesheets that the platform puts on the pages of sites. */
function platformStyles(): { name: string; text: string }[] {
  return ['server/src', 'storefront/src'].flatMap((folder) =>
    readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.css'))
      .map((name) => ({ name, text: readFileSync(join(projectRoot, folder, name), 'utf8') })),
  )
}

test('a phone ends at 432 pixels, the desktop begins at 433, a tablet ends at 991', () => {
  expect(breakpoints).toEqual({ phoneUpTo: 432, desktopFrom: 433, tabletUpTo: 991 })
  const views = Object.values(DeviceView).map((view) => [view, widestOf(view)])
  expect(Object.fromEntries(views)).toEqual({ phone: 432, tablet: 991, desktop: null })
})

test('the styles of the platform change at these widths and at no other', () => {
  const { phoneUpTo, desktopFrom, tabletUpTo } = breakpoints
  const known = [
    `max-width: ${phoneUpTo}px`,
    `min-width: ${desktopFrom}px`,
    `max-width: ${tabletUpTo}px`,
    `min-width: ${tabletUpTo + 1}px`,
  ]
  const found = platformStyles().flatMap(({ name, text }) =>
    // a container's width is that of a block's place, which is no device's
    [...text.matchAll(/@media[^{]*/g)].flatMap(([query]) =>
      [...query.matchAll(/\(([^)]*width[^)]*)\)/g)].map(([, width = '']) => ({ name, width })),
    ),
  )
  expect(found.length).toBeGreaterThan(1)
  expect(found.filter(({ width }) => !known.includes(width))).toEqual([])
})

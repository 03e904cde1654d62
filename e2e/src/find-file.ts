import type { Locator } from 'playwright-core'
import { expect } from 'vitest'

/**
 * Types a file's name into a list of files and presses it once only what was looked for stands there:
 * a card that makes way between a press and its release was not pressed.
 */
export async function pressFoundFile(place: Locator, name: string): Promise<void> {
  await place.getByRole('searchbox').fill(name)
  const cards = place.getByRole('list', { name: 'Files' }).getByRole('listitem')
  await expect.poll(() => cards.filter({ hasNotText: name }).count()).toBe(0)
  await cards
    .getByRole('button', { name: new RegExp(`^${name}\\.`) })
    .first()
    .click()
}

import type { Locator, Page } from 'playwright-core'

/** What an owner works with: a mouse, a finger on a phone, or the keyboard alone. */
export type Hand = {
  readonly name: string
  readonly window: { readonly width: number; readonly height: number }
  readonly hasTouch: boolean
  /** Presses a button, follows a link, chooses an entry of a menu. */
  press(control: Locator): Promise<void>
  /** Turns a switch, or takes one of several choices; a pointer presses the words beside it. */
  turn(control: Locator): Promise<void>
}

const roomy = { width: 1280, height: 860 }

export const mouse: Hand = {
  name: 'with a mouse',
  window: roomy,
  hasTouch: false,
  press: (control) => control.click(),
  turn: (control) => wordsOf(control).click(),
}

export const finger: Hand = {
  name: 'on a phone',
  window: { width: 360, height: 740 },
  hasTouch: true,
  press: (control) => control.tap(),
  turn: (control) => wordsOf(control).tap(),
}

export const keys: Hand = {
  name: 'by keys alone',
  window: roomy,
  hasTouch: false,
  async press(control) {
    await goTo(control)
    await control.page().keyboard.press('Enter')
  },
  async turn(control) {
    await goTo(control)
    await control.page().keyboard.press('Space')
  },
}

const wordsOf = (control: Locator): Locator => control.locator('xpath=ancestor::label[1]')

/** Where Tab would come to, given that it can come there: what is still being drawn gives keys back. */
async function goTo(control: Locator): Promise<void> {
  for (let attempt = 1; attempt <= 5; attempt++) {
    await control.focus()
    await new Promise((resolve) => setTimeout(resolve, 60))
    if (await control.evaluate((element) => element.contains(document.activeElement))) return
  }
  throw new Error('keys do not come to this control')
}

/** Types over what stands in a field, as somebody does who has come there. */
export async function typeOver(page: Page, field: Locator, text: string): Promise<void> {
  await field.focus()
  await page.keyboard.press('Control+a')
  await page.keyboard.insertText(text)
}

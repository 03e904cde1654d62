import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import {
  accessibilityViolations,
  fitsItsWidth,
  roomyWindow,
  takePictures,
  widths,
} from './open-browser.ts'

/** What a program can see of how a room of the editor looks, at each width; pictures for who looks. */
export async function looksFine(editor: Page, name: string): Promise<void> {
  expect(await accessibilityViolations(editor), name).toEqual([])
  for (const [device, width] of Object.entries(widths)) {
    await editor.setViewportSize({ width, height: 800 })
    expect(await fitsItsWidth(editor), `${name} ${device}`).toBe(true)
  }
  await takePictures(editor, name)
  await editor.setViewportSize(roomyWindow.viewport)
}

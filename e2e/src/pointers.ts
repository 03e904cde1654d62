import type { Locator, Page } from 'playwright-core'
import { pressMs } from './in-frame.ts'

export type Point = { readonly x: number; readonly y: number }

/** What somebody points with: a mouse, or a finger. */
export type Pointer = {
  readonly isFinger: boolean
  press(point: Point): Promise<void>
  /** Presses a control of the editor. */
  use(control: Locator): Promise<void>
  /** Goes down at a point and on to the next ones; up is for the caller, who may look before. */
  drag(from: Point, ...to: readonly Point[]): Promise<void>
  /** Stays down and goes to another point. */
  goOn(to: Point): Promise<void>
  lift(): Promise<void>
}

const steps = 8

export function mouseOf(page: Page): Pointer {
  const { mouse } = page
  const goOn = (to: Point) => mouse.move(to.x, to.y, { steps })
  return {
    isFinger: false,
    press: ({ x, y }) => mouse.click(x, y, { delay: pressMs }),
    use: (control) => control.click({ delay: pressMs }),
    async drag(from, ...to) {
      await mouse.move(from.x, from.y)
      await mouse.down()
      for (const point of to) await goOn(point)
    },
    goOn,
    lift: () => mouse.up(),
  }
}

/** Needs a context with `hasTouch`. */
export async function fingerOf(page: Page): Promise<Pointer> {
  const device = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    device.send('Input.dispatchTouchEvent', { type, touchPoints })
  let at: Point = { x: 0, y: 0 }
  const goOn = async (to: Point): Promise<void> => {
    const from = at
    for (let step = 1; step <= steps; step += 1) {
      const share = step / steps
      at = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
      await touch('touchMove', [at])
    }
  }
  return {
    isFinger: true,
    async press(point) {
      // up when it is time, whenever a busy page gets to it: a finger that stays long asks for a menu
      const isDown = touch('touchStart', [point])
      await new Promise((resolve) => setTimeout(resolve, pressMs))
      await Promise.all([isDown, touch('touchEnd', [])])
    },
    use: (control) => control.tap(),
    async drag(from, ...to) {
      at = from
      await touch('touchStart', [at])
      for (const point of to) await goOn(point)
    },
    goOn,
    async lift() {
      await touch('touchEnd', [])
    },
  }
}

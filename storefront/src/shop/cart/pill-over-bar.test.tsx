import { afterEach, expect, it } from 'vitest'
import { keepOffControls } from './pill-lift.ts'

afterEach(() => document.body.replaceChildren())

/** An element that lies somewhere in the window, which this document cannot measure. */
function lying(className: string, box: Partial<DOMRect>): HTMLElement {
  const element = document.createElement('div')
  element.className = className
  element.getBoundingClientRect = () => box as DOMRect
  document.body.append(element)
  return element
}

it('the cart pill steps over the bar at the bottom of phones', () => {
  lying('sqs-mobile-info-bar', { left: 0, right: 360, top: 692, bottom: 740 })
  const pill = lying('vitrine-cart-pill', { left: 159, right: 344 })
  Object.defineProperties(pill, { offsetTop: { value: 676 }, offsetHeight: { value: 48 } })
  const end = keepOffControls(pill)
  expect(pill.style.getPropertyValue('--vitrine-pill-lift')).toBe('104px')
  end()
})

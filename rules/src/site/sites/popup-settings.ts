import { choice } from '../blocks/kinds/choice.ts'
import { list } from '../blocks/kinds/list.ts'
import { number } from '../blocks/kinds/number.ts'
import { onOff } from '../blocks/kinds/switch.ts'
import { readFields } from '../blocks/read-fields.ts'
import type { Popup } from '../slides/popup.ts'
import type { SiteSettings } from './site-settings.ts'

/** What can be set of the popup, in the panel's order. */
export const popupSettings = {
  isOn: onOff({ label: 'Show it to visitors', empty: false }),
  after: choice({
    label: 'It appears after',
    options: { time: 'Some time', scroll: 'Scrolling' },
    empty: 'time',
  }),
  seconds: number({ label: 'Seconds on the page', min: 0, max: 300, empty: 5 }),
  percent: number({
    label: 'Part of the page scrolled',
    min: 5,
    max: 100,
    step: 5,
    empty: 50,
    unit: '%',
  }),
  where: choice({
    label: 'Shown on',
    options: { everywhere: 'All pages', home: 'The home page', chosen: 'Chosen pages' },
    empty: 'everywhere',
    help: 'Never in the cart or at the checkout. A cover page shows it when it is chosen.',
  }),
  // rows are pages: their ids are those of collections
  pages: list({ label: 'Pages', one: 'Page', max: 100, fields: {} }),
  days: number({
    label: 'Days until it comes back',
    help: 'For visitors who closed it. Whoever follows its button or a link never sees it again.',
    min: 0,
    max: 365,
    empty: 7,
  }),
  version: number({ label: 'Version', min: 1, max: 1_000_000, empty: 1 }),
} as const

const nothingFormer: ReadonlyMap<string, readonly string[]> = new Map()

/** The popup's settings as they stand; off where nobody has turned it on. */
export function readPopup(settings: Pick<SiteSettings, 'popup'>): Popup {
  return readFields(popupSettings, settings.popup ?? {}, nothingFormer)
}

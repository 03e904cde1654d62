import { expect, test } from 'vitest'
import { DeviceView } from './device-view.ts'
import { frameSize } from './frame-size.ts'

test.each([
  ['a desktop on a wide screen', DeviceView.desktop, 1600, { width: 1600, scale: 1 }],
  ['a desktop beside a panel', DeviceView.desktop, 960, { width: 1280, scale: 0.75 }],
  ['a tablet on a wide screen', DeviceView.tablet, 1600, { width: 991, scale: 1 }],
  ['a tablet on a narrow stage', DeviceView.tablet, 743.25, { width: 991, scale: 0.75 }],
  ['a phone', DeviceView.phone, 960, { width: 432, scale: 1 }],
  ['the page on an owner’s own phone', DeviceView.desktop, 360, { width: 360, scale: 1 }],
  ['a stage that is not there yet', DeviceView.desktop, 0, { width: 0, scale: 1 }],
])('%s shows what it really shows', (_name, view, stage, size) => {
  expect(frameSize(view, stage)).toEqual(size)
})

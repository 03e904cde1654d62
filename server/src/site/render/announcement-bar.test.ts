import { expect, it } from 'vitest'
import { defaultSiteSettings } from '@vitrine/rules/site/sites/default-site-settings.ts'
import { withAnnouncement } from './announcement-bar.ts'

const announcement = { isShown: true, html: '<p>Closed</p>', link: '', isClosable: false }
const settings = { ...defaultSiteSettings, announcement }
const shown = (html: string) =>
  withAnnouncement(html, { settings, nonce: null, editing: false, close: 'Close' })

it('an announcement has its place in a tag that is named for it, however often words name it', () => {
  const words = 'sqs-announcement-bar-dropzone '.repeat(160_000)
  const page = `<body>${words}<p title="a < sqs-announcement-bar-dropzone">`
  expect(shown(`${page}<div id="sqs-announcement-bar-dropzone"></div>`).slice(page.length)).toMatch(
    /^<div id="sqs-announcement-bar-dropzone"><div class="sqs-announcement-bar"/,
  )
  expect(shown(page)).toMatch(/^<body><div class="sqs-announcement-bar"/)
  expect(shown(words)).toBe(words)
})

import { expect, it } from 'vitest'
import { isRightToLeft } from './text-direction.ts'

it.each(['ar', 'ar-EG', 'he-IL', 'fa-IR', 'ur-PK', 'AR', 'pa-Arab-PK', 'ks-Arab'])(
  'words of %s run from right to left',
  (language) => expect(isRightToLeft(language)).toBe(true),
)

it.each(['en-US', 'de', 'ja-JP', 'ar-Latn', 'pa-Guru-IN', 'zh-Hant-TW', '', 'de-1996'])(
  'words of %s run from left to right',
  (language) => expect(isRightToLeft(language)).toBe(false),
)

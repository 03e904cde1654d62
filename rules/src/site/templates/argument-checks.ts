import {
  allOf,
  atMost,
  onlyWords,
  wholeNumber,
} from '@vitrine/template-language/lint/argument-checks.ts'
import type {
  ArgumentCheck,
  ArgumentChecks,
} from '@vitrine/template-language/lint/argument-checks.ts'
import { isDateCode } from '../../ground/dates/date-pattern.ts'
import { isSliceType } from '../pages/slice-predicates.ts'

const oneNumber = allOf(atMost(1), wholeNumber(0, 1))

/** Every `%` code of a date pattern is one that prints something. */
const dateCodes: ArgumentCheck = (args) => {
  for (const [, code = ''] of args.join(' ').matchAll(/%([^]?)/gu)) {
    if (code !== '' && !isDateCode(code)) return `'%${code}' is no code of a date`
  }
  return undefined
}

const sliceName: ArgumentCheck = ([name = '']) =>
  isSliceType(name) ? undefined : `'${name}' is no kind of slice`

/** Of the platform's formatters and predicates; what is not listed takes any arguments. */
export const platformArgumentChecks: ArgumentChecks = {
  'child-image-meta': allOf(atMost(1), wholeNumber(0, 0)),
  'current-type?': allOf(atMost(1), sliceName),
  date: dateCodes,
  'image-color': atMost(2),
  'percentage-format': onlyWords('trim'),
  resizedHeightForWidth: oneNumber,
  resizedWidthForHeight: oneNumber,
  squarespaceThumbnailForHeight: oneNumber,
  squarespaceThumbnailForWidth: oneNumber,
  video: onlyWords('load-false', 'color-data'),
}

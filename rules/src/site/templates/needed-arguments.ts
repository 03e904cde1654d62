import type { NeededArguments } from '@vitrine/template-language/lint/needed-arguments.ts'

/** Formatters and predicates of the platform that do nothing without arguments. */
export const platformNeededArguments: NeededArguments = {
  date: 1,
  resizedHeightForWidth: 1,
  resizedWidthForHeight: 1,
  squarespaceThumbnailForHeight: 1,
  squarespaceThumbnailForWidth: 1,
  'collectionTypeNameEquals?': 1,
  'current-type?': 1,
}

/** Formatters and predicates that say, wherever they run, that they are not yet implemented. */
export const platformUnfinished: readonly string[] = ['datetimefield', 'units-metric?']

/** How many arguments a formatter or predicate needs at least, by its name. */
export type NeededArguments = Readonly<Record<string, number>>

/** Of the language itself; what is not listed needs none. */
export const coreNeededArguments: NeededArguments = {
  apply: 1,
  cycle: 1,
  get: 1,
  'key-by': 1,
  lookup: 1,
  prop: 1,
  'equal?': 1,
  'notEqual?': 1,
  'greaterThan?': 1,
  'greaterThanOrEqual?': 1,
  'lessThan?': 1,
  'lessThanOrEqual?': 1,
  'nth?': 1,
}

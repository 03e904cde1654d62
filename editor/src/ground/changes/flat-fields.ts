export type FlatFields = Readonly<Record<string, unknown>>

/** The values of a form by one name each: those of an inner one as `outer.inner`. */
export function flatFields(values: object, path = ''): FlatFields {
  return Object.assign(
    {},
    ...Object.entries(values).map(([name, value]) =>
      isRecord(value) ? flatFields(value, `${path}${name}.`) : { [path + name]: value },
    ),
  ) as FlatFields
}

/** The names whose values differ. */
export function differingFields(one: FlatFields, other: FlatFields): readonly string[] {
  return Object.keys(one).filter((name) => !sameField(one[name], other[name]))
}

function sameField(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

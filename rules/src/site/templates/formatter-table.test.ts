import { expect, test } from 'vitest'
import { render } from '../../testing/render-template.ts'
import { platformFormatters, platformPredicates } from '../../formatter-table.ts'
import { platformUnfinished } from './needed-arguments.ts'

/** A template that uses one of them, and whether the page lives on behind it. */
function use(name: string) {
  const text = name.endsWith('?') ? `{.${name}}yes{.or}no{.end}` : `{value|${name}}`
  return render(`${text} and more`, { value: 1_700_000_000_000 })
}

test('what is known by its name only says that it is not yet implemented, and the page goes on', () => {
  expect(platformUnfinished).toContain('datetimefield')
  for (const name of platformUnfinished) {
    const { output, errors } = use(name)
    expect(errors.map(({ stage, message }) => [stage, message])).toEqual([
      ['engine', `"${name}" formatter is not yet implemented`],
    ])
    expect(output).toContain(' and more')
  }
})

test('nothing else of the platform says so', () => {
  const others = [...Object.keys(platformFormatters), ...Object.keys(platformPredicates)].filter(
    (name) => !platformUnfinished.includes(name),
  )
  expect(others.length).toBeGreaterThan(100)
  for (const name of others) {
    expect(
      use(name)
        .errors.map(({ message }) => message)
        .join(),
      name,
    ).not.toContain('not yet implemented')
  }
})

test('no formatter passes its value over without a word', () => {
  const silent = Object.entries(platformFormatters).filter(([, make]) =>
    /^\(\) => \(\) => (?:undefined|void 0|null|['"]{2})$/.test(String(make).trim()),
  )
  expect(silent.map(([name]) => name)).toEqual([])
})

import { beforeAll, describe, expect, test } from 'vitest'
import { projectFolder } from '../setup/project.mjs'
import { openEngine } from './engine.mjs'
import { comparePages, makePages } from './make-pages.mjs'

let engine
let made

beforeAll(async () => {
  engine = await openEngine(projectFolder, (path) => import(path))
  made = makePages(projectFolder, engine)
})

describe('the pages for template authors', () => {
  test('tell of every formatter and predicate with an example, and of every error', () => {
    expect(made.problems).toEqual([])
    const names = [...engine.formatters, ...engine.predicates]
    expect([...made.pages.keys()].filter((path) => !path.startsWith('language/'))).toHaveLength(
      names.length + 1,
    )
  })

  test('show what the engine prints; npm run author-docs writes them anew', () => {
    expect(comparePages(projectFolder, made.pages)).toEqual([])
  })

  test('miss a new formatter, a new predicate and a new error until somebody tells of them', () => {
    const grown = {
      ...engine,
      formatters: [...engine.formatters, 'brew'],
      predicates: [...engine.predicates, 'brewed?'],
      errorCodes: [...engine.errorCodes, 'TOO_HOT'],
    }
    expect(makePages(projectFolder, grown).problems).toEqual([
      'brew has no page: write its entry in a .notes file.',
      'brewed? has no page: write its entry in a .notes file.',
      'errors.notes does not tell TOO_HOT.',
    ])
  })

  test('are stale as soon as the engine prints something else, or a page has no formatter', () => {
    const changed = { ...engine, render: () => ({ output: 'other', errors: [] }) }
    const { pages } = makePages(projectFolder, changed)
    pages.delete('formatters/html.md')
    const problems = comparePages(projectFolder, pages)
    expect(problems).toContain(
      'docs/template-authors/formatters/money.md is not what npm run author-docs writes.',
    )
    expect(problems).toContain('docs/template-authors/formatters/html.md is a page of nothing.')
  })
})

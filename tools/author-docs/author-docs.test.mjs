import { beforeAll, describe, expect, test } from 'vitest'
import { projectFolder } from '../setup/project.mjs'
import { openEngine } from './engine.mjs'
import { comparePages, makePages } from './make-pages.mjs'

let made

beforeAll(async () => {
  made = makePages(projectFolder, await openEngine(projectFolder, (path) => import(path)))
})

describe('the pages for template authors', () => {
  test('tell of every formatter and predicate with an example, and of every error', () => {
    expect(made.problems).toEqual([])
  })

  test('show what the engine prints; npm run author-docs writes them anew', () => {
    expect(comparePages(projectFolder, made.pages)).toEqual([])
  })
})

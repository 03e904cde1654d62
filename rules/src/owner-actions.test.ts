import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { capabilities } from './ground/rights/capability.ts'
import { findRecordedAction, ownerActions } from './owner-actions.ts'

const features = fileURLToPath(new URL('..', import.meta.url))
const files = (await readdir(features, { recursive: true })).filter((path) =>
  path.endsWith('-actions.ts'),
)
const modules = await Promise.all(
  files.map((path) => import(join(features, path)) as Promise<Record<string, unknown>>),
)

function declaredNames(): string[] {
  return modules
    .flatMap((module) => Object.values(module))
    .flatMap((value) =>
      typeof value === 'object' && value !== null && 'perform' in value && 'name' in value
        ? [String(value.name)]
        : [],
    )
}

describe('the list of owner actions', () => {
  it('names every action that is declared, so that history can always take it back', () => {
    expect(declaredNames().length).toBeGreaterThan(30)
    expect(declaredNames().filter((name) => findRecordedAction(name) === undefined)).toEqual([])
  })

  it('has no name twice', () => {
    const names = declaredNames()
    expect(new Set(names).size).toBe(names.length)
  })

  it('asks for a right and says in words what each one does', () => {
    for (const action of ownerActions) {
      expect(capabilities).toContain(action.capability)
      expect(action.name).toMatch(/^[a-z]+(-[a-z]+)+$/)
      expect(action.title).toMatch(/^[A-Z]/)
    }
  })
})

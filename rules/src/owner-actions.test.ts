import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { capabilities } from './ground/rights/capability.ts'
import type { ActionWish } from './ground/changes/owner-action.ts'
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
      if (typeof action.title === 'string') expect(action.title).toMatch(/^[A-Z]/)
    }
  })
})

describe('who asks for an owner action', () => {
  const asked = (wish: ActionWish): boolean => {
    const action = ownerActions.find(({ name }) => name === wish.action)
    return action?.input.safeParse(wish.input).success === true
  }

  it('names one that there is, with what it takes', () => {
    expect(asked({ action: 'delete-page', input: { collectionId: 'a' } })).toBe(true)
    const set = { title: 'Shop', urlId: 'shop' }
    expect(asked({ action: 'rename-page', input: { collectionId: 'a', set, seen: {} } })).toBe(true)
  })

  it('does not compile with another name or another input', () => {
    // @ts-expect-error there is no such action
    expect(asked({ action: 'delete-everything', input: {} })).toBe(false)
    // @ts-expect-error an action that only the server performs cannot be asked for
    expect(asked({ action: 'add-asset', input: {} })).toBe(false)
    // @ts-expect-error it names the page by its collection
    expect(asked({ action: 'delete-page', input: { pageId: 'a' } })).toBe(false)
    // @ts-expect-error a title is a text
    expect(asked({ action: 'rename-page', input: { collectionId: 'a', set: { title: 1 } } })).toBe(
      false,
    )
  })
})

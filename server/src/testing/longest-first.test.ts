import { expect, it } from 'vitest'
import type { TestSpecification, Vitest } from 'vitest/node'
import { LongestFirst } from './longest-first.ts'

/** A run on a machine that knows the sizes of files and nothing of their last run. */
const machine = {
  config: { root: '/project' },
  cache: {
    getFileTestResults: () => undefined,
    getFileStats: (key: string) => ({ size: key.length }),
  },
} as unknown as Vitest

const file = (project: string, path: string) =>
  ({
    moduleId: `/project/${path}`,
    project: { name: project, config: { sequence: { groupOrder: 0 } } },
  }) as unknown as TestSpecification

it('begins with the files that take long, each among those of its project', async () => {
  const files = [
    file('units', 'server/src/some/file/of/a/long/name/that/is/known/to/be/quick.test.ts'),
    file('units', 'server/src/locked-pages.test.ts'),
    file('units', 'server/src/a.test.ts'),
    file('browser', 'editor/src/b.test.tsx'),
  ]
  const sorted = await new LongestFirst(machine).sort(files)
  expect(sorted.map(({ moduleId }) => moduleId.slice('/project/'.length))).toEqual([
    'editor/src/b.test.tsx',
    'server/src/locked-pages.test.ts',
    'server/src/some/file/of/a/long/name/that/is/known/to/be/quick.test.ts',
    'server/src/a.test.ts',
  ])
})

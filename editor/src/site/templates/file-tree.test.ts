import { describe, expect, it } from 'vitest'
import { fileTree, foldersOf, type TreeEntry } from './file-tree.ts'

const file = (path: string, errors = 0) => ({ path, kind: 'text', errors, warnings: 0 }) as const

const drawn = (entries: readonly TreeEntry[], depth = 0): string[] =>
  entries.flatMap((entry) => [
    `${'  '.repeat(depth)}${entry.name}${entry.kind === 'folder' ? '/' : ''}`,
    ...(entry.kind === 'folder' ? drawn(entry.entries, depth + 1) : []),
  ])

describe('the files of a template', () => {
  it('begin with its settings and regions, then come folders', () => {
    const paths = ['site.region', 'notes.txt', 'blocks/b10.block', 'blocks/b2.block']
    const more = ['template.conf', 'assets/icons/a.svg', 'assets/z.svg']
    expect(drawn(fileTree([...paths, ...more].map((path) => file(path))))).toEqual([
      'template.conf',
      'site.region',
      'notes.txt',
      'assets/',
      '  icons/',
      '    a.svg',
      '  z.svg',
      'blocks/',
      '  b2.block',
      '  b10.block',
    ])
  })

  it('add up their mistakes for the folder that they lie in', () => {
    const [folder] = fileTree([file('a/b/c.block', 2), file('a/d.block', 1)])
    expect(folder).toMatchObject({ path: 'a/', errors: 3, warnings: 0 })
  })

  it('know the folders above them', () => {
    expect(foldersOf('a/b/c.block')).toEqual(['a/', 'a/b/'])
    expect(foldersOf('template.conf')).toEqual([])
  })
})

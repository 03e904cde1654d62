import type { TemplateFilesReply } from '@vitrine/rules/site/templates/templates-api.ts'

export type ListedFile = TemplateFilesReply['files'][number]

/** A folder with what lies in it, or a file. */
export type TreeEntry =
  | {
      readonly kind: 'folder'
      readonly path: string
      readonly name: string
      readonly entries: readonly TreeEntry[]
      readonly errors: number
      readonly warnings: number
    }
  | {
      readonly kind: 'file'
      readonly path: string
      readonly name: string
      readonly file: ListedFile
    }

/** Files in their folders: what says how the template is made first, then folders by name. */
export function fileTree(files: readonly ListedFile[], folder = ''): readonly TreeEntry[] {
  const inside = files.filter(({ path }) => path.startsWith(folder))
  const own = inside.filter(({ path }) => !path.slice(folder.length).includes('/'))
  const names = new Set(
    inside.flatMap(({ path }) => {
      const [name, ...rest] = path.slice(folder.length).split('/')
      return rest.length === 0 || name === undefined ? [] : [name]
    }),
  )
  const folders = [...names].toSorted(byName).map((name): TreeEntry => {
    const path = `${folder}${name}/`
    const within = inside.filter((file) => file.path.startsWith(path))
    return {
      kind: 'folder',
      path,
      name,
      entries: fileTree(within, path),
      errors: within.reduce((sum, { errors }) => sum + errors, 0),
      warnings: within.reduce((sum, { warnings }) => sum + warnings, 0),
    }
  })
  const listed = own
    .map((file): TreeEntry => {
      return { kind: 'file', path: file.path, name: file.path.slice(folder.length), file }
    })
    .toSorted((a, b) => rank(a.name) - rank(b.name) || byName(a.name, b.name))
  return folder === '' ? [...listed, ...folders] : [...folders, ...listed]
}

function rank(name: string): number {
  if (name === 'template.conf') return 0
  return name.endsWith('.region') ? 1 : 2
}

function byName(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true })
}

/** The folders above a path, outermost first: `a/b/c.block` lies in `a/` and `a/b/`. */
export function foldersOf(path: string): string[] {
  const parts = path.split('/').slice(0, -1)
  return parts.map((_, at) => `${parts.slice(0, at + 1).join('/')}/`)
}

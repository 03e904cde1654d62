import type { AcceptedFiles } from '@vitrine/rules/site/media/file-kind.ts'
import { fileFilters, type FileFilter } from '@vitrine/rules/site/media/media-api.ts'

/** Where somebody is among the files: in the list or its other half, or at one file. */
export type FilePlace = {
  readonly view: 'existing' | 'upload'
  readonly kind: FileFilter
  readonly search: string
  readonly fileId: string | null
}

/** The same as an address has it; what goes without saying is left out. */
export type FileSearch = {
  readonly view?: 'upload'
  readonly kind?: FileFilter
  readonly q?: string
  readonly file?: string
}

export function placeOfSearch(search: FileSearch): FilePlace {
  const { view = 'existing', kind = 'all', q = '', file = null } = search
  return { view, kind, search: q, fileId: file }
}

export function searchOfPlace({ view, kind, search, fileId }: FilePlace): FileSearch {
  return {
    ...(view === 'upload' && { view }),
    ...(kind !== 'all' && { kind }),
    ...(search !== '' && { q: search }),
    ...(fileId !== null && { file: fileId }),
  }
}

/** What an address says, as far as it can be read. */
export function readFileSearch(search: Record<string, unknown>): FileSearch {
  const { view, kind, q, file } = search
  const filter = fileFilters.find((one) => one === kind)
  return {
    ...(view === 'upload' && { view }),
    ...(filter !== undefined && filter !== 'all' && { kind: filter }),
    ...(typeof q === 'string' && q !== '' && { q: q.slice(0, 200) }),
    ...(typeof file === 'string' && file !== '' && { file }),
  }
}

/** Where somebody begins who looks for a file of a kind. */
export function firstPlace(accept: AcceptedFiles): FilePlace {
  return { view: 'existing', kind: accept === 'any' ? 'all' : accept, search: '', fileId: null }
}

import { z } from 'zod'
import type { DocumentReader } from '../../ground/documents/document.ts'
import { ownerAction } from '../../ground/changes/owner-action.ts'
import type { Refusal } from '../../ground/refusals/result.ts'
import { ok, refuse } from '../../ground/refusals/result.ts'
import { isReservedPage, reservedMenusIn } from './reserved-in-template.ts'
import { isTemplatePath, maxTemplateText } from './template-path.ts'
import { templatesRefusal } from './templates-messages.ts'

const path = z.string().min(1).max(300)
const text = z.string().max(maxTemplateText)

/** Writes a text file of the template; makes it where there is none. */
export const setTemplateFile = ownerAction({
  name: 'set-template-file',
  title: 'Edit template file',
  about: ({ path: id }) => ({ kind: 'template-file', id }),
  capability: 'edit-code',
  input: z.object({ path, text }),
  reads: (input) => [{ kind: 'template-file', id: input.path }],
  perform(documents, { path: id, text: written }) {
    if (!isTemplatePath(id)) return refuse(templatesRefusal('template-path-not-valid', 'path'))
    const standing = documents.find('template-file', id)
    if (standing?.kind === 'binary') return refuse(templatesRefusal('template-file-not-text'))
    const reserved =
      (standing === undefined ? refusedPage(id, 'path') : undefined) ??
      refusedMenus(id, written, standing?.text ?? '')
    if (reserved !== undefined) return refuse(reserved)
    return ok([{ kind: 'template-file', id, after: { kind: 'text', text: written } }])
  },
})

/** Makes a text file where there is none yet. */
export const createTemplateFile = ownerAction({
  name: 'create-template-file',
  title: 'Add template file',
  about: ({ path: id }) => ({ kind: 'template-file', id }),
  capability: 'edit-code',
  input: z.object({ path, text: text.default('') }),
  reads: (input) => [{ kind: 'template-file', id: input.path }],
  perform(documents, { path: id, text: written }) {
    const taken = refusedPath(documents, id, 'path') ?? refusedMenus(id, written, '')
    if (taken !== undefined) return refuse(taken)
    return ok([{ kind: 'template-file', id, after: { kind: 'text', text: written } }])
  },
})

/** Moves a file of any sort to another path, where there is none yet. */
export const renameTemplateFile = ownerAction({
  name: 'rename-template-file',
  title: 'Rename template file',
  about: ({ newPath: id }) => ({ kind: 'template-file', id }),
  capability: 'edit-code',
  input: z.object({ path, newPath: path }),
  reads: (input) => [
    { kind: 'template-file', id: input.path },
    { kind: 'template-file', id: input.newPath },
  ],
  perform(documents, { path: id, newPath }) {
    const file = documents.find('template-file', id)
    if (file === undefined) return refuse(templatesRefusal('no-such-template-file'))
    if (newPath === id) return ok([])
    if (id === 'template.conf') return refuse(templatesRefusal('template-conf-keeps-its-name'))
    const taken = refusedPath(documents, newPath, 'newPath')
    if (taken !== undefined) return refuse(taken)
    return ok([
      { kind: 'template-file', id, after: null },
      { kind: 'template-file', id: newPath, after: file },
    ])
  },
})

export const deleteTemplateFile = ownerAction({
  name: 'delete-template-file',
  title: 'Delete template file',
  about: ({ path: id }) => ({ kind: 'template-file', id }),
  capability: 'edit-code',
  input: z.object({ path }),
  reads: (input) => [{ kind: 'template-file', id: input.path }],
  perform(documents, { path: id }) {
    if (documents.find('template-file', id) === undefined) {
      return refuse(templatesRefusal('no-such-template-file'))
    }
    if (id === 'template.conf') return refuse(templatesRefusal('template-conf-stays'))
    return ok([{ kind: 'template-file', id, after: null }])
  },
})

/** Why no file can come to stand at a path; undefined where one can. */
function refusedPath(documents: DocumentReader, id: string, field: string): Refusal | undefined {
  if (!isTemplatePath(id)) return templatesRefusal('template-path-not-valid', field)
  if (documents.find('template-file', id) === undefined) return refusedPage(id, field)
  return templatesRefusal('template-file-exists', field)
}

function refusedPage(id: string, field: string): Refusal | undefined {
  return isReservedPage(id) ? templatesRefusal('page-name-reserved', field) : undefined
}

/** What stands already may stay. */
function refusedMenus(id: string, written: string, before: string): Refusal | undefined {
  if (id !== 'template.conf') return undefined
  const standing = new Set(reservedMenusIn(before))
  const isNew = reservedMenusIn(written).some((name) => !standing.has(name))
  return isNew ? templatesRefusal('menu-name-reserved', 'text') : undefined
}

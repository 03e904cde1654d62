import { z } from 'zod'
import { ownerAction } from '../changes/owner-action.ts'
import { ok, refuse } from '../refusals/result.ts'
import { templatesRefusal } from './templates-messages.ts'

const path = z.string().min(1).max(300)

function isTemplatePath(text: string): boolean {
  return text
    .split('/')
    .every((part) => /^[\p{Letter}\p{Number}@_.() -]+$/u.test(part) && !part.startsWith('.'))
}

/** Writes a text file of the template; makes it where there is none. */
export const setTemplateFile = ownerAction({
  name: 'set-template-file',
  title: 'Edit template file',
  capability: 'edit-code',
  input: z.object({ path, text: z.string().max(2_000_000) }),
  reads: (input) => [{ kind: 'template-file', id: input.path }],
  perform(_documents, { path: id, text }) {
    if (!isTemplatePath(id)) return refuse(templatesRefusal('template-path-not-valid'))
    return ok([{ kind: 'template-file', id, after: { kind: 'text', text } }])
  },
})

export const deleteTemplateFile = ownerAction({
  name: 'delete-template-file',
  title: 'Delete template file',
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

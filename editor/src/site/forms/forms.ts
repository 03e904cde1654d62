import { queryOptions } from '@tanstack/react-query'
import { formsApi, type FormReply } from '@vitrine/rules/site/forms/forms-api.ts'
import { documentsOf } from '../../ground/changes/documents.ts'
import { performAction } from '../../ground/changes/perform-action.ts'
import { call } from '../../ground/http/send-request.ts'

/** All forms of a site by their names; every change of a document renews them. */
export function formsQuery(siteId: string) {
  return queryOptions({
    queryKey: documentsOf(siteId, 'forms'),
    queryFn: async ({ signal }) =>
      (await call(formsApi.forms, { params: { siteId } }, { signal })).forms,
  })
}

/** Tells an open form from others in what is typed and not stored yet. */
export function formFormId(formId: string): string {
  return `form ${formId}`
}

export async function deleteForm(siteId: string, { id, name }: FormReply): Promise<void> {
  await performAction(
    siteId,
    { action: 'delete-form', input: { id } },
    { notice: `Form ${name} deleted.` },
  )
}

/** In small letters and digits, as forms and their fields are told apart by. */
export function makeFormId(): string {
  return crypto.randomUUID()
}

import { formsApi } from '@vitrine/rules/site/forms/forms-api.ts'
import { formsRefusal } from '@vitrine/rules/site/forms/forms-messages.ts'
import { judgeAnswers } from '@vitrine/rules/site/forms/read-answers.ts'
import { refuse } from '@vitrine/rules/ground/refusals/result.ts'
import { saidRefusal, sayIn } from '@vitrine/rules/site/phrases/say-in.ts'
import { route, type Route } from '../../ground/http/route.ts'
import { visitorView } from '../views/visitor-view.ts'
import formMarkup from './form.block?raw'
import { listForms } from './list-forms.ts'

const shopper = { on: 'site', access: { kind: 'public' } } as const

export const formsRoutes: readonly Route[] = [
  route({
    on: 'editor',
    access: { kind: 'capability', capability: 'edit-products' },
    ...formsApi.forms,
    handle: async ({ database }, { siteId }) => ({
      json: { forms: await listForms(database.dbFor(siteId)) },
    }),
  }),
  route({
    ...shopper,
    ...formsApi.validate,
    limit: 'cart',
    async handle(context, request) {
      const view = await visitorView(context, request)
      const form = view.forms.get(request.params.formId)
      if (form === undefined) return refuse(saidRefusal(formsRefusal('no-such-form'), view.locale))
      const judged = judgeAnswers(form.fields, request.body)
      if (judged.ok) return { json: { errors: {} } }
      const say = sayIn(view.locale)
      const told = Object.entries(judged.errors).map(([id, message]) => [id, say(message)])
      return { status: 400, json: { errors: Object.fromEntries(told) as Record<string, string> } }
    },
  }),
  route({
    ...shopper,
    ...formsApi.templateSchema,
    handle(_context, { query }) {
      if (query.type !== 'form') return refuse(formsRefusal('unknown-template-schema'))
      return { json: { type: 'form' as const, template: formMarkup } }
    },
  }),
]

import { z } from 'zod'
import { contract, siteParams } from '../../ground/http/contract.ts'
import { formFields } from './form-fields.ts'
import { formsRefusal } from './forms-messages.ts'
import { formsPaths } from './forms-paths.ts'

const formReply = z.object({
  id: z.string(),
  name: z.string(),
  fields: formFields,
  /** Products that ask it. */
  products: z.number(),
})
export type FormReply = z.infer<typeof formReply>

/** Longer than any field takes, so that it is the field that says so. */
const text = z.string().max(100_000)
const part = z.union([text, z.number(), z.boolean(), z.null()])
const several = z.array(part).max(1000)

/** What somebody answers: a text, a list, or a map of statements; it is judged field by field. */
const givenAnswers = z
  .record(
    z.string().max(100),
    z.union([part, several, z.record(z.string().max(1000), z.union([part, several]))]),
  )
  .refine((given) => Object.keys(given).length <= 200)

/** By the field's id what is wrong with its answer; empty where nothing is. */
const answerErrors = z.object({ errors: z.record(z.string(), z.string()) })
export type AnswerErrors = z.infer<typeof answerErrors>

export const formsApi = {
  /** All of them, by their names. */
  forms: contract({
    method: 'GET',
    path: formsPaths.forms,
    params: siteParams,
    reply: z.object({ forms: z.array(formReply) }),
  }),
  /** spec §7: 200 with no error, or 400 with what is wrong. */
  validate: contract({
    method: 'POST',
    path: formsPaths.validate,
    params: z.object({ formId: z.string().max(100) }),
    body: givenAnswers,
    reply: answerErrors,
    about: {
      operationId: 'validateAnswers',
      group: 'Forms',
      summary: 'Judges answers to the form of a product',
      description: 'The body maps the id of each field to its answer. Nothing is kept.',
      refusals: [formsRefusal('no-such-form')],
      otherReply: {
        status: 400,
        description: 'By the id of a field what is wrong with its answer.',
        schema: answerErrors,
      },
    },
  }),
  /** spec §7: the template that fields of a form are drawn with, in the owners' language. */
  templateSchema: contract({
    method: 'GET',
    path: formsPaths.templateSchema,
    query: z.object({ type: z.string().max(100).default('') }),
    reply: z.object({ type: z.literal('form'), template: z.string() }),
    about: {
      operationId: 'getTemplateSchema',
      group: 'Forms',
      summary: 'The template that fields of a form are drawn with',
      description: '`type` is `form`; there is no other.',
      refusals: [formsRefusal('unknown-template-schema')],
    },
  }),
}

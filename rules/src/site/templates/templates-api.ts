import { z } from 'zod'
import { contract, siteParams } from '../../ground/http/contract.ts'
import { maxTemplateText } from './template-path.ts'
import { templateProblemSchema } from '../../ground/http/template-problem-schema.ts'
import { templatesPaths } from './templates-paths.ts'

/** Contracts of the calls about template files; addresses in `templates-paths.ts`. */

/** POST check. */
const checkTemplateBody = z.object({
  path: z.string().min(1).max(300),
  text: z.string().max(maxTemplateText),
})

/** The mistakes in the order of their places, at most `maxProblemsShown` of `total`. */
const checkTemplateReply = z.object({ problems: z.array(templateProblemSchema), total: z.int() })
export type CheckTemplateReply = z.infer<typeof checkTemplateReply>

/** GET files: the saved ones by path. */
const templateFilesReply = z.object({
  files: z.array(
    z.object({
      path: z.string(),
      /** Other bytes than text lie in the file store and are not edited as text. */
      kind: z.enum(['text', 'binary']),
      errors: z.int(),
      warnings: z.int(),
    }),
  ),
})
export type TemplateFilesReply = z.infer<typeof templateFilesReply>

/** GET vocabulary. */
const vocabularyReply = z.object({
  formatters: z.array(z.string()),
  predicates: z.array(z.string()),
})
export type VocabularyReply = z.infer<typeof vocabularyReply>

export const templatesApi = {
  files: contract({
    method: 'GET',
    path: templatesPaths.files,
    params: siteParams,
    reply: templateFilesReply,
  }),
  check: contract({
    method: 'POST',
    path: templatesPaths.check,
    params: siteParams,
    body: checkTemplateBody,
    reply: checkTemplateReply,
  }),
  vocabulary: contract({
    method: 'GET',
    path: templatesPaths.vocabulary,
    params: siteParams,
    reply: vocabularyReply,
  }),
}

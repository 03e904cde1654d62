import { z } from 'zod'

/** A mistake in a template, as calls answer it (`site/templates/template-problem.ts`). */
export const templateProblemSchema = z.object({
  severity: z.enum(['error', 'warning']),
  code: z.string(),
  message: z.string(),
  path: z.string().nullable(),
  place: z.string(),
  line: z.int(),
  column: z.int(),
})

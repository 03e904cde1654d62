import { createTemplateEngine } from '@vitrine/template-language/template-engine.ts'

/**
 * The language in which owners write mails: that of templates with nothing of the host's, and with
 * so little room that the longest field is far from it. Nothing in it repeats.
 */
export const mailLanguage = createTemplateEngine({
  limits: { instructions: 2000, output: 20_000, includeDepth: 1, blockDepth: 20 },
})

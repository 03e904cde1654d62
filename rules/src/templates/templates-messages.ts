import type { Refusal } from '../refusals/result.ts'

/** The sentences of refused changes to template files, by code. */
export const templatesMessages = {
  'template-path-not-valid':
    'A path has folders and a file name of letters, digits, dots and hyphens.',
  'no-such-template-file': 'This file no longer exists.',
  'template-conf-stays': 'The file template.conf cannot be deleted.',
} as const

export type TemplatesRefusalCode = keyof typeof templatesMessages

export function templatesRefusal(code: TemplatesRefusalCode): Refusal {
  const status = code === 'no-such-template-file' ? 404 : code === 'template-conf-stays' ? 409 : 400
  return { code, message: templatesMessages[code], status }
}

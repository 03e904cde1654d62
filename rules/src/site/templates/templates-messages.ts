import type { Refusal } from '../../ground/refusals/result.ts'
import { sayCount } from './template-problem.ts'

/** The sentences of refused changes to template files, by code. */
export const templatesMessages = {
  'template-path-not-valid':
    'A path has folders and a file name of letters, digits, blanks and the signs . - _ @ ( ). None begins with a dot or a blank.',
  'no-such-template-file': 'This file no longer exists.',
  'template-conf-stays': 'The file template.conf cannot be deleted.',
  'template-conf-keeps-its-name': 'The file template.conf keeps its name.',
  'template-file-exists': 'There is already a file by this name.',
  'page-name-reserved':
    'The name “readme” is kept for what a template tells its authors. Please give the page another one.',
  'menu-name-reserved':
    'The menus “hiddenNavigation” and “memberAreaNavigation” are the site’s own. Please give yours another name.',
  'template-file-not-text': 'This file is not text.',
} as const

/** Said once a file is stored that has mistakes: nothing holds it back from visitors. */
export function savedWithErrors(path: string, errors: number): string {
  const count = sayCount({ errors, warnings: 0 })
  return `${path} is saved, with ${count}: pages may lack parts for visitors until that is mended.`
}

export type TemplatesRefusalCode = keyof typeof templatesMessages

const statuses: Readonly<Partial<Record<TemplatesRefusalCode, number>>> = {
  'template-path-not-valid': 400,
  'page-name-reserved': 400,
  'menu-name-reserved': 400,
  'no-such-template-file': 404,
}

export function templatesRefusal(code: TemplatesRefusalCode, field?: string): Refusal {
  const message = templatesMessages[code]
  const fields = field === undefined ? {} : { fields: { [field]: message } }
  return { code, message, status: statuses[code] ?? 409, ...fields }
}

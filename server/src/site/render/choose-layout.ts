import type { LoadedPage } from './loaded-page.ts'
import type { TemplateConf } from '../templates/template-conf.ts'
import { isHomepage } from './page-classes.ts'

/**
 * The template layout of a page (template platform §3): the one that the page asks for, while the
 * template has it; else one named like the collection's type, `homepage` for the home page, and at
 * last `default`. A choice that is gone is kept and counts again once its layout returns.
 */
export function chooseLayout(page: LoadedPage, conf: TemplateConf): string {
  const { target } = page
  const wanted: (string | null)[] = []
  if ('collection' in target) {
    wanted.push(target.collection.layoutId)
    if (isHomepage(page)) wanted.push('homepage')
    wanted.push(target.collection.typeName)
  }
  const found = wanted.find((id) => id !== null && conf.layouts.has(id))
  if (typeof found === 'string') return found
  if (conf.layouts.has('default')) return 'default'
  return conf.layouts.keys().next().value ?? 'default'
}

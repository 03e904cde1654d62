import { isReservedMenu, reservedAs } from '../navigation/reserved-names.ts'
import { parseTolerantJson } from './tolerant-json.ts'

/** Whether a file is a page of the template's under a reserved name. Visitors never get one. */
export function isReservedPage(path: string): boolean {
  const stem = /^pages\/([^/]+)\.page$/.exec(path)?.[1]
  return stem !== undefined && reservedAs(stem) !== undefined
}

/** The menus of a `template.conf` whose names are reserved, as they are written there. */
export function reservedMenusIn(conf: string): string[] {
  const { value } = parseTolerantJson(conf)
  const { navigations = [] } = (value ?? {}) as { readonly navigations?: unknown }
  if (!Array.isArray(navigations)) return []
  return navigations.flatMap((menu: unknown) => {
    const { name } = Object(menu) as { readonly name?: unknown }
    return typeof name === 'string' && isReservedMenu(name) ? [name] : []
  })
}

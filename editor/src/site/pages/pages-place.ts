import { findScopePage, type ScopePage } from '../design/scope-pages.ts'

/** Where somebody is in the room of pages, as its address says. */
export type PagesPlace = {
  path?: string
  block?: string
  panel?: 'style' | 'slide'
  of?: ScopePage['id']
}

/** @param text a word of the query; undefined where it is none */
export function readPagesPlace(
  search: Readonly<Record<string, unknown>>,
  text: (value: unknown) => string | undefined,
): PagesPlace {
  const path = text(search['path'])
  const block = text(search['block'])
  const styled = findScopePage(search['of'])
  return {
    ...(path?.startsWith('/') === true && { path }),
    ...(block !== undefined && { block }),
    ...(search['panel'] === 'style' && {
      panel: 'style',
      ...(styled !== undefined && { of: styled.id }),
    }),
    ...(search['panel'] === 'slide' && { panel: 'slide' }),
  }
}

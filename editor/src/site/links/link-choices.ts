import { useQuery } from '@tanstack/react-query'
import { pagePath } from '@vitrine/rules/site/collections/page-path.ts'
import { wordsOfAddress, type LinkTarget } from '@vitrine/rules/site/navigation/link-target.ts'
import { documentQuery, documentsQuery } from '../../ground/changes/documents.ts'
import { usePageNames } from '../content/page-names.ts'
import { readAddress } from './link-addresses.ts'

/** Something that a link may lead to, as lists show it. */
export type LinkChoice = {
  readonly id: string
  readonly to: LinkTarget
  readonly title: string
  /** Its other name, by which it is found too. */
  readonly alsoCalled?: string
  /** Its address, or the kind of file that it is. */
  readonly detail: string
}

/** Pages of the site by the names that the room of pages shows. */
export function usePageChoices(siteId: string) {
  const pages = useQuery(documentsQuery(siteId, 'collection'))
  const nameOf = usePageNames(siteId)
  const choices = pages.data?.map(({ id, body }): LinkChoice => ({
    id,
    to: { kind: 'collection', id },
    title: nameOf(id, body),
    alsoCalled: body.title,
    detail: pagePath(body),
  }))
  return { ...pages, choices: choices?.toSorted(byTitle) }
}

/** Links that menus of the site have already, each address once. */
export function useMenuLinkChoices(siteId: string) {
  const menus = useQuery(documentsQuery(siteId, 'navigation'))
  const links = menus.data?.flatMap(({ body }) =>
    body.items.flatMap((item) => (item.kind === 'external-link' ? [item] : [])),
  )
  const byAddress = new Map(links?.map((link) => [link.url, link]))
  const choices =
    links &&
    [...byAddress.values()].map(({ id, title, url }): LinkChoice => ({
      id: `link-${id}`,
      to: url,
      title,
      detail: url,
    }))
  return { ...menus, choices: choices?.toSorted(byTitle) }
}

/** Files of the site, those that came last first. */
export function useFileChoices(siteId: string) {
  const files = useQuery(documentsQuery(siteId, 'asset'))
  const choices = files.data
    ?.toSorted((one, other) => other.body.addedOn - one.body.addedOn)
    .map(({ id, body }): LinkChoice => ({
      id,
      to: { kind: 'asset', id },
      title: body.filename,
      detail: body.contentType,
    }))
  return { ...files, choices }
}

function byTitle(one: LinkChoice, other: LinkChoice): number {
  return one.title.localeCompare(other.title)
}

/** What a link leads to, in words; undefined until that is known, null where it is gone. */
export function useTargetWords(siteId: string, to: LinkTarget | null): string | null | undefined {
  const named = to === null || typeof to === 'string' ? null : to
  const document = useQuery({
    ...documentQuery(siteId, named?.kind ?? 'collection', named?.id ?? ''),
    enabled: named !== null,
    retry: false,
  })
  const nameOf = usePageNames(siteId)
  if (to === null) return null
  if (typeof to === 'string') return wordsOfAddress(to)
  if (document.isError) return null
  const body = document.data?.body
  if (body === undefined) return undefined
  if ('navigationTitle' in body) return nameOf(named?.id ?? '', body)
  return 'filename' in body ? body.filename : 'title' in body ? body.title : ''
}

/** What an address leads to, as far as the pages of the site are known already. */
export function useTargetOfAddress(siteId: string, address: string): LinkTarget | null {
  const pages = useQuery(documentsQuery(siteId, 'collection')).data ?? []
  return readAddress(address, pages)
}

/** An address that something has left, so that links to it lead on. */
export type FormerAddress = {
  readonly urlId: string
  /** When it was left (epoch milliseconds): of several that had it the last one answers. */
  readonly until: number
}

type Addressed = {
  readonly urlId: string
  readonly formerUrlIds?: readonly FormerAddress[]
}

/** How many addresses are remembered of one page or item; the oldest are forgotten. */
const maxFormerAddresses = 50

/**
 * What is remembered of a page or an item whose address may have changed. One that it has again is
 * a former one no more, so that none ever leads to itself.
 */
export function formerAddressesAfter(
  before: Addressed,
  { urlId }: { readonly urlId: string },
  now: number,
): Pick<Addressed, 'formerUrlIds'> {
  if (urlId === before.urlId) return {}
  const others = (before.formerUrlIds ?? []).filter(
    (one) => one.urlId !== urlId && one.urlId !== before.urlId,
  )
  const formerUrlIds = [...others, { urlId: before.urlId, until: now }].slice(-maxFormerAddresses)
  return { formerUrlIds }
}

/** The same without its former addresses, which a copy never had. */
export function withoutFormerAddresses<One extends Addressed>(one: One): Omit<One, 'formerUrlIds'> {
  const { formerUrlIds: _left, ...others } = one
  return others
}

type Page = Addressed & { readonly homepage: boolean }

/**
 * The page that formerly answered at a path or above it, and what stands behind its address there.
 * @param path without its first slash
 * @param isThere whether an address may lead to a page; others had none that anybody is led from
 */
export function formerPageAt<Some extends Page>(
  pages: ReadonlyMap<string, Some>,
  path: string,
  isThere: (page: Some) => boolean,
): { readonly id: string; readonly page: Some; readonly rest: string } | undefined {
  let found: { id: string; page: Some; former: FormerAddress } | undefined
  for (const [id, page] of pages) {
    for (const former of page.formerUrlIds ?? []) {
      const { urlId, until } = former
      // asked of every former address for each path that is not there
      if (!path.startsWith(urlId) || !'/'.startsWith(path.charAt(urlId.length))) continue
      if (!isThere(page)) break
      const best = found?.former
      const isBetter =
        best === undefined ||
        urlId.length > best.urlId.length ||
        (urlId.length === best.urlId.length && until > best.until)
      if (isBetter) found = { id, page, former }
    }
  }
  if (found === undefined) return undefined
  const { id, page, former } = found
  return { id, page, rest: path.slice(former.urlId.length + 1) }
}

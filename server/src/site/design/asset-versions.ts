import type { SiteTemplate } from '../templates/site-template.ts'

const assetUrl = /url\((?<quote>["']?)\/(?<path>assets\/[\w./-]+)\k<quote>\)/g

/**
 * A stylesheet in which the template's own files have an address of this version of the template, so
 * that browsers may keep fonts for ever. A template preloads a font under the same address as
 * `/assets/a.woff2?v={squarespace.template-revision}`.
 */
export function withAssetVersions(
  css: string,
  { files, version }: Pick<SiteTemplate, 'files' | 'version'>,
): string {
  return css.replaceAll(assetUrl, (whole, quote: string, path: string) =>
    files.has(path) ? `url(${quote}/${path}?v=${version}${quote})` : whole,
  )
}

const relativeUrl = /url\((?<quote>["']?)(?![/#"']|[a-z][a-z\d+.-]*:)/gi

/** A stylesheet whose addresses mean within a page of any path what they mean in `/site.css`. */
export function withRootAddresses(css: string): string {
  return css.replaceAll(relativeUrl, 'url($<quote>/')
}

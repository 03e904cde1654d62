import type { Asset } from './asset.ts'

/**
 * Where a file of the site is served: without a query, because templates append `?format=500w`
 * themselves, and with the beginning of its hash, so that the address can be cached for ever.
 */
export function assetAddress(assetId: string, asset: Pick<Asset, 'hash' | 'filename'>): string {
  return `/static/images/${assetId}/${asset.hash.slice(0, 12)}/${safeFilename(asset.filename)}`
}

/** A file name of an address: letters, digits, dots and dashes. */
export function safeFilename(filename: string): string {
  const name = filename.normalize('NFKD').replace(/[^A-Za-z0-9._-]+/g, '-')
  return name.replace(/^[.-]+/, '').slice(-100) || 'file'
}

import { File as FileIcon, FileText, Film, Music } from 'lucide-react'
import { assetAddress } from '@vitrine/rules/site/media/asset-address.ts'
import type { Asset } from '@vitrine/rules/site/media/asset.ts'
import { fileKindOf } from '@vitrine/rules/site/media/file-kind.ts'
import { siteOrigin } from '../../ground/http/site-origin.ts'
import styles from './file-picture.module.css'

export type HostedSite = {
  readonly siteId: string
  readonly host: string
  readonly domain?: string | null
}

/** The address of a file, or of a copy of it that is so wide. */
export function fileAddress(site: HostedSite, id: string, asset: Asset, width?: number): string {
  const address = siteOrigin(site) + assetAddress(id, asset)
  return width === undefined ? address : `${address}?format=${width}w`
}

/** A file as one sees it in a list: a picture small, everything else by a sign. */
export function FilePicture(props: {
  readonly site: HostedSite
  readonly id: string
  readonly asset: Asset
}) {
  const { site, id, asset } = props
  const kind = fileKindOf(asset.contentType)
  return (
    <span className={styles['frame']} data-kind={kind}>
      {kind === 'picture' ? (
        <img src={fileAddress(site, id, asset, 300)} alt="" loading="lazy" draggable={false} />
      ) : (
        <FileSign contentType={asset.contentType} size={28} />
      )}
    </span>
  )
}

export function FileSign({ contentType, size }: { contentType: string; size: number }) {
  const kind = fileKindOf(contentType)
  if (kind === 'video') return <Film size={size} aria-hidden />
  if (kind === 'audio') return <Music size={size} aria-hidden />
  if (contentType === 'application/pdf') return <FileText size={size} aria-hidden />
  return <FileIcon size={size} aria-hidden />
}

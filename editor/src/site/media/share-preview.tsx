import { useQuery } from '@tanstack/react-query'
import { assetAddress } from '@vitrine/rules/site/media/asset-address.ts'
import { documentQuery } from '../../ground/changes/documents.ts'
import { siteOrigin, visitorOrigin } from '../../ground/http/site-origin.ts'
import type { HostedSite } from './file-picture.tsx'
import styles from './share-preview.module.css'

type SharePreviewProps = {
  readonly site: HostedSite
  readonly title: string
  readonly description: string
  readonly path: string
  readonly assetId: string | null
}

/** About how a link to the page looks in a message or a list of results. */
export function SharePreview({ site, title, description, path, assetId }: SharePreviewProps) {
  const picture = useQuery({
    ...documentQuery(site.siteId, 'asset', assetId ?? ''),
    enabled: assetId !== null,
  }).data
  const host = visitorOrigin(site).replace(/^https?:\/\//, '')
  return (
    <figure className={styles['figure']}>
      <figcaption className={styles['caption']}>How a link to it looks</figcaption>
      <div className={styles['card']}>
        {assetId !== null && picture !== undefined && (
          <img
            src={`${siteOrigin(site)}${assetAddress(assetId, picture.body)}?format=750w`}
            alt=""
            className={styles['picture']}
          />
        )}
        <div className={styles['words']}>
          <span className={styles['host']}>
            {host}
            {path === '/' ? '' : path}
          </span>
          <span className={styles['title']}>{title}</span>
          {description !== '' && <span className={styles['description']}>{description}</span>}
        </div>
      </div>
    </figure>
  )
}

import { fileKindOf } from '@vitrine/rules/site/media/file-kind.ts'
import type { StoredFile } from './file-pages.ts'
import { fileAddress, FileSign, type HostedSite } from './file-picture.tsx'
import styles from './file-detail.module.css'

/** A film or a sound to look at or listen to; of any other file its sign. */
export function FilePlayer({ site, file }: { site: HostedSite; file: StoredFile }) {
  const { contentType, filename } = file.body
  const address = fileAddress(site, file.id, file.body)
  const kind = fileKindOf(contentType)
  return (
    <div className={styles['player']}>
      {kind === 'video' && (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- the owner's own file, as it is
        <video controls preload="metadata" src={address} aria-label={filename} />
      )}
      {kind === 'audio' && (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- the owner's own file, as it is
        <audio controls preload="metadata" src={address} aria-label={filename} />
      )}
      {(kind === 'other' || kind === 'font') && <FileSign contentType={contentType} size={40} />}
    </div>
  )
}

import { useInfiniteQuery } from '@tanstack/react-query'
import { Check, FolderOpen, Info, SearchX } from 'lucide-react'
import { interfaceMessages } from '@vitrine/rules/ground/refusals/interface-messages.ts'
import { fileSizeText } from '@vitrine/rules/site/media/file-size.ts'
import type { Asset } from '@vitrine/rules/site/media/asset.ts'
import { Button } from '../../ground/controls/button.tsx'
import { FirstUse, LoadError, Skeleton } from '../../ground/controls/states.tsx'
import { filePages, type StoredFile } from './file-pages.ts'
import { FilePicture, type HostedSite } from './file-picture.tsx'
import type { FilePlace } from './file-place.ts'
import list from '../../ground/controls/list.module.css'
import styles from './file-list.module.css'

type FileListProps = {
  readonly site: HostedSite
  readonly place: FilePlace
  /** What stands in the field which a choice is for, or is gathered for it. */
  readonly chosen: readonly string[]
  /** Pressing a file gathers it, and again lets it go. */
  readonly isSeveral: boolean
  /** What pressing a file does. */
  readonly onPress: (id: string) => void
  /** Opens the details of a file, where pressing it does something else. */
  readonly onDetail?: ((id: string) => void) | undefined
  readonly onUpload: () => void
}

/** The files that are there, as far as they were asked for. */
export function FileList(props: FileListProps) {
  const { site, place } = props
  const pages = useInfiniteQuery(filePages(site.siteId, place.kind, place.search))
  const files = pages.data?.pages.flatMap((page) => page.files) ?? []
  if (pages.isPending) return <Skeleton rows={4} height={120} />
  if (pages.isError && files.length === 0) {
    return (
      <LoadError
        error={pages.error}
        message={interfaceMessages['no-results']}
        onRetry={() => void pages.refetch()}
      />
    )
  }
  if (files.length === 0) return <NoFiles place={place} onUpload={props.onUpload} />
  return (
    <>
      <ul className={styles['files']} aria-label="Files" aria-busy={pages.isPlaceholderData}>
        {files.map((file) => (
          <FileCard key={file.id} {...props} file={file} />
        ))}
      </ul>
      {pages.isFetchNextPageError && (
        <p role="alert" className={styles['problem']}>
          {interfaceMessages['not-loaded']}
        </p>
      )}
      {pages.hasNextPage && (
        <div className={list['more']}>
          <Button isPending={pages.isFetchingNextPage} onPress={() => void pages.fetchNextPage()}>
            Load More
          </Button>
        </div>
      )}
    </>
  )
}

function FileCard(props: FileListProps & { readonly file: StoredFile }) {
  const { site, file, chosen, isSeveral, onPress, onDetail } = props
  const { id, body: asset } = file
  const isChosen = chosen.includes(id)
  return (
    <li className={styles['card']} data-chosen={isChosen}>
      <button
        type="button"
        className={styles['press']}
        {...(isSeveral
          ? { 'aria-pressed': isChosen }
          : { 'aria-current': isChosen ? ('true' as const) : undefined })}
        onClick={() => onPress(id)}
      >
        <FilePicture site={site} id={id} asset={asset} />
        <span className={styles['name']} title={asset.filename}>
          {asset.filename}
        </span>
        <span className={styles['facts']}>{factsOf(asset)}</span>
      </button>
      {isChosen && (
        <span className={styles['mark']}>
          <Check size={14} aria-hidden /> <span>Chosen</span>
        </span>
      )}
      {onDetail !== undefined && (
        <span className={styles['detail']}>
          <Button
            size="small"
            aria-label={`Details of ${asset.filename}`}
            icon={<Info size={15} aria-hidden />}
            onPress={() => onDetail(id)}
          />
        </span>
      )}
    </li>
  )
}

/** Such as `1600 × 1200 · 240 KB`. */
export function factsOf({ width, height, byteSize }: Asset): string {
  const size = fileSizeText(byteSize)
  return width === null || height === null ? size : `${width} × ${height} · ${size}`
}

function NoFiles({ place, onUpload }: Pick<FileListProps, 'place' | 'onUpload'>) {
  if (place.kind === 'all' && place.search === '') {
    return (
      <FirstUse
        icon={<FolderOpen size={20} aria-hidden />}
        title="No file yet"
        action={
          <Button kind="primary" onPress={onUpload}>
            Upload File
          </Button>
        }
      >
        Pictures, films, sounds and files to download stand here, to be used wherever you like.
      </FirstUse>
    )
  }
  return (
    <FirstUse
      icon={<SearchX size={20} aria-hidden />}
      title="No such file"
      action={<Button onPress={onUpload}>Upload File</Button>}
    >
      {place.search === ''
        ? 'No file of the site is of this kind.'
        : `No file has “${place.search}” in its name, its title or its alternative text.`}
    </FirstUse>
  )
}

import { Check, CircleAlert, CircleX, RotateCcw, Upload as UploadIcon, X } from 'lucide-react'
import { FileTrigger, ProgressBar } from 'react-aria-components'
import type { AcceptedFiles } from '@vitrine/rules/site/media/file-kind.ts'
import { fileSizeText } from '@vitrine/rules/site/media/file-size.ts'
import { maxBytesOf } from '@vitrine/rules/site/media/upload-limits.ts'
import { isOver, uploadWord } from '@vitrine/rules/site/media/upload-list.ts'
import { uploadFaults } from '@vitrine/rules/site/media/upload-messages.ts'
import { useShallow } from 'zustand/react/shallow'
import { Button } from '../../ground/controls/button.tsx'
import {
  cancelUpload,
  forgetUploads,
  retryUpload,
  startUploads,
  useUploads,
  type Upload,
} from './uploads.ts'
import styles from './upload-panel.module.css'

type UploadPanelProps = {
  readonly siteId: string
  readonly accept: AcceptedFiles
  /** What is done with a file that is there, by its word, such as `Choose`. */
  readonly use: { readonly word: string; readonly run: (assetId: string) => void }
}

/** Where new files come in, and how it is with each of them. */
export function UploadPanel({ siteId, accept, use }: UploadPanelProps) {
  const uploads = useUploads(
    useShallow((state) => state.uploads.filter((one) => one.siteId === siteId)),
  )
  return (
    <div className={styles['panel']}>
      <div className={styles['drop']}>
        <UploadIcon size={22} aria-hidden />
        <p>Drop files here, paste them, or choose them on this computer.</p>
        <FileTrigger
          allowsMultiple
          {...triggerTypes(accept)}
          onSelect={(files) => startUploads(siteId, [...(files ?? [])], accept)}
        >
          <Button kind="primary">Choose files</Button>
        </FileTrigger>
        <p className={styles['hint']}>{limitWords(accept)}</p>
      </div>
      {uploads.length > 0 && <UploadList uploads={uploads} siteId={siteId} use={use} />}
      <output className={styles['said']}>{saying(uploads)}</output>
    </div>
  )
}

function UploadList({
  uploads,
  siteId,
  use,
}: Pick<UploadPanelProps, 'siteId' | 'use'> & { readonly uploads: readonly Upload[] }) {
  return (
    <section aria-labelledby="uploads" className={styles['uploads']}>
      <header>
        <h3 id="uploads">{countWords(uploads)}</h3>
        {uploads.some(({ state }) => isOver(state)) && (
          <Button size="small" kind="quiet" onPress={() => forgetUploads(siteId)}>
            Clear the list
          </Button>
        )}
      </header>
      <ul>
        {uploads.map((upload) => (
          <UploadLine key={upload.id} upload={upload} use={use} />
        ))}
      </ul>
    </section>
  )
}

function UploadLine({ upload, use }: { upload: Upload; use: UploadPanelProps['use'] }) {
  const { id, file, state } = upload
  return (
    <li className={styles['line']} data-state={state.kind}>
      <UploadSign kind={state.kind} />
      <span className={styles['words']}>
        <span className={styles['name']}>{file.name}</span>
        <span className={styles['state']}>
          {state.kind === 'failed' && (
            <span className={styles['fault']}>{uploadFaults.title}: </span>
          )}
          {uploadWord(state)}
          {state.kind !== 'failed' && ` · ${fileSizeText(file.size)}`}
        </span>
        {!isOver(state) && (
          <ProgressBar
            aria-label={`Upload of ${file.name}`}
            value={state.kind === 'sends' ? Math.floor(state.part * 100) : 0}
            isIndeterminate={state.kind === 'processes'}
            className={styles['bar'] ?? ''}
          >
            {({ percentage }) => (
              <span
                style={{ inlineSize: state.kind === 'processes' ? '100%' : `${percentage ?? 0}%` }}
              />
            )}
          </ProgressBar>
        )}
      </span>
      <span className={styles['acts']}>
        {state.kind === 'done' && (
          <Button
            size="small"
            aria-label={`${use.word} ${file.name}`}
            onPress={() => use.run(state.assetId)}
          >
            {use.word}
          </Button>
        )}
        {(state.kind === 'cancelled' || (state.kind === 'failed' && state.mayRetry)) && (
          <Button
            size="small"
            aria-label={`Retry ${file.name}`}
            icon={<RotateCcw size={14} aria-hidden />}
            onPress={() => retryUpload(id)}
          >
            Retry
          </Button>
        )}
        {!isOver(state) && (
          <Button
            size="small"
            kind="quiet"
            aria-label={`Cancel ${file.name}`}
            icon={<X size={15} aria-hidden />}
            onPress={() => cancelUpload(id)}
          />
        )}
      </span>
    </li>
  )
}

function UploadSign({ kind }: { readonly kind: Upload['state']['kind'] }) {
  if (kind === 'done') return <Check size={17} aria-hidden />
  if (kind === 'failed') return <CircleAlert size={17} aria-hidden />
  if (kind === 'cancelled') return <CircleX size={17} aria-hidden />
  return <UploadIcon size={17} aria-hidden />
}

/** What the browser offers to choose from; the bytes decide. */
export function triggerTypes(accept: AcceptedFiles): {
  readonly acceptedFileTypes?: readonly string[]
} {
  const pictures = ['png', 'jpeg', 'webp', 'avif', 'gif'].map((type) => `image/${type}`)
  const types = {
    any: null,
    picture: pictures,
    video: ['video/*'],
    audio: ['audio/*'],
    font: ['.woff2', 'font/woff2'],
  }[accept]
  return types === null ? {} : { acceptedFileTypes: types }
}

function limitWords(accept: AcceptedFiles): string {
  const picture = `pictures up to ${fileSizeText(maxBytesOf('picture'))}`
  const other = fileSizeText(maxBytesOf('other'))
  if (accept === 'picture') return `PNG, JPEG, WebP, AVIF or GIF; ${picture}.`
  if (accept === 'video') return `MP4, WebM or MOV, up to ${other}.`
  if (accept === 'font') return `WOFF2, up to ${fileSizeText(maxBytesOf('font'))}.`
  if (accept === 'audio') return `MP3, M4A, OGG, FLAC or WAV, up to ${other}.`
  const font = `fonts up to ${fileSizeText(maxBytesOf('font'))}`
  return `P${picture.slice(1)}, ${font}, everything else up to ${other}.`
}

function countWords(uploads: readonly Upload[]): string {
  const over = uploads.filter(({ state }) => state.kind === 'done').length
  return `${over} of ${uploads.length} uploaded`
}

/** One sentence at a time for who does not see the list: faults, and the end of it. */
function saying(uploads: readonly Upload[]): string {
  const failed = uploads.findLast(({ state }) => state.kind === 'failed')
  const isEnd = uploads.length > 0 && uploads.every(({ state }) => isOver(state))
  const fault = failed === undefined ? '' : `${failed.file.name}: ${uploadWord(failed.state)}. `
  return fault + (isEnd ? countWords(uploads) : '')
}

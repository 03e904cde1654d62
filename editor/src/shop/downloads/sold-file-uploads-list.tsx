import { CircleAlert, Upload, X } from 'lucide-react'
import { ProgressBar } from 'react-aria-components'
import { useShallow } from 'zustand/react/shallow'
import { Button } from '../../ground/controls/button.tsx'
import { dropSoldFile, useSoldFileUploads, type SoldFileUpload } from './sold-file-uploads.ts'
import styles from './sold-files.module.css'

/** How it is with files on their way into a product. */
export function SoldFileUploads(props: { readonly siteId: string; readonly itemId: string }) {
  const uploads = useSoldFileUploads(
    useShallow((state) =>
      state.uploads.filter(
        ({ place }) => place.siteId === props.siteId && place.itemId === props.itemId,
      ),
    ),
  )
  if (uploads.length === 0) return null
  return (
    <ul className={styles['uploads']} aria-label="Files on their way">
      {uploads.map((upload) => (
        <UploadLine key={upload.id} upload={upload} />
      ))}
    </ul>
  )
}

function UploadLine({ upload }: { readonly upload: SoldFileUpload }) {
  const { file, part, problem } = upload
  const percent = Math.floor((part ?? 0) * 100)
  return (
    <li className={styles['upload']} data-failed={problem !== null}>
      {problem === null ? <Upload size={17} aria-hidden /> : <CircleAlert size={17} aria-hidden />}
      <span className={styles['words']}>
        <span className={styles['name']}>
          <bdi>{file.name}</bdi>
        </span>
        <span className={styles['hint']} role={problem === null ? undefined : 'alert'}>
          {problem ?? (part === null ? 'Waits' : percent < 100 ? `${percent} %` : 'Processing')}
        </span>
        {problem === null && (
          <ProgressBar
            aria-label={`Upload of ${file.name}`}
            value={percent}
            className={styles['bar'] ?? ''}
          >
            <span style={{ inlineSize: `${percent}%` }} />
          </ProgressBar>
        )}
      </span>
      <Button
        size="small"
        kind="quiet"
        aria-label={problem === null ? `Cancel ${file.name}` : `Dismiss ${file.name}`}
        icon={<X size={15} aria-hidden />}
        onPress={() => dropSoldFile(upload)}
      />
    </li>
  )
}

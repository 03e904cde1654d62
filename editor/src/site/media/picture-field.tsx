import { useQuery } from '@tanstack/react-query'
import { ImagePlus } from 'lucide-react'
import { useId, useState } from 'react'
import { FileTrigger, Group } from 'react-aria-components'
import { assetAddress } from '@vitrine/rules/site/media/asset-address.ts'
import { uploadFaults } from '@vitrine/rules/site/media/upload-messages.ts'
import { documentQuery } from '../../ground/changes/documents.ts'
import { whileFilling } from '../../ground/changes/save-state.ts'
import { Button } from '../../ground/controls/button.tsx'
import { RequestRefused } from '../../ground/http/send-request.ts'
import { siteOrigin } from '../../ground/http/site-origin.ts'
import { FileManager } from './file-manager.tsx'
import { triggerTypes } from './upload-panel.tsx'
import { sentenceOf } from './upload-sentence.ts'
import { findFault, uploadFile } from './uploads.ts'
import styles from './picture-field.module.css'

type PictureSite = { readonly siteId: string; readonly host: string }

type PictureFieldProps = {
  readonly site: PictureSite
  readonly label: string
  readonly hint: string
  readonly assetId: string | null
  readonly onChange: (assetId: string | null) => void
}

/** One picture of the site: shown, chosen from this computer, or taken away. */
export function PictureField({ site, label, hint, assetId, onChange }: PictureFieldProps) {
  const labelId = useId()
  const [error, setError] = useState<string>()
  const [isPending, setPending] = useState(false)
  const [isChoosing, setChoosing] = useState(false)
  const choose = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return
    setError(undefined)
    setPending(true)
    try {
      await whileFilling(async () => onChange(await upload(site.siteId, file)))
    } catch (reason) {
      setError(reason instanceof Error ? reason.message : uploadFaults.failed)
    } finally {
      setPending(false)
    }
  }
  return (
    <Group className={styles['field'] ?? ''} aria-labelledby={labelId}>
      <Thumbnail site={site} assetId={assetId} />
      <div className={styles['words']}>
        <span id={labelId} className={styles['label']}>
          {label}
        </span>
        <span className={styles['hint']}>{hint}</span>
        <div className={styles['actions']}>
          <FileTrigger {...triggerTypes('picture')} onSelect={(files) => void choose(files?.[0])}>
            <Button size="small" isPending={isPending} aria-label={`Upload ${label.toLowerCase()}`}>
              {isPending ? 'Uploading…' : 'Upload'}
            </Button>
          </FileTrigger>
          <Button
            size="small"
            aria-label={`Choose ${label.toLowerCase()}`}
            onPress={() => setChoosing(true)}
          >
            Choose
          </Button>
          {assetId !== null && (
            <Button
              size="small"
              kind="quiet"
              aria-label={`Remove ${label.toLowerCase()}`}
              onPress={() => onChange(null)}
            >
              Remove
            </Button>
          )}
        </div>
        {error !== undefined && (
          <p role="alert" className={styles['error']}>
            {error}
          </p>
        )}
      </div>
      {isChoosing && (
        <FileManager
          accept="picture"
          chosen={assetId}
          choice={{ of: 'one', take: onChange }}
          onClose={() => setChoosing(false)}
        />
      )}
    </Group>
  )
}

/** @throws Error with the sentence that people read */
async function upload(siteId: string, file: File): Promise<string> {
  const fault = await findFault(file, 'picture')
  if (fault !== undefined) throw new Error(fault)
  try {
    return (await uploadFile(siteId, { file }, 'picture')).assetId
  } catch (error) {
    if (error instanceof RequestRefused && error.code === 'signed-out') throw error
    throw new Error(sentenceOf(error, { file, accept: 'picture' }).message, { cause: error })
  }
}

/** A small view of a picture of the site. */
export function Thumbnail({
  site,
  assetId,
}: {
  readonly site: PictureSite
  readonly assetId: string | null
}) {
  const asset = useQuery({
    ...documentQuery(site.siteId, 'asset', assetId ?? ''),
    enabled: assetId !== null,
    staleTime: Number.POSITIVE_INFINITY,
  }).data
  return (
    <span className={styles['thumbnail']}>
      {asset === undefined || assetId === null ? (
        <ImagePlus size={20} aria-hidden />
      ) : (
        <img
          src={`${siteOrigin(site)}${assetAddress(assetId, asset.body)}?format=300w`}
          alt={asset.body.altText}
          loading="lazy"
        />
      )}
    </span>
  )
}

import { useState } from 'react'
import { FileTrigger } from 'react-aria-components'
import { fileKindOf, type AcceptedFiles } from '@vitrine/rules/site/media/file-kind.ts'
import { uploadFaults } from '@vitrine/rules/site/media/upload-messages.ts'
import { Button } from '../../ground/controls/button.tsx'
import { travel } from '../../ground/changes/perform-action.ts'
import { reloadFrame } from '../../ground/changes/save-state.ts'
import { showNotice } from '../../ground/controls/toasts.tsx'
import type { StoredFile } from './file-pages.ts'
import type { HostedSite } from './file-picture.tsx'
import { lengthOfFile } from './recording-length.ts'
import { triggerTypes } from './upload-panel.tsx'
import { sentenceOf } from './upload-sentence.ts'
import { findFault, uploadFile } from './uploads.ts'
import styles from './file-detail.module.css'

/** Puts a file of this computer in the place of one, wherever that is used. */
export function ReplaceButton({ site, file }: { site: HostedSite; file: StoredFile }) {
  const [percent, setPercent] = useState<number>()
  const [problem, setProblem] = useState<string>()
  const kind = fileKindOf(file.body.contentType)
  const accept: AcceptedFiles = kind === 'other' ? 'any' : kind
  const replace = async (chosen: File | undefined): Promise<void> => {
    if (chosen === undefined) return
    setProblem(await findFault(chosen, accept))
    if ((await findFault(chosen, accept)) !== undefined) return
    setPercent(0)
    try {
      const onProgress = (part: number): void => setPercent(Math.floor(part * 100))
      const { siteId } = site
      const durationMs = kind === 'audio' ? await lengthOfFile(chosen) : 0
      const replaced = { assetId: file.id, durationMs }
      const done = await uploadFile(siteId, { file: chosen, onProgress }, accept, replaced)
      reloadFrame()
      const undo = { name: 'Undo', run: () => void travel(siteId, 'undo', done.sequence) }
      showNotice({ message: `${file.body.filename} replaced.`, action: undo })
    } catch (error) {
      setProblem(`${uploadFaults.title}: ${sentenceOf(error, { file: chosen, accept }).message}`)
    } finally {
      setPercent(undefined)
    }
  }
  return (
    <>
      <FileTrigger {...triggerTypes(accept)} onSelect={(files) => void replace(files?.[0])}>
        <Button isPending={percent !== undefined}>
          {percent === undefined ? 'Replace' : percent < 100 ? `${percent} %` : 'Processing'}
        </Button>
      </FileTrigger>
      {problem !== undefined && (
        <p role="alert" className={styles['problem']}>
          {problem}
        </p>
      )}
    </>
  )
}

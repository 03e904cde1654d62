import { useState } from 'react'
import type { AcceptedFiles } from '@vitrine/rules/site/media/file-kind.ts'
import { useWorkingSite } from '../../ground/changes/working-site.ts'
import { Dialog } from '../../ground/controls/dialog.tsx'
import { FileBrowser } from './file-browser.tsx'
import { firstPlace } from './file-place.ts'

type FileManagerProps = {
  /** Which files the field takes. */
  readonly accept: AcceptedFiles
  /** The file that stands in the field. */
  readonly chosen: string | null
  readonly onChoose: (assetId: string) => void
  readonly onClose: () => void
}

const titles: Readonly<Record<AcceptedFiles, string>> = {
  any: 'Choose a file',
  picture: 'Choose an image',
  video: 'Choose a video',
  audio: 'Choose an audio file',
}

/** A dialog in which a file is chosen for a field, uploaded, looked at, renamed or deleted. */
export function FileManager({ accept, chosen, onChoose, onClose }: FileManagerProps) {
  const site = useWorkingSite()
  const [place, setPlace] = useState(firstPlace(accept))
  return (
    <Dialog title={titles[accept]} isOpen width="large" onClose={onClose}>
      <FileBrowser
        site={site}
        accept={accept}
        place={place}
        onPlace={setPlace}
        chosen={chosen}
        onChoose={(assetId) => {
          onChoose(assetId)
          onClose()
        }}
      />
    </Dialog>
  )
}

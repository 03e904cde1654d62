import { useState } from 'react'
import type { AcceptedFiles } from '@vitrine/rules/site/media/file-kind.ts'
import { useWorkingSite } from '../../ground/changes/working-site.ts'
import { CancelButton, Dialog } from '../../ground/controls/dialog.tsx'
import type { FileChoice } from './file-choice.ts'
import { FileBrowser } from './file-browser.tsx'
import { firstPlace } from './file-place.ts'

type FileManagerProps = {
  /** Which files the field takes. */
  readonly accept: AcceptedFiles
  /** The file that stands in the field. */
  readonly chosen?: string | null
  readonly choice: FileChoice
  readonly onClose: () => void
}

const titles: Readonly<Record<FileChoice['of'], Readonly<Record<AcceptedFiles, string>>>> = {
  one: {
    any: 'Choose a file',
    picture: 'Choose an image',
    video: 'Choose a video',
    audio: 'Choose an audio file',
    font: 'Choose a font',
  },
  several: {
    any: 'Choose files',
    picture: 'Choose images',
    video: 'Choose videos',
    audio: 'Choose audio files',
    font: 'Choose fonts',
  },
}

/** A dialog in which files are chosen for a field, uploaded, looked at, renamed or deleted. */
export function FileManager({ accept, chosen = null, choice, onClose }: FileManagerProps) {
  const site = useWorkingSite()
  const [place, setPlace] = useState(firstPlace(accept))
  return (
    <Dialog
      title={titles[choice.of][accept]}
      isOpen
      width="large"
      onClose={onClose}
      // beside what adds several, Cancel stands there
      actions={choice.of === 'one' ? <CancelButton /> : undefined}
    >
      <FileBrowser
        site={site}
        accept={accept}
        place={place}
        onPlace={setPlace}
        chosen={chosen}
        choice={closing(choice, onClose)}
      />
    </Dialog>
  )
}

/** With what was chosen, the dialog has done its work. */
function closing(choice: FileChoice, close: () => void): FileChoice {
  if (choice.of === 'one') {
    const take = (assetId: string): void => {
      choice.take(assetId)
      close()
    }
    return { ...choice, take }
  }
  const take = (ids: readonly string[]): void => {
    choice.take(ids)
    close()
  }
  return { ...choice, take }
}

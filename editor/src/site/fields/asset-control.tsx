import { File, Film, ImagePlus, Music } from 'lucide-react'
import { useId, useState } from 'react'
import { Button as AriaButton } from 'react-aria-components'
import type { AssetKind } from '@vitrine/rules/site/blocks/kinds/asset.ts'
import { Button } from '../../ground/controls/button.tsx'
import { useTargetWords } from '../links/link-choices.ts'
import { FileManager } from '../media/file-manager.tsx'
import { Thumbnail } from '../media/picture-field.tsx'
import type { ControlProps } from './control-props.ts'
import { FieldNotes } from './field-notes.tsx'
import styles from './fields.module.css'

const signs = { picture: ImagePlus, video: Film, audio: Music, any: File } as const
const wishes = {
  picture: 'Choose a picture',
  video: 'Choose a video',
  audio: 'Choose an audio file',
  any: 'Choose a file',
} as const
const goneWords = 'This file is no longer there.'

/** A picture or another file of the site; the file manager changes it. */
export function AssetControl({ site, field, value, onChange, error }: ControlProps<AssetKind>) {
  const labelId = useId()
  const wordsId = useId()
  const [isOpen, setOpen] = useState(false)
  const name = useTargetWords(site.siteId, value === null ? null : { kind: 'asset', id: value })
  const isGone = value !== null && name === null
  const Sign = signs[field.accept]
  return (
    <FieldNotes help={field.help} error={error ?? (isGone ? goneWords : undefined)}>
      <span id={labelId} className={styles['label']}>
        {field.label}
      </span>
      <div className={styles['assetLine']}>
        <AriaButton
          className={styles['tile'] ?? ''}
          aria-labelledby={`${labelId} ${wordsId}`}
          onPress={() => setOpen(true)}
        >
          {value !== null && field.accept === 'picture' ? (
            <span className={styles['assetPicture']}>
              <Thumbnail site={site} assetId={value} />
            </span>
          ) : (
            <Sign size={18} aria-hidden />
          )}
          <span id={wordsId} className={styles['tileWords']}>
            <span className={value === null ? styles['quiet'] : undefined}>
              {value === null ? wishes[field.accept] : (name ?? '…')}
            </span>
          </span>
        </AriaButton>
        {value !== null && (
          <Button
            kind="quiet"
            size="small"
            aria-label={`Remove ${field.label.toLowerCase()}`}
            onPress={() => onChange(null)}
          >
            Remove
          </Button>
        )}
      </div>
      {isOpen && (
        <FileManager
          accept={field.accept}
          chosen={value}
          choice={{ of: 'one', take: onChange }}
          onClose={() => setOpen(false)}
        />
      )}
    </FieldNotes>
  )
}

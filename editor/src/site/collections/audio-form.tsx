import { useMemo, useRef } from 'react'
import { useQuery } from '@tanstack/react-query'
import { isEpisode, writeLength, type AudioItem } from '@vitrine/rules/site/content/audio.ts'
import { asset } from '@vitrine/rules/site/blocks/kinds/asset.ts'
import { documentQuery } from '../../ground/changes/documents.ts'
import { DraftForm } from '../../ground/changes/draft-form.tsx'
import { useFormDraft } from '../../ground/changes/use-form-draft.ts'
import { Button } from '../../ground/controls/button.tsx'
import { Panel } from '../../ground/controls/room.tsx'
import { TextField } from '../../ground/controls/text-field.tsx'
import { AssetControl } from '../fields/asset-control.tsx'
import { fileAddress } from '../media/file-picture.tsx'
import type { Site } from '../sites/sites.ts'
import { audioFormId, audioSchema, seenOfAudio, typedAudio } from './audio-draft.ts'
import { measureLength } from './measure-length.ts'
import styles from './posts.module.css'

const labels = {
  audioAssetId: 'Audio file',
  authorName: 'Artist',
  durationMs: 'Length',
  episodeNumber: 'Number',
} as const

const file = asset({ label: labels.audioAssetId, accept: 'audio' })

const words = {
  labelOf: (name: string) => labels[name as keyof typeof labels] ?? name,
  show(name: string, value: unknown): string {
    if (name === 'audioAssetId') return value === null ? 'None' : 'Another file'
    return (typeof value === 'number' ? writeLength(value) : String(value)) || 'None'
  },
}

type AudioFormProps = { readonly site: Site; readonly id: string; readonly audio: AudioItem }

/** What is heard of a track or an episode, and how long it lasts; of a track whose it is. */
export function AudioForm({ site, id, audio }: AudioFormProps) {
  const { durationMs } = audio
  const form = useFormDraft({
    siteId: site.siteId,
    id: audioFormId(id),
    name: `Recording: ${audio.title}`,
    stored: typedAudio(audio),
    seen: seenOfAudio(audio),
    schema: useMemo(() => audioSchema(durationMs), [durationMs]),
    wish: ({ set, seen }) => ({ action: 'edit-item', input: { itemId: id, set, seen } }),
    notice: 'Recording saved.',
  })
  const { values, change, errors } = form
  const latest = useRef<string | null>(null)
  const take = async (audioAssetId: string | null): Promise<void> => {
    latest.current = audioAssetId
    change({ audioAssetId })
    if (audioAssetId === null) return
    const length = await measureLength(site, audioAssetId)
    // another file may have been chosen meanwhile
    if (length > 0 && latest.current === audioAssetId) change({ durationMs: writeLength(length) })
  }
  return (
    <Panel title="Recording">
      <DraftForm form={form} words={words} className={styles['form']}>
        <AssetControl
          site={site}
          field={file}
          value={values.audioAssetId}
          onChange={(audioAssetId) => void take(audioAssetId)}
          error={errors['audioAssetId']}
        />
        <Player site={site} assetId={values.audioAssetId} />
        <div className={styles['two']}>
          {isEpisode(audio) ? (
            <TextField
              label={labels.episodeNumber}
              hint="Which episode it is; empty: it has no number."
              value={values.episodeNumber}
              onChange={(episodeNumber) => change({ episodeNumber })}
              error={errors['episodeNumber']}
            />
          ) : (
            <TextField
              label={labels.authorName}
              hint="Empty: as the album says."
              value={values.authorName}
              onChange={(authorName) => change({ authorName })}
              error={errors['authorName']}
            />
          )}
          <TextField
            label={labels.durationMs}
            placeholder="3:45"
            hint="Minutes and seconds; read from the file where it tells."
            value={values.durationMs}
            onChange={(length) => change({ durationMs: length })}
            error={errors['durationMs']}
          />
        </div>
        <div className={styles['actions']}>
          <Button type="submit" kind="primary">
            Save recording
          </Button>
        </div>
      </DraftForm>
    </Panel>
  )
}

/** What was chosen, to be heard; nothing where there is none. */
function Player({ site, assetId }: { readonly site: Site; readonly assetId: string | null }) {
  const found = useQuery({
    ...documentQuery(site.siteId, 'asset', assetId ?? ''),
    enabled: assetId !== null,
  }).data
  if (assetId === null || found === undefined) return null
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- the owner's own file, as it is
    <audio
      controls
      preload="metadata"
      src={fileAddress(site, assetId, found.body)}
      aria-label={found.body.filename}
      className={styles['player']}
    />
  )
}

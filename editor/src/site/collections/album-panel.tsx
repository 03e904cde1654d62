import { albumFields } from '@vitrine/rules/site/collections/album-actions.ts'
import { DraftForm } from '../../ground/changes/draft-form.tsx'
import { performAction } from '../../ground/changes/perform-action.ts'
import { useFormDraft } from '../../ground/changes/use-form-draft.ts'
import { Button } from '../../ground/controls/button.tsx'
import { Panel } from '../../ground/controls/room.tsx'
import { TextField } from '../../ground/controls/text-field.tsx'
import { PictureField } from '../media/picture-field.tsx'
import type { Site } from '../sites/sites.ts'
import type { ListPage } from './posts.ts'
import styles from './posts.module.css'

const schema = albumFields.pick({ artistName: true }).required()

const words = {
  labelOf: () => 'Artist',
  show: (_: string, value: unknown) => String(value) || 'None',
}

type AlbumProps = { readonly site: Site; readonly page: ListPage }

/** The cover of an album, and whom it is by. */
export function AlbumPanel({ site, page }: AlbumProps) {
  const { mainAssetId } = page.body
  const change = (id: string | null) =>
    performAction(
      site.siteId,
      {
        action: 'edit-album',
        input: { collectionId: page.id, set: { mainAssetId: id }, seen: { mainAssetId } },
      },
      { notice: id === null ? 'Cover removed.' : 'Cover changed.' },
    )
  return (
    <Panel title={page.body.title}>
      <div className={styles['album']}>
        <PictureField
          site={site}
          label="Cover"
          hint="Stands beside the tracks, and where the album is shared."
          assetId={mainAssetId}
          onChange={(id) => void change(id)}
        />
        <ArtistForm site={site} page={page} />
      </div>
    </Panel>
  )
}

function ArtistForm({ site, page }: AlbumProps) {
  const { title, artistName = '' } = page.body
  const stored = { artistName }
  const { values, change, errors, ...rest } = useFormDraft({
    siteId: site.siteId,
    id: `album ${page.id}`,
    name: `Album: ${title}`,
    stored,
    seen: stored,
    schema,
    wish: ({ set, seen }) => ({
      action: 'edit-album',
      input: { collectionId: page.id, set, seen },
    }),
    notice: 'Artist saved.',
  })
  return (
    <DraftForm form={{ ...rest, errors }} words={words} className={styles['artist']}>
      <TextField
        label="Artist"
        hint="A track says its own where it is by somebody else."
        value={values.artistName}
        onChange={(artistName) => change({ artistName })}
        error={errors['artistName']}
      />
      <Button type="submit">Save artist</Button>
    </DraftForm>
  )
}

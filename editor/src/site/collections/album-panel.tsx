import { textOfHtml } from '@vitrine/rules/ground/words/text-of-html.ts'
import { albumFields } from '@vitrine/rules/site/collections/album-actions.ts'
import { isPodcast } from '@vitrine/rules/site/collections/collection.ts'
import { DraftForm } from '../../ground/changes/draft-form.tsx'
import { performAction } from '../../ground/changes/perform-action.ts'
import { useFormDraft } from '../../ground/changes/use-form-draft.ts'
import { Button } from '../../ground/controls/button.tsx'
import { Panel } from '../../ground/controls/room.tsx'
import { TextField } from '../../ground/controls/text-field.tsx'
import { ShortTextField } from '../fields/short-text-field.tsx'
import { PictureField } from '../media/picture-field.tsx'
import type { Site } from '../sites/sites.ts'
import type { ListPage } from './posts.ts'
import styles from './posts.module.css'

const schema = albumFields.pick({ artistName: true, description: true }).required()

type AlbumProps = { readonly site: Site; readonly page: ListPage }

const albumWords = {
  one: 'album',
  by: 'Artist',
  byHint: 'A track says its own where it is by somebody else.',
  cover: 'Stands beside the tracks, and where the album is shared.',
  about: 'Stands beside the cover: what it is, who played it.',
} as const

const podcastWords = {
  one: 'podcast',
  by: 'Host',
  byHint: 'Who is heard in it.',
  cover: 'Stands above the episodes, and where the podcast is shared.',
  about: 'Stands beside the cover: what it is about.',
} as const

type AboutProps = AlbumProps & { readonly words: typeof albumWords | typeof podcastWords }

/** The cover of an album or a podcast, whom it is by, and what it is. */
export function AlbumPanel({ site, page }: AlbumProps) {
  const words = isPodcast(page.body) ? podcastWords : albumWords
  return (
    <Panel title={page.body.title}>
      <AboutForm site={site} page={page} words={words} />
    </Panel>
  )
}

function Cover({ site, page, words }: AboutProps) {
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
    <PictureField
      site={site}
      label="Cover"
      hint={words.cover}
      assetId={mainAssetId}
      onChange={(id) => void change(id)}
    />
  )
}

function AboutForm({ site, page, words }: AboutProps) {
  const { title, artistName = '', description } = page.body
  const stored = { artistName, description }
  const form = useFormDraft({
    siteId: site.siteId,
    id: `album ${page.id}`,
    name: `About the ${words.one}: ${title}`,
    stored,
    seen: stored,
    schema,
    wish: ({ set, seen }) => ({
      action: 'edit-album',
      input: { collectionId: page.id, set, seen },
    }),
    notice: `About the ${words.one} saved.`,
  })
  const { values, change, errors } = form
  const labels: Readonly<Record<string, string>> = { artistName: words.by }
  const told = {
    labelOf: (name: string) => labels[name] ?? 'Description',
    show: (_: string, value: unknown) => textOfHtml(String(value)) || 'None',
  }
  return (
    <DraftForm form={form} words={told} className={styles['form']}>
      <div className={styles['album']}>
        <div className={styles['form']}>
          <Cover site={site} page={page} words={words} />
          <TextField
            label={words.by}
            hint={words.byHint}
            value={values.artistName}
            onChange={(name) => change({ artistName: name })}
            error={errors['artistName']}
          />
        </div>
        <ShortTextField
          siteId={site.siteId}
          label="Description"
          hint={words.about}
          value={values.description}
          onChange={(text) => change({ description: text })}
          error={errors['description']}
        />
      </div>
      <div className={styles['actions']}>
        <Button type="submit">Save about the {words.one}</Button>
      </div>
    </DraftForm>
  )
}

import { z } from 'zod'
import type { ReactNode } from 'react'
import type { ActionWish } from '@vitrine/rules/ground/changes/owner-action.ts'
import { asset } from '@vitrine/rules/site/blocks/kinds/asset.ts'
import { BackgroundSource } from '@vitrine/rules/site/collections/background-source.ts'
import {
  backgroundFields,
  backgroundOf,
  type Background,
} from '@vitrine/rules/site/collections/page-background.ts'
import { DraftForm } from '../../ground/changes/draft-form.tsx'
import type { FlatFields } from '../../ground/changes/flat-fields.ts'
import { useFormDraft } from '../../ground/changes/use-form-draft.ts'
import { SelectField } from '../../ground/controls/select-field.tsx'
import { TextField } from '../../ground/controls/text-field.tsx'
import { AssetControl } from '../fields/asset-control.tsx'
import { PictureField } from '../media/picture-field.tsx'
import type { Site } from '../sites/sites.ts'
import styles from './posts.module.css'

/** Tells the form of one page or item from those of others. */
export function bannerFormId(id: string): string {
  return `banner ${id}`
}

type BannerProps = {
  readonly site: Site
  /** A page, whose main picture is chosen here, or an item, whose own has a place of its own. */
  readonly of: Partial<Background> & {
    readonly id: string
    readonly title: string
    readonly mainAssetId?: string | null
  }
  /** What it is, such as `page`. */
  readonly noun: string
  readonly wish: (edit: { readonly set: FlatFields; readonly seen: FlatFields }) => ActionWish
  readonly foot: ReactNode
}

const sources = {
  0: 'As the template has it',
  [BackgroundSource.none]: 'None',
  [BackgroundSource.upload]: 'A picture',
  [BackgroundSource.video]: 'A video',
  [BackgroundSource.instagram]: 'Instagram (no longer delivered)',
} as const

const film = asset({
  label: 'Or a video of your own',
  help: 'It goes before the address.',
  accept: 'video',
})

const labels: Readonly<Record<string, string>> = {
  backgroundSource: 'Banner',
  mainAssetId: 'Main picture',
  backgroundVideoUrl: 'Address of the video',
  backgroundVideoId: film.label,
}

const words = {
  labelOf: (name: string) => labels[name] ?? name,
  show(name: string, value: unknown): string {
    if (name === 'backgroundSource') return sources[(value as keyof typeof sources) ?? 0]
    if (name !== 'backgroundVideoUrl') return value === null ? 'None' : 'Another file'
    return value === '' ? 'None' : String(value)
  },
}

/** What stands at the head of a page or an item: nothing, its main picture, or a video. */
export function BannerForm({ site, of, noun, wish, foot }: BannerProps) {
  const { siteId } = site
  const { mainAssetId } = of
  const hasPicture = mainAssetId !== undefined
  const stored = { ...backgroundOf(of), mainAssetId: mainAssetId ?? null }
  const { mainAssetId: picture, ...banner } = stored
  const seen: FlatFields = hasPicture ? { ...banner, mainAssetId: picture } : banner
  const form = useFormDraft({
    siteId,
    id: bannerFormId(of.id),
    name: `Banner: ${of.title}`,
    stored,
    seen,
    schema,
    wish: ({ set, seen: found }) => wish({ set, seen: found }),
    notice: 'Banner saved.',
  })
  const { values, change, errors } = form
  const { backgroundSource: source } = values
  const offered = [
    0,
    BackgroundSource.none,
    BackgroundSource.upload,
    BackgroundSource.video,
  ] as const
  const isOld = backgroundOf(of).backgroundSource === BackgroundSource.instagram
  const choices = isOld ? [...offered, BackgroundSource.instagram] : offered
  return (
    <DraftForm form={form} words={words} className={styles['form']}>
      <SelectField
        label="Banner"
        value={String(source)}
        onChange={(id) => {
          const chosen = choices.find((one) => String(one) === id)
          if (chosen !== undefined) change({ backgroundSource: chosen })
        }}
        options={choices.map((one) => ({ id: String(one), name: sources[one] }))}
        hint={hintOf(source, noun, hasPicture)}
        error={errors['backgroundSource']}
      />
      {hasPicture && source !== BackgroundSource.none && (
        <PictureField
          site={site}
          label="Main picture"
          hint={
            source === BackgroundSource.video
              ? 'Stands there until the video is played.'
              : 'Stands at the head of the page, and where the page is shared.'
          }
          assetId={values.mainAssetId}
          onChange={(id) => change({ mainAssetId: id })}
        />
      )}
      {source === BackgroundSource.video && (
        <>
          <TextField
            label="Address of the video"
            type="url"
            inputMode="url"
            placeholder="https://"
            hint="Its page at YouTube or Vimeo. Nothing is loaded from there until somebody plays it."
            value={values.backgroundVideoUrl}
            onChange={(backgroundVideoUrl) => change({ backgroundVideoUrl })}
            error={errors['backgroundVideoUrl']}
          />
          <AssetControl
            site={site}
            field={film}
            value={values.backgroundVideoId}
            beside={{}}
            onChange={(id) => change({ backgroundVideoId: id })}
            error={errors['backgroundVideoId']}
          />
        </>
      )}
      {foot}
    </DraftForm>
  )
}

const schema = backgroundFields.required().extend({ mainAssetId: z.string().max(100).nullable() })

function hintOf(source: Background['backgroundSource'], noun: string, hasPicture: boolean): string {
  if (source === BackgroundSource.none) return `Nothing stands above the ${noun}.`
  if (source === BackgroundSource.upload && !hasPicture) {
    return `The main picture stands at the head of the ${noun}.`
  }
  if (source === BackgroundSource.instagram) {
    return 'Instagram hands out no pictures any more, so visitors see none. Choose something else.'
  }
  return `What stands at the head of the ${noun}.`
}

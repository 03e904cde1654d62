import {
  galleryDesigns,
  galleryDesignTitles,
} from '@vitrine/rules/site/galleries/gallery-settings.ts'
import { performAction } from '../../ground/changes/perform-action.ts'
import { SelectField } from '../../ground/controls/select-field.tsx'
import type { ListPage } from './posts.ts'

/** Chooses how a gallery page shows its pictures; it changes at once. */
export function GalleryDesignField({
  siteId,
  page,
}: {
  readonly siteId: string
  readonly page: ListPage
}) {
  const { galleryDesign = 'grid' } = page.body
  return (
    <SelectField
      label="Design"
      value={galleryDesign}
      onChange={(design) =>
        void performAction(
          siteId,
          {
            action: 'set-gallery-design',
            input: {
              collectionId: page.id,
              set: { galleryDesign: design },
              seen: { galleryDesign },
            },
          },
          { notice: 'Design changed.' },
        )
      }
      options={galleryDesigns.map((id) => ({ id, name: galleryDesignTitles[id] }))}
    />
  )
}

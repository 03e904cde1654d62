import type { DocumentReply } from '@vitrine/rules/ground/changes/changes-api.ts'
import { performAction } from '../../ground/changes/perform-action.ts'
import { Panel } from '../../ground/controls/room.tsx'
import { PictureField } from '../../site/media/picture-field.tsx'
import type { Site } from '../../site/sites/sites.ts'

type ProductPictureProps = { readonly site: Site; readonly item: DocumentReply<'item'> }

/** The picture by which a product is shown in lists, and first on its page. */
export function ProductPicture({ site, item }: ProductPictureProps) {
  const { mainAssetId } = item.body
  const change = (id: string | null) =>
    performAction(
      site.siteId,
      {
        action: 'edit-product',
        input: { itemId: item.id, set: { mainAssetId: id }, seen: { mainAssetId } },
      },
      { notice: id === null ? 'Picture removed.' : 'Picture changed.' },
    )
  return (
    <Panel title="Picture">
      <PictureField
        site={site}
        label="Main picture"
        hint="Stands in lists, in the cart and first on the product’s page."
        assetId={mainAssetId}
        onChange={(id) => void change(id)}
      />
    </Panel>
  )
}

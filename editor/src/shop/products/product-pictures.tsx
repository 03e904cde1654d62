import { useNavigate } from '@tanstack/react-router'
import type { DocumentReply } from '@vitrine/rules/ground/changes/changes-api.ts'
import { maxProductPictures } from '@vitrine/rules/site/content/item-fields.ts'
import { performAction } from '../../ground/changes/perform-action.ts'
import { Panel } from '../../ground/controls/room.tsx'
import { PictureList } from '../../site/media/picture-list.tsx'
import type { Site } from '../../site/sites/sites.ts'

type ProductPicturesProps = { readonly site: Site; readonly item: DocumentReply<'item'> }

/** The pictures of a product in their order, each once. */
export function picturesOf({ body }: ProductPicturesProps['item']): readonly string[] {
  const { mainAssetId, assetIds } = body
  return [...new Set(mainAssetId === null ? assetIds : [mainAssetId, ...assetIds])]
}

/** The pictures of a product in order; the first stands for it wherever one does. */
export function ProductPictures({ site, item }: ProductPicturesProps) {
  const navigate = useNavigate()
  const { mainAssetId, assetIds } = item.body
  const ids = picturesOf(item)
  const change = ([first, ...others]: readonly string[]): void => {
    const set = { mainAssetId: first ?? null, assetIds: others }
    void performAction(
      site.siteId,
      {
        action: 'edit-product',
        input: { itemId: item.id, set, seen: { mainAssetId, assetIds } },
      },
      { notice: 'Pictures changed.' },
    )
  }
  return (
    <Panel title="Pictures">
      <PictureList
        site={site}
        label="Pictures of this product"
        hint="The first stands in lists and in the cart; all of them on the product’s page."
        max={maxProductPictures}
        ids={ids}
        onChange={change}
        onDescribe={(file) =>
          void navigate({
            to: '/sites/$siteName/files',
            params: { siteName: site.name },
            search: { file },
          })
        }
      />
    </Panel>
  )
}

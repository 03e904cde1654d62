import { Download, Ellipsis, Upload } from 'lucide-react'
import { useState } from 'react'
import { productsPaths } from '@vitrine/rules/shop/products/products-paths.ts'
import { MenuButton } from '../../ground/controls/menu-button.tsx'
import { downloadFile } from '../../ground/http/download-file.ts'
import { addressOf, searchOf } from '../../ground/http/send-request.ts'
import type { Site } from '../../site/sites/sites.ts'
import { ImportDialog } from './import-dialog.tsx'
import { useShops } from './shops.ts'

/** What can be done with all products together: out of the shop into a file, and back. */
export function ProductsMenu({ site }: { readonly site: Site }) {
  const [isImporting, setImporting] = useState(false)
  const shops = useShops(site.siteId)
  return (
    <>
      <MenuButton
        label="More of products"
        size="medium"
        icon={<Ellipsis size={16} aria-hidden />}
        entries={[
          {
            id: 'import',
            name: 'Import…',
            icon: <Upload size={15} aria-hidden />,
            isDisabled: shops.length === 0,
            onAction: () => setImporting(true),
          },
          ...shops.map(({ id, body }) => ({
            id,
            name: shops.length > 1 ? `Export ${body.title}` : 'Export',
            icon: <Download size={15} aria-hidden />,
            onAction: () =>
              downloadFile(
                addressOf(productsPaths.file, { siteId: site.siteId }) +
                  searchOf({ collectionId: id }),
                'products.csv',
              ),
          })),
        ]}
      />
      {isImporting && (
        <ImportDialog siteId={site.siteId} shops={shops} onClose={() => setImporting(false)} />
      )}
    </>
  )
}

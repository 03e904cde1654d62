import { interfaceMessages } from '@vitrine/rules/refusals/interface-messages.ts'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { Package } from 'lucide-react'
import { documentsQuery } from '../changes/documents.ts'
import { Room } from '../controls/room.tsx'
import { FirstUse, LoadError, Mark, Skeleton } from '../controls/states.tsx'
import { Thumbnail } from '../media/picture-field.tsx'
import { useSettings, useSite } from '../sites/use-site.ts'
import { AddProductButton } from './add-product-button.tsx'
import { priceRange, productsOf, type ProductDocument } from './product-list.ts'
import styles from './products.module.css'
import list from '../controls/list.module.css'

const filters = [
  { name: 'All', search: {} },
  { name: 'Live', search: { show: 'live' as const } },
  { name: 'Drafts', search: { show: 'draft' as const } },
]

/** Everything that the shop sells. */
export function ProductsRoom() {
  const site = useSite()
  const { show } = useSearch({ from: '/inside/sites/$siteName/products' })
  const items = useQuery(documentsQuery(site.siteId, 'item'))
  const all = items.data === undefined ? undefined : productsOf(items.data)
  const shown = all?.filter(({ body }) => show === undefined || body.visibility === show)
  return (
    <Room title="Products" actions={<AddProductButton site={site} />}>
      {all !== undefined && all.length > 0 && (
        <nav className={list['filters']} aria-label="Which products">
          {filters.map(({ name, search }) => (
            <Link
              key={name}
              to="/sites/$siteName/products"
              params={{ siteName: site.name }}
              search={search}
              activeOptions={{ exact: true }}
              className={list['filter'] ?? ''}
            >
              {name}
            </Link>
          ))}
        </nav>
      )}
      {items.isPending && <Skeleton rows={8} height={60} />}
      {items.isError && (
        <LoadError
          error={items.error}
          message={interfaceMessages['no-results']}
          onRetry={() => void items.refetch()}
        />
      )}
      {all?.length === 0 && (
        <FirstUse icon={<Package size={20} aria-hidden />} title="No product yet">
          What you sell stands here: things to send, files to download, services. The first one
          needs a name and a price.
        </FirstUse>
      )}
      {all !== undefined && all.length > 0 && shown?.length === 0 && (
        <FirstUse icon={<Package size={20} aria-hidden />} title="No such product">
          No product of the shop is of this kind.
        </FirstUse>
      )}
      {shown !== undefined && shown.length > 0 && <ProductTable products={shown} />}
    </Room>
  )
}

function ProductTable({ products }: { readonly products: readonly ProductDocument[] }) {
  const site = useSite()
  const currency = useSettings(site.siteId)?.currency ?? 'USD'
  return (
    <div className={list['list']}>
      <table>
        <thead>
          <tr>
            <th scope="col">Product</th>
            <th scope="col" className={list['number']}>
              Price
            </th>
            <th scope="col" className={`${list['number']} ${list['wide']}`}>
              Variants
            </th>
            <th scope="col">Status</th>
          </tr>
        </thead>
        <tbody>
          {products.map((product) => (
            <ProductRow key={product.id} product={product} currency={currency} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function ProductRow(props: { readonly product: ProductDocument; readonly currency: string }) {
  const site = useSite()
  const { id, body } = props.product
  return (
    <tr>
      <td aria-label={body.title}>
        <span className={styles['product']}>
          <span className={styles['picture']}>
            <Thumbnail site={site} assetId={body.mainAssetId} />
          </span>
          <Link
            to="/sites/$siteName/products/$itemId"
            params={{ siteName: site.name, itemId: id }}
            className={list['row'] ?? ''}
          >
            {body.title}
          </Link>
        </span>
      </td>
      <td className={list['number']}>{priceRange(body.product, props.currency)}</td>
      <td className={`${list['number']} ${list['wide']}`}>{body.product.variants.length}</td>
      <td>
        {body.visibility === 'live' ? <Mark tone="ok">Live</Mark> : <Mark tone="warn">Draft</Mark>}
      </td>
    </tr>
  )
}

import { interfaceMessages } from '@vitrine/rules/ground/refusals/interface-messages.ts'
import type { VariantStockReply } from '@vitrine/rules/site/stock/stock-api.ts'
import type { ListedProduct } from '@vitrine/rules/shop/products/products-api.ts'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { Package } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button, buttonClass } from '../../ground/controls/button.tsx'
import { useMoney } from '../../ground/money/use-money.ts'
import { LoadMore } from '../../ground/controls/load-more.tsx'
import { Room } from '../../ground/controls/room.tsx'
import { useKeysInside } from '../../ground/controls/use-keys-inside.ts'
import { FirstUse, LoadError, Skeleton } from '../../ground/controls/states.tsx'
import { useSite } from '../../site/sites/use-site.ts'
import { AddProductButton } from './add-product-button.tsx'
import { ChosenProducts } from './chosen-products.tsx'
import { ProductFilters } from './product-filters.tsx'
import type { ProductsPlace } from './products-place.ts'
import { productPages } from './product-pages.ts'
import { ProductsMenu } from './products-menu.tsx'
import { ProductTable } from './product-table.tsx'
import choose from '../../ground/controls/choose-rows.module.css'

/** Everything that the shop sells. */
export function ProductsRoom() {
  const site = useSite()
  const place = useSearch({ from: '/inside/sites/$siteName/products' })
  const navigate = useNavigate()
  const params = { siteName: site.name }
  const go = (search: ProductsPlace, options = {}): void =>
    void navigate({ to: '/sites/$siteName/products', params, search, ...options })
  const pages = useInfiniteQuery({
    ...productPages(site.siteId, place),
    // what is typed narrows what is seen, without a gap between
    placeholderData: keepPreviousData,
  })
  // prices come with the first rows, which would else move as they arrive
  const isWriting = useMoney(site.siteId) === undefined
  const isNarrowed = Object.keys(place).length > 0
  const products = pages.data?.pages.flatMap((page) => page.products) ?? []
  const isEmpty = pages.isSuccess && products.length === 0
  const around = useRef<HTMLDivElement>(null)
  useKeysInside(around)
  return (
    <Room
      title="Products"
      actions={
        <>
          <Link to="/sites/$siteName/tags" params={params} search={{}} className={buttonClass()}>
            Tags and categories
          </Link>
          <AddProductButton site={site} />
        </>
      }
      menu={<ProductsMenu site={site} />}
    >
      <div ref={around} className={choose['around']}>
        {(isNarrowed || products.length > 0) && (
          <ProductFilters site={site} place={place} onGo={go} />
        )}
        {(pages.isPending || (isWriting && products.length > 0)) && (
          <Skeleton rows={8} height={60} />
        )}
        {pages.isError && products.length === 0 && (
          <LoadError
            error={pages.error}
            message={interfaceMessages['no-results']}
            onRetry={() => void pages.refetch()}
          />
        )}
        {isEmpty && !isNarrowed && (
          <FirstUse
            icon={<Package size={20} aria-hidden />}
            title="No product yet"
            action={<AddProductButton site={site} isFirst />}
          >
            What you sell stands here: things to send, files to download, services. The first one
            needs a name and a price.
          </FirstUse>
        )}
        {isEmpty && isNarrowed && (
          <FirstUse
            icon={<Package size={20} aria-hidden />}
            title="No such product"
            action={<Button onPress={() => go({})}>Show all products</Button>}
          >
            {place.search === undefined
              ? 'No product of the shop is of this kind.'
              : `No such product has “${place.search}” in its name, its SKUs or its address.`}
          </FirstUse>
        )}
        {products.length > 0 && !isWriting && (
          <ChoosableProducts
            // what was chosen belongs to the list that it was chosen in
            key={JSON.stringify(place)}
            siteId={site.siteId}
            products={products}
            stock={pages.data?.pages.flatMap((page) => page.stock) ?? []}
          />
        )}
        <LoadMore of={pages} />
      </div>
    </Room>
  )
}

/** The products, and what can be done with several of them while any are chosen. */
function ChoosableProducts(props: {
  readonly siteId: string
  readonly products: readonly ListedProduct[]
  readonly stock: readonly VariantStockReply[]
}) {
  const { siteId, products, stock } = props
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  // one that has left the list is chosen no more
  const chosen = products.filter(({ id }) => ids.has(id))
  return (
    // who has done with the bar goes on at the head of its table
    <div className={choose['around']}>
      <ProductTable
        products={products}
        stock={stock}
        chosen={new Set(chosen.map(({ id }) => id))}
        onChoose={setIds}
      />
      {chosen.length > 0 && (
        <ChosenProducts siteId={siteId} products={chosen} onClear={() => setIds(new Set())} />
      )}
    </div>
  )
}

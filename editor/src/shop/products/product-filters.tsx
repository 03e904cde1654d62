import { useQueries } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { postStateTitles } from '@vitrine/rules/site/content/content-messages.ts'
import {
  productStates,
  stockFilters,
  type StockFilter,
} from '@vitrine/rules/shop/products/products-api.ts'
import { SearchBox } from '../../ground/controls/search-box.tsx'
import { SelectField } from '../../ground/controls/select-field.tsx'
import { termsQuery } from '../../site/collections/terms.ts'
import type { Site } from '../../site/sites/sites.ts'
import type { ProductsAsked } from './product-pages.ts'
import { placeWith, type ProductsPlace } from './products-place.ts'
import { useShops } from './shops.ts'
import list from '../../ground/controls/list.module.css'
import styles from './products.module.css'

const any = ''
const stockTitles: Readonly<Record<StockFilter, string>> = {
  'sold-out': 'Sold out',
  'few-left': 'Few left',
  'on-sale': 'On sale',
}

/** What the list of products can be narrowed by: words, a state, a category, and what there is. */
export function ProductFilters(props: {
  readonly site: Site
  readonly place: ProductsAsked
  readonly onGo: (place: ProductsPlace, options?: { readonly replace: boolean }) => void
}) {
  const { site, place, onGo } = props
  const categories = useCategories(site.siteId)
  const known = [...new Set([...categories, ...(place.category ? [place.category] : [])])]
  return (
    <div className={list['head']}>
      <SearchBox
        label="Search products"
        className={list['search']}
        search={place.search ?? ''}
        // each letter of a search is no step back
        onSearch={(search) => onGo(placeWith(place, { search }), { replace: true })}
      />
      <div className={styles['filters']}>
        {known.length > 0 && (
          <SelectField
            label="Category"
            isLabelHidden
            options={[
              { id: any, name: 'Every category' },
              ...known.map((name) => ({ id: name, name })),
            ]}
            value={place.category ?? any}
            onChange={(category) => onGo(placeWith(place, { category }))}
          />
        )}
        <SelectField
          label="Stock and sale"
          isLabelHidden
          options={[
            { id: any, name: 'Any stock' },
            ...stockFilters.map((id) => ({ id, name: stockTitles[id] })),
          ]}
          value={place.stock ?? any}
          onChange={(stock) => onGo(placeWith(place, { stock }))}
        />
      </div>
      <nav className={list['filters']} aria-label="Which products">
        {[undefined, ...productStates].map((show) => (
          <Link
            key={show ?? any}
            to="/sites/$siteName/products"
            params={{ siteName: site.name }}
            search={placeWith(place, { show: show ?? any })}
            // the address of all lies within that of each state
            activeOptions={{ exact: true }}
            data-status={show === place.show ? 'active' : undefined}
            aria-current={show === place.show ? 'page' : undefined}
            className={list['filter'] ?? ''}
          >
            {show === undefined ? 'All' : postStateTitles[show]}
          </Link>
        ))}
      </nav>
    </div>
  )
}

/** The categories of all shop pages. */
function useCategories(siteId: string): readonly string[] {
  const shops = useShops(siteId)
  const found = useQueries({
    queries: shops.map(({ id }) => termsQuery(siteId, { collectionId: id, sort: 'category' })),
  })
  return [...new Set(found.flatMap(({ data = [] }) => data.map(({ word }) => word)))]
}

import { Link } from '@tanstack/react-router'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { isCounted } from '@vitrine/rules/shop/products/availability.ts'
import { PostState } from '@vitrine/rules/site/content/content-item.ts'
import { mainPictureOf } from '@vitrine/rules/site/content/main-picture.ts'
import type { Product, Variant } from '@vitrine/rules/shop/products/product.ts'
import type { ListedProduct } from '@vitrine/rules/shop/products/products-api.ts'
import type { VariantStockReply } from '@vitrine/rules/site/stock/stock-api.ts'
import { ChooseRow, ChooseTable, type ChosenRows } from '../../ground/controls/choose-rows.tsx'
import { cx } from '../../ground/styling/cx.ts'
import { PostMark } from '../../site/collections/post-mark.tsx'
import { Thumbnail } from '../../site/media/picture-field.tsx'
import { useSite } from '../../site/sites/use-site.ts'
import { useSettings } from '../../ground/changes/working-site.ts'
import { useMoney } from '../../ground/money/use-money.ts'
import { StockMark } from '../../site/stock/stock-mark.tsx'
import { stockOfProduct, stockOfVariant, type StockWords } from '../../site/stock/stock-words.ts'
import { priceRange, variantName } from './product-list.ts'
import styles from './products.module.css'
import choose from '../../ground/controls/choose-rows.module.css'
import list from '../../ground/controls/list.module.css'

type Levels = ReadonlyMap<string, VariantStockReply>

type ProductTableProps = {
  readonly products: readonly ListedProduct[]
  /** What there is of their variants. */
  readonly stock: readonly VariantStockReply[]
} & ChosenRows

/** Products with what they cost and what there is of them; their variants behind a click. */
export function ProductTable({ products, stock, chosen, onChoose }: ProductTableProps) {
  const site = useSite()
  const currency = useSettings(site.siteId)?.currency
  const write = useMoney(site.siteId)
  const price = (product: Product): string => {
    // an amount in another currency or form, for a moment, would be another price
    if (currency === undefined || write === undefined) return ''
    return priceRange(product, (cents) => write(cents, currency))
  }
  const levels = new Map(stock.map((level) => [level.variantId, level]))
  return (
    <ChooseTable
      ids={products.map(({ id }) => id)}
      noun="products"
      chosen={chosen}
      onChoose={onChoose}
      columns={
        <>
          <th scope="col">Product</th>
          <th scope="col" className={`${list['number']} ${list['wide']}`}>
            Price
          </th>
          <th scope="col" className={list['wide']}>
            Variants
          </th>
          <th scope="col" className={list['wide']}>
            Stock
          </th>
        </>
      }
    >
      {products.map((product) => (
        <ProductRows
          key={product.id}
          product={product}
          price={price}
          levels={levels}
          chosen={chosen}
          onChoose={onChoose}
        />
      ))}
    </ChooseTable>
  )
}

type ProductRowsProps = {
  readonly product: ListedProduct
  readonly price: (product: Product) => string
  readonly levels: Levels
} & ChosenRows

function ProductRows({ product, price, levels, chosen, onChoose }: ProductRowsProps) {
  const { id, body, state } = product
  const site = useSite()
  const [isOpen, setOpen] = useState(false)
  const variantsId = useId()
  const { variants } = body.product
  const settings = useSettings(site.siteId)
  const known = variants.flatMap((variant) => levels.get(variant.id) ?? [])
  const stock = isCounted(body.product.productType) ? stockOfProduct(known, settings) : undefined
  return (
    <>
      <tbody>
        <tr className={cx(chosen.has(id) && choose['chosen'])}>
          <ChooseRow id={id} title={body.title} chosen={chosen} onChoose={onChoose} />
          <td aria-label={body.title}>
            <span className={styles['product']}>
              <span className={styles['picture']}>
                <Thumbnail site={site} assetId={mainPictureOf(body)} />
              </span>
              <span>
                <Link
                  to="/sites/$siteName/products/$itemId"
                  params={{ siteName: site.name, itemId: id }}
                  className={list['row'] ?? ''}
                >
                  {body.title}
                </Link>
                <span className={list['narrow']}>{price(body.product)}</span>
                <span className={list['narrow']}>
                  <StockMark stock={stock} />
                </span>
              </span>
              {state !== PostState.published && <PostMark state={state} />}
            </span>
          </td>
          <td className={`${list['number']} ${list['wide']}`}>{price(body.product)}</td>
          <td className={list['wide']}>
            {variants.length > 1 ? (
              <button
                type="button"
                className={styles['toggle']}
                aria-expanded={isOpen}
                aria-controls={variantsId}
                aria-label={`${variants.length} variants of ${body.title}`}
                onClick={() => setOpen(!isOpen)}
              >
                {variants.length} <ChevronDown size={14} aria-hidden />
              </button>
            ) : (
              <span className={styles['only']}>{variants.length}</span>
            )}
          </td>
          <td className={list['wide']}>
            <StockMark stock={stock} />
          </td>
        </tr>
      </tbody>
      {isOpen && (
        <tbody id={variantsId}>
          {variants.map((variant) => {
            const level = levels.get(variant.id)
            return (
              <VariantRow
                key={variant.id}
                name={variantName(body.product, variant)}
                variant={variant}
                price={price({ ...body.product, variants: [variant] })}
                stock={level && stockOfVariant(level, settings)}
              />
            )
          })}
        </tbody>
      )}
    </>
  )
}

function VariantRow(props: {
  readonly name: string
  readonly variant: Variant
  readonly price: string
  readonly stock: StockWords | undefined
}) {
  const { name, variant, price, stock } = props
  return (
    <tr className={styles['variant']}>
      <td colSpan={2}>{name}</td>
      <td className={`${list['number']} ${list['wide']}`}>{price}</td>
      <td className={list['wide']}>{variant.sku}</td>
      <td className={list['wide']}>
        <StockMark stock={stock} />
      </td>
    </tr>
  )
}

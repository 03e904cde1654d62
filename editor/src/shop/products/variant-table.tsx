import type { Measurement } from '@vitrine/rules/site/sites/measurement.ts'
import { Plus, Trash2 } from 'lucide-react'
import { useRef, useState, type ClipboardEvent, type KeyboardEvent, type ReactNode } from 'react'
import { optionsOf, missingCombinations } from '@vitrine/rules/shop/products/product-options.ts'
import { ProductType, type Product } from '@vitrine/rules/shop/products/product.ts'
import type { ContentUnit } from '@vitrine/rules/shop/products/unit-price.ts'
import { measureNames } from '@vitrine/rules/shop/products/variant-measures.ts'
import { readSheet } from '@vitrine/rules/site/charts/read-sheet.ts'
import { performAction } from '../../ground/changes/perform-action.ts'
import { goFromCell } from '../../ground/controls/cell-keys.ts'
import { EntryRow, EntryTable } from '../../ground/controls/entry-table.tsx'
import { MenuButton } from '../../ground/controls/menu-button.tsx'
import { SwitchField } from '../../ground/controls/switch-field.tsx'
import { cx } from '../../ground/styling/cx.ts'
import { useKeysInside } from '../../ground/controls/use-keys-inside.ts'
import { SelectField } from '../../ground/controls/select-field.tsx'
import type { Site } from '../../site/sites/sites.ts'
import type { ProductDraft, PriceDraft } from './product-draft.ts'
import { variantName } from './product-list.ts'
import {
  cellColumnOf,
  commonOf,
  withPartOfAll,
  withPastedCells,
  type CellColumn,
} from './variant-cells.ts'
import { cellsOfVariants, sizesOfVariants, sizeTitles, type SizeTitles } from './variant-row.tsx'
import { VariantPicture } from './variant-picture.tsx'
import styles from './variants.module.css'

type VariantTableProps = {
  readonly site: Site
  readonly itemId: string
  readonly product: Product
  /** The pictures of the product, for its variants to choose from. */
  readonly pictures: readonly string[]
  readonly currency: string
  /** What the sizes are in. */
  readonly measurement: Measurement
  /** What the contents are in, as it is chosen. */
  readonly contentUnit: ContentUnit
  readonly drafts: ProductDraft['variants']
  /** What is wrong, by names such as `variants.<id>.price`. */
  readonly errors: Readonly<Record<string, string>>
  readonly onChange: (drafts: ProductDraft['variants']) => void
  /** Another picture of the site is to be chosen for a variant. */
  readonly onChoose: (variantId: string) => void
}

/**
 * Picture, price, sale and SKU of each variant, typed as into a spreadsheet: arrows and Enter go up
 * and down, cells are pasted, Ctrl+D fills a column down, and a row above all changes many at once.
 */
export function VariantTable(props: VariantTableProps) {
  const { site, itemId, product, pictures, currency } = props
  const sizes = sizeTitles(props.measurement, props.contentUnit)
  const { drafts, errors, onChange, onChoose } = props
  const [isSized, setSized] = useSizes(errors)
  const { variants } = product
  const ids = variants.map(({ id }) => id)
  const hasSeveral = variants.length > 1
  const around = useRef<HTMLDivElement>(null)
  // they go on in the row that follows one which is removed
  useKeysInside(around)
  const setAll = (some: readonly string[], part: Partial<PriceDraft>): void =>
    onChange(withPartOfAll(drafts, some, part))
  const paste = (event: ClipboardEvent<HTMLElement>): void => {
    const at = placeOf(event.target, ids)
    const cells = readSheet(event.clipboardData.getData('text/plain'))
    const isOne = cells.length < 2 && (cells[0]?.length ?? 0) < 2
    if (at === undefined || isOne) return
    event.preventDefault()
    onChange(withPastedCells(drafts, ids, at, cells))
  }
  const keys = (event: KeyboardEvent<HTMLElement>): void => {
    const at = placeOf(event.target, ids)
    const value = at && drafts[ids[at.row] ?? '']?.[at.column]
    if (event.key === 'd' && (event.ctrlKey || event.metaKey) && value !== undefined) {
      event.preventDefault()
      setAll(ids.slice(at?.row), { [at?.column ?? 'price']: value })
    } else goFromCell(event)
  }
  return (
    <div
      ref={around}
      className={styles['variants']}
      role="presentation"
      onPaste={paste}
      onKeyDown={keys}
    >
      {product.productType === ProductType.physical && (
        <SwitchField isSelected={isSized} onChange={setSized}>
          {props.contentUnit === 'none' ? 'Weight and size' : 'Weight, size and contents'}
        </SwitchField>
      )}
      <EntryTable
        columns={['Variant', ...(isSized ? Object.values(sizes) : priceTitles(product, currency))]}
        className={cx(styles['table'], styles[sheetOf(product, isSized)])}
      >
        {hasSeveral && product.productType !== ProductType.giftCard && (
          <RowOfMany {...props} sizes={isSized ? sizes : null} onChange={setAll} />
        )}
        {variants.map((variant) => {
          const { id } = variant
          const name = variantName(product, variant)
          const typed = drafts[id]
          if (typed === undefined) return null
          const set = (part: Partial<PriceDraft>): void => setAll([id], part)
          const row = {
            id,
            about: `of ${name}`,
            typed,
            error: (part: CellColumn) => errors[`variants.${id}.${part}`],
            onChange: set,
          }
          if (isSized) {
            return <EntryRow key={id} name={name} cells={sizesOfVariants({ ...row, sizes })} />
          }
          const cells = {
            ...shownCells(product, cellsOfVariants({ ...row, currency })),
            Picture: (
              <VariantPicture
                site={site}
                name={name}
                assetId={typed.assetId}
                pictures={pictures}
                onChange={(assetId) => set({ assetId })}
                onChoose={() => onChoose(id)}
              />
            ),
            '': hasSeveral && (
              <MenuButton
                label={`Actions of ${name}`}
                icon={<span aria-hidden>⋯</span>}
                entries={[
                  {
                    id: 'remove',
                    name: 'Remove variant',
                    icon: <Trash2 size={15} aria-hidden />,
                    isDanger: true,
                    onAction: () =>
                      void performAction(
                        site.siteId,
                        { action: 'remove-variant', input: { itemId, variantId: id } },
                        { notice: `${name} removed.` },
                      ),
                  },
                ]}
              />
            ),
          }
          return <EntryRow key={id} name={name} cells={cells} />
        })}
      </EntryTable>
      <AddVariant site={site} itemId={itemId} product={product} />
    </div>
  )
}

function sheetOf({ productType }: Product, isSized: boolean): 'sizes' | 'values' | 'prices' {
  if (isSized) return 'sizes'
  return productType === ProductType.giftCard ? 'values' : 'prices'
}

type Cells = Readonly<Record<string, ReactNode>>

/** A gift card costs what it is worth, which is chosen apart. */
function shownCells({ productType }: Product, cells: Cells): Cells {
  return productType === ProductType.giftCard ? { SKU: cells['SKU'] } : cells
}

function priceTitles({ productType }: Product, currency: string): readonly string[] {
  if (productType === ProductType.giftCard) return ['SKU', 'Picture', '']
  return [`Price in ${currency}`, 'On sale', 'Sale price', 'SKU', 'Picture', '']
}

const sizeError = new RegExp(`^variants\\..+\\.(?:${measureNames.join('|')})$`)

/** Whether the sheet of sizes is on the screen; what is wrong leads to the sheet that it is on. */
function useSizes(errors: Readonly<Record<string, string>>) {
  const [isSized, setSized] = useState(false)
  const wrong = Object.keys(errors).filter((name) => name.startsWith('variants.'))
  const isOfSizes = wrong.length === 0 ? undefined : wrong.every((name) => sizeError.test(name))
  const [wasOfSizes, setWasOfSizes] = useState(isOfSizes)
  if (isOfSizes !== wasOfSizes) {
    setWasOfSizes(isOfSizes)
    if (isOfSizes !== undefined) setSized(isOfSizes)
  }
  return [isSized, setSized] as const
}

/** Where a field of the table is; undefined for one that is none of a variant. */
function placeOf(
  target: EventTarget,
  ids: readonly string[],
): { readonly row: number; readonly column: CellColumn } | undefined {
  if (!(target instanceof HTMLInputElement)) return undefined
  const { variant = '', cell } = target.closest<HTMLElement>('[data-cell]')?.dataset ?? {}
  const row = ids.indexOf(variant)
  const column = cellColumnOf(cell)
  return row === -1 || column === undefined ? undefined : { row, column }
}

const everyVariant = 'all'

/** Changes all variants, or all of one value such as every "Large", at once. */
function RowOfMany(props: {
  readonly product: Product
  readonly currency: string
  /** The titles of the sheet of sizes; null: that of prices is shown. */
  readonly sizes: SizeTitles | null
  readonly drafts: ProductDraft['variants']
  readonly onChange: (ids: readonly string[], part: Partial<PriceDraft>) => void
}) {
  const { product, currency, sizes, drafts, onChange } = props
  const [group, setGroup] = useState(everyVariant)
  const groups = groupsOf(product)
  const { ids } = groups.find(({ id }) => id === group) ?? groups[0] ?? { ids: [] }
  const common = {
    price: commonOf(drafts, ids, 'price'),
    salePrice: commonOf(drafts, ids, 'salePrice'),
    onSale: commonOf(drafts, ids, 'onSale'),
    weight: commonOf(drafts, ids, 'weight'),
    len: commonOf(drafts, ids, 'len'),
    width: commonOf(drafts, ids, 'width'),
    height: commonOf(drafts, ids, 'height'),
    content: commonOf(drafts, ids, 'content'),
  }
  const row = {
    about: 'for all of these',
    typed: common,
    error: () => undefined,
    onChange: (part: Partial<PriceDraft>) => onChange(ids, part),
  }
  return (
    <EntryRow
      name={
        <SelectField
          label="Change together"
          isLabelHidden
          options={groups}
          value={group}
          onChange={setGroup}
        />
      }
      cells={
        sizes !== null
          ? sizesOfVariants({ ...row, sizes })
          : { ...cellsOfVariants({ ...row, currency }), Picture: null, '': null }
      }
    />
  )
}

function groupsOf(product: Product) {
  const { variants } = product
  const all = { id: everyVariant, name: 'All variants', ids: variants.map(({ id }) => id) }
  const byValue = optionsOf(product).flatMap(({ name, values }) =>
    values.map((value) => ({
      id: JSON.stringify([name, value]),
      name: `${name}: ${value}`,
      ids: variants.filter(({ attributes }) => attributes[name] === value).map(({ id }) => id),
    })),
  )
  return [all, ...byValue.filter(({ ids }) => ids.length > 1 && ids.length < variants.length)]
}

/** Combinations that were removed, or never made, to be sold again. */
function AddVariant({
  site,
  itemId,
  product,
}: Pick<VariantTableProps, 'site' | 'itemId' | 'product'>) {
  const missing = missingCombinations(product)
  if (missing.length === 0) return null
  return (
    <div>
      <MenuButton
        label="Add variant"
        size="medium"
        icon={<Plus size={16} aria-hidden />}
        entries={missing.map((attributes) => {
          const name = variantName(product, { attributes })
          return {
            id: name,
            name,
            onAction: () =>
              void performAction(
                site.siteId,
                { action: 'add-variant', input: { itemId, attributes: { ...attributes } } },
                { notice: `${name} added, sold out until it is counted.` },
              ),
          }
        })}
      >
        Add variant
      </MenuButton>
    </div>
  )
}

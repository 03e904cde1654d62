import type { ReactNode } from 'react'
import { Checkbox, FieldError, Input, TextField } from 'react-aria-components'
import { cx } from '../../ground/styling/cx.ts'
import { measureNames, type MeasureName } from '@vitrine/rules/shop/products/variant-measures.ts'
import type { ContentUnit } from '@vitrine/rules/shop/products/unit-price.ts'
import { unitsOf, type Measurement } from '@vitrine/rules/site/sites/measurement.ts'
import type { PriceDraft } from './product-draft.ts'
import type { CellColumn } from './variant-cells.ts'
import { unitNames } from './content-unit-field.tsx'
import styles from './variants.module.css'
import field from '../../ground/controls/field.module.css'
import checkbox from '../../ground/controls/checkbox.module.css'

/** What is typed of one variant, or of many: a part in which they differ is undefined. */
type Typed = {
  readonly [Part in CellColumn]?: PriceDraft[Part] | undefined
}

type RowCells = {
  /** Of one variant its id; a row about many has none, and no SKU. */
  readonly id?: string
  readonly currency: string
  /** What the row is about, such as "of Moss, Large". */
  readonly about: string
  readonly typed: Typed
  readonly error: (part: CellColumn) => string | undefined
  readonly onChange: (part: Partial<PriceDraft>) => void
}

/** The fields of a row by the names of their columns. */
export function cellsOfVariants(row: RowCells): Readonly<Record<string, ReactNode>> {
  const { id, currency, about, typed, onChange } = row
  const isOnSale = typed.onSale ?? false
  return {
    [`Price in ${currency}`]: (
      <Cell
        row={row}
        part="price"
        label={`Price ${about}`}
        onChange={(price) => onChange({ price })}
      />
    ),
    'On sale': (
      <span data-cell="onSale" data-variant={id}>
        <Checkbox
          aria-label={`On sale ${about}`}
          className={checkbox['choice'] ?? ''}
          isSelected={isOnSale}
          isIndeterminate={typed.onSale === undefined}
          onChange={(onSale) => onChange({ onSale })}
        >
          <span className={checkbox['box']} aria-hidden />
        </Checkbox>
      </span>
    ),
    'Sale price': (
      <Cell
        row={row}
        part="salePrice"
        label={`Sale price ${about}`}
        isDisabled={!isOnSale}
        onChange={(salePrice) => onChange({ salePrice })}
      />
    ),
    SKU:
      id === undefined ? null : (
        <Cell row={row} part="sku" label={`SKU ${about}`} onChange={(sku) => onChange({ sku })} />
      ),
  }
}

/** The names of the columns of sizes; contents have one where they are said at all. */
export type SizeTitles = Readonly<Partial<Record<MeasureName, string>>>

/** The same with the units that they are in. */
export function sizeTitles(measurement: Measurement, contentUnit: ContentUnit): SizeTitles {
  const { weight, length } = unitsOf(measurement)
  return {
    weight: `Weight (${weight})`,
    len: `Length (${length})`,
    width: `Width (${length})`,
    height: `Height (${length})`,
    ...(contentUnit !== 'none' && { content: `Contents (${unitNames[contentUnit]})` }),
  }
}

/** The fields of the same row in the sheet of sizes. */
export function sizesOfVariants(
  row: Omit<RowCells, 'currency'> & { readonly sizes: SizeTitles },
): Readonly<Record<string, ReactNode>> {
  const cells = measureNames.flatMap((part) => {
    const title = row.sizes[part]
    if (title === undefined) return []
    const label = `${measureTitles[part]} ${row.about}`
    const set = (text: string): void => row.onChange({ [part]: text })
    const cell = <Cell key={part} row={row} part={part} label={label} onChange={set} />
    return [[title, cell] as const]
  })
  return Object.fromEntries(cells)
}

/** What each size is called where no unit is meant. */
export const measureTitles: Readonly<Record<MeasureName, string>> = {
  weight: 'Weight',
  len: 'Length',
  width: 'Width',
  height: 'Height',
  content: 'Contents',
}

function Cell(props: {
  readonly row: Omit<RowCells, 'currency'>
  readonly part: Exclude<CellColumn, 'onSale'>
  readonly label: string
  readonly onChange: (text: string) => void
  readonly isDisabled?: boolean
}) {
  const { row, part, label, onChange, isDisabled = false } = props
  const value = row.typed[part]
  const error = row.error(part)
  return (
    <TextField
      aria-label={label}
      value={value ?? ''}
      onChange={onChange}
      isDisabled={isDisabled}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      data-cell={part}
      data-variant={row.id}
    >
      <Input
        className={field['input'] ?? ''}
        placeholder={value === undefined ? 'Various' : ''}
        inputMode={part === 'sku' ? 'text' : 'decimal'}
      />
      <FieldError className={cx(field['error'], styles['said'])}>{error}</FieldError>
    </TextField>
  )
}

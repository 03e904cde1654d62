import type { ReactNode } from 'react'
import { Checkbox, FieldError, Input, TextField } from 'react-aria-components'
import { cx } from '../../ground/styling/cx.ts'
import { measureNames, type MeasureName } from '@vitrine/rules/shop/products/variant-measures.ts'
import { unitsOf, type Measurement } from '@vitrine/rules/site/sites/measurement.ts'
import type { PriceDraft } from './product-draft.ts'
import type { CellColumn } from './variant-cells.ts'
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

/** The names of the columns of sizes, with the units that they are in. */
export function sizeColumns(measurement: Measurement): readonly string[] {
  return Object.values(sizeTitles(measurement))
}

function sizeTitles(measurement: Measurement): Readonly<Record<MeasureName, string>> {
  const { weight, length } = unitsOf(measurement)
  return {
    weight: `Weight (${weight})`,
    len: `Length (${length})`,
    width: `Width (${length})`,
    height: `Height (${length})`,
  }
}

/** The fields of the same row in the sheet of sizes. */
export function sizesOfVariants(
  row: Omit<RowCells, 'currency'> & { readonly measurement: Measurement },
): Readonly<Record<string, ReactNode>> {
  const titles = sizeTitles(row.measurement)
  const cells = measureNames.map((part) => {
    const label = `${measureTitles[part]} ${row.about}`
    const set = (text: string): void => row.onChange({ [part]: text })
    return [titles[part], <Cell key={part} row={row} part={part} label={label} onChange={set} />]
  })
  return Object.fromEntries(cells) as Readonly<Record<string, ReactNode>>
}

/** What each size is called where no unit is meant. */
export const measureTitles: Readonly<Record<MeasureName, string>> = {
  weight: 'Weight',
  len: 'Length',
  width: 'Width',
  height: 'Height',
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

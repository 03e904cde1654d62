import { contentUnits, type ContentUnit } from '@vitrine/rules/shop/products/unit-price.ts'
import { SelectField } from '../../ground/controls/select-field.tsx'

/** As they stand beside a number. */
export const unitNames: Readonly<Record<Exclude<ContentUnit, 'none'>, string>> = {
  g: 'g',
  kg: 'kg',
  ml: 'ml',
  l: 'l',
  cm: 'cm',
  m: 'm',
  m2: 'm²',
  piece: 'pieces',
}

const choiceNames: typeof unitNames = {
  g: 'Grams, priced by the kilogram',
  kg: 'Kilograms',
  ml: 'Milliliters, priced by the liter',
  l: 'Liters',
  cm: 'Centimeters, priced by the meter',
  m: 'Meters',
  m2: 'Square meters',
  piece: 'Pieces',
}

export const unitChoices: readonly { readonly id: ContentUnit; readonly name: string }[] =
  contentUnits.map((id) => ({
    id,
    name: id === 'none' ? 'Not said' : choiceNames[id],
  }))

/** What the contents of goods are measured in; by it the page says what a unit costs. */
export function ContentUnitField(props: {
  readonly value: ContentUnit
  readonly onChange: (unit: ContentUnit) => void
  readonly error: string | undefined
}) {
  return (
    <SelectField
      label="Price of a unit"
      hint="Such as of a kilogram, which the law asks for in the European Union. Choose what the contents are measured in, and type how much it is under “Weight, size and contents”."
      options={unitChoices}
      value={props.value}
      onChange={props.onChange}
      error={props.error}
    />
  )
}

import { optionsOf, type WishedOption } from '@vitrine/rules/shop/products/product-options.ts'
import { optionName, optionValue } from '@vitrine/rules/shop/products/product-texts.ts'
import { productsMessages } from '@vitrine/rules/shop/products/products-messages.ts'
import type { Product } from '@vitrine/rules/shop/products/product.ts'
import { z } from 'zod'
import { makeNewId } from '../../ground/changes/drafts.ts'

/** A value as it is typed; `was` is what it is called where it stands already. */
export type ValueDraft = {
  readonly id: string
  readonly value: string
  readonly was: string | null
}

/** An option as it is typed. A last value that is empty waits for another one. */
export type OptionDraft = {
  readonly id: string
  readonly name: string
  readonly was: string | null
  readonly values: readonly ValueDraft[]
}

/** The options of a product as they are typed. */
export function typedOptions(product: Product): readonly OptionDraft[] {
  return optionsOf(product).map(({ name, values }) => ({
    id: name,
    name,
    was: name,
    values: values.map((value) => ({ id: value, value, was: value })),
  }))
}

export function newOption(): OptionDraft {
  return { id: makeNewId(), name: '', was: null, values: [newValue()] }
}

export function newValue(): ValueDraft {
  return { id: makeNewId(), value: '', was: null }
}

/** Values with an empty one at their end, to type the next into. */
export function withRoomForMore(values: readonly ValueDraft[]): readonly ValueDraft[] {
  return values.at(-1)?.value === '' ? values : [...values, newValue()]
}

const optionDraft = z
  .object({
    id: z.string(),
    name: z.string(),
    was: z.string().nullable(),
    values: z.array(z.object({ id: z.string(), value: z.string(), was: z.string().nullable() })),
  })
  .transform((typed, context): WishedOption => {
    const problem = (path: PropertyKey[], code: keyof typeof productsMessages): void =>
      context.addIssue({ code: 'custom', path, message: productsMessages[code] })
    const name = optionName.safeParse(typed.name)
    if (!name.success) problem(['name'], 'option-without-name')
    // an empty value is none: it waits to be typed, or was emptied to go
    const values = typed.values.flatMap(({ value, was }) => {
      const read = optionValue.safeParse(value)
      return read.success ? [{ value: read.data, was }] : []
    })
    if (values.length === 0) problem(['values'], 'option-without-value')
    return { name: name.data ?? '', was: typed.was, values }
  })

/** Reads what is typed; an option of which nothing is typed is none. */
export const optionsSchema = z.object({
  options: z
    .array(z.custom<OptionDraft>())
    .transform((typed) => typed.filter((one) => !isUntouched(one)))
    .pipe(z.array(optionDraft)),
})

/** The same, for what would become of the variants; undefined while it cannot be read. */
export function readOptions(options: readonly OptionDraft[]): readonly WishedOption[] | undefined {
  const read = optionsSchema.safeParse({ options: [...options] })
  return read.success ? read.data.options : undefined
}

function isUntouched({ name, was, values }: OptionDraft): boolean {
  return was === null && name.trim() === '' && values.every(({ value }) => value.trim() === '')
}

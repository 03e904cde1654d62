import {
  readTypedAmount,
  writeTypedAmount,
  type AmountStyle,
} from '@vitrine/rules/ground/money/typed-amount.ts'
import {
  knownOrZero,
  mostMeasure,
  type MeasureName,
  type Measures,
} from '@vitrine/rules/shop/products/variant-measures.ts'
import { z } from 'zod'

/** Measures are typed as amounts are, by the language's decimal sign, with three decimals at most. */
const inThousandths = ({ decimalSign }: AmountStyle): AmountStyle => ({
  decimalSign,
  fractionDigits: 3,
})

/** Measures as fields show them: one that is not known is empty. */
export function typedMeasures(
  measures: Measures,
  style: AmountStyle,
): { readonly [Name in MeasureName]: string } {
  const { weight, len, width, height, content } = knownOrZero(measures)
  const write = (value: number): string => {
    if (value === 0) return ''
    const text = writeTypedAmount(Math.round(value * 1000), inThousandths(style))
    return text.replace(/[.,]?0*$/, '')
  }
  return {
    weight: write(weight),
    len: write(len),
    width: write(width),
    height: write(height),
    content: write(content),
  }
}

/** Reads a typed measure; nothing typed is 0, which says that it is not known. */
export function typedMeasure(style: AmountStyle): z.ZodType<number, string> {
  return z.string().transform((text, context) => {
    if (text.trim() === '') return 0
    const value = (readTypedAmount(text, inThousandths(style)) ?? Infinity) / 1000
    if (value <= mostMeasure) return value
    const message = `Please enter a number such as 0${style.decimalSign}75, up to ${mostMeasure}.`
    context.addIssue({ code: 'custom', message })
    return z.NEVER
  })
}

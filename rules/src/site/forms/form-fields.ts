import { z } from 'zod'
import { fieldTypes, formLimits, hasOptions, mostOfText } from './form.ts'

/** What an owner sets of a field; the schema of what is typed and of what is stored. */
export const formField = z
  .object({
    id: z
      .string()
      .max(60)
      .regex(/^[a-z0-9-]{1,60}$/),
    type: z.enum(fieldTypes),
    title: z.string().trim().max(formLimits.title),
    description: z.string().trim().max(formLimits.description),
    placeholder: z.string().trim().max(formLimits.title),
    required: z.boolean(),
    options: z
      .array(z.string().trim().min(1).max(formLimits.option))
      .max(formLimits.options)
      .optional(),
    maxLength: z.int().min(0).max(mostOfText).optional(),
    currencySymbol: z.string().trim().max(formLimits.symbol).optional(),
    showCountryCode: z.boolean().optional(),
    underline: z.boolean().optional(),
    key: z
      .string()
      .trim()
      .max(formLimits.key)
      .regex(/^[\w-]*$/)
      .optional(),
    value: z.string().trim().max(formLimits.option).optional(),
  })
  .check(({ value: { type, title, options = [], key = '' }, issues }) => {
    const refuse = (path: string, message: string, input: unknown): void =>
      void issues.push({ code: 'custom', path: [path], message, input })
    // what is hidden may go by its key
    if (title === '' && (type !== 'hidden' || key === '')) refuse('title', 'Required', title)
    if (hasOptions(type) && options.length === 0) {
      refuse('options', 'Please enter at least one, each in a line of its own.', options)
    }
    if (new Set(options).size !== options.length) {
      refuse('options', 'The same one stands here twice.', options)
    }
  })

export const formFields = z.array(formField).max(formLimits.fields)
export const formName = z.string().trim().min(1).max(formLimits.name)

import type { FieldKind } from '@vitrine/rules/site/blocks/field-kind.ts'
import { linesOfPlace, type PlaceValue } from '@vitrine/rules/site/blocks/kinds/place.ts'
import { wordsOfAddress } from '@vitrine/rules/site/navigation/link-target.ts'

/** A value of a field in words, for two people who have to choose between two of them. */
export function wordsOfValue(field: FieldKind | undefined, value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'On' : 'Off'
  if (field !== undefined && 'options' in field && typeof value === 'string') {
    const options = field.options as Readonly<Record<string, string>>
    return options[value] ?? value
  }
  if (Array.isArray(value)) return `${value.length} in all`
  if (typeof value === 'string') return value
  if (typeof value !== 'object') return JSON.stringify(value)
  if ('rows' in value && Array.isArray(value.rows)) return `${value.rows.length} rows`
  if ('addressLine1' in value) return linesOfPlace(value as PlaceValue)
  const { to, url, collectionId, id } = value as Readonly<Record<string, unknown>>
  if (typeof to === 'string') return wordsOfAddress(to)
  const words = [url, collectionId, id, to === undefined ? undefined : 'A page or file of the site']
  return words.find((one) => typeof one === 'string') ?? ''
}

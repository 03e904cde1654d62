import { z } from 'zod'
import { escapeHtml } from '../../../ground/words/escape-html.ts'
import { wordsOf, type FieldKind, type FieldWords, type Seen, type Stored } from '../field-kind.ts'

/** An address, and where it is on a map: by the names that items have for it. */
export type PlaceValue = {
  readonly addressTitle: string
  readonly addressLine1: string
  readonly addressLine2: string
  readonly addressCountry: string
  /** The middle of the map in degrees; null: there is no map. */
  readonly mapLat: number | null
  readonly mapLng: number | null
  readonly mapZoom: number
  readonly markerLat: number | null
  readonly markerLng: number | null
}

export type PlaceKind = FieldKind<PlaceValue, Seen> & { readonly kind: 'place' }

export const placeLimits = { text: 200, lat: 85, lng: 180, zoom: { min: 1, max: 18 } } as const

const words = ['addressTitle', 'addressLine1', 'addressLine2', 'addressCountry'] as const
const degrees = { mapLat: 85, mapLng: 180, markerLat: 85, markerLng: 180 } as const

const empty: PlaceValue = {
  addressTitle: '',
  addressLine1: '',
  addressLine2: '',
  addressCountry: '',
  mapLat: null,
  mapLng: null,
  mapZoom: 15,
  markerLat: null,
  markerLng: null,
}

const line = z.string().max(placeLimits.text)
const latitude = z.number().min(-placeLimits.lat).max(placeLimits.lat).nullable()
const longitude = z.number().min(-placeLimits.lng).max(placeLimits.lng).nullable()

/** Where something is; markup sees the same names. */
export function place(words: FieldWords): PlaceKind {
  return {
    kind: 'place',
    ...wordsOf(words),
    schema: z.strictObject({
      addressTitle: line,
      addressLine1: line,
      addressLine2: line,
      addressCountry: line,
      mapLat: latitude,
      mapLng: longitude,
      mapZoom: z.int().min(placeLimits.zoom.min).max(placeLimits.zoom.max),
      markerLat: latitude,
      markerLng: longitude,
    }),
    empty,
    read: readPlace,
    context: (value) => ({
      ...value,
      addressTitle: escapeHtml(value.addressTitle),
      addressLine1: escapeHtml(value.addressLine1),
      addressLine2: escapeHtml(value.addressLine2),
      addressCountry: escapeHtml(value.addressCountry),
    }),
    searchText: linesOfPlace,
  }
}

/** The address as words, from its name to its country. */
export function linesOfPlace(value: PlaceValue): string {
  return words
    .map((name) => value[name])
    .filter((text) => text.trim() !== '')
    .join(', ')
}

function readPlace(stored: unknown): PlaceValue | undefined {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return undefined
  const parts = stored as Stored
  const zoom = parts['mapZoom']
  const { min, max } = placeLimits.zoom
  const texts = words.map((name) => [name, textOf(parts[name])])
  const numbers = Object.entries(degrees).map(([name, most]) => [
    name,
    degreesOf(parts[name], most),
  ])
  return {
    ...(Object.fromEntries([...texts, ...numbers]) as Omit<PlaceValue, 'mapZoom'>),
    mapZoom:
      Number.isInteger(zoom) && Number(zoom) >= min && Number(zoom) <= max ? Number(zoom) : 15,
  }
}

function textOf(stored: unknown): string {
  return typeof stored === 'string' ? stored : ''
}

function degreesOf(stored: unknown, most: number): number | null {
  return typeof stored === 'number' && Math.abs(stored) <= most ? stored : null
}

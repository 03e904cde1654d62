import { z } from 'zod'

/** When an event is, and where. Instants are epoch milliseconds, texts are plain. */
export type EventFields = {
  readonly startDate: number
  /** Never before its start. */
  readonly endDate: number
  readonly addressTitle: string
  readonly addressLine1: string
  readonly addressLine2: string
  readonly addressCountry: string
  /** Latitude and longitude in degrees; null: no point of a map. */
  readonly mapPoint: readonly [number, number] | null
}

/** Until the end of the year 9999, so that it is a date in every time zone. */
export const instantField = z.int().min(0).max(253_402_300_799_999)

const line = z.string().trim().max(200)

/** What an owner may set of an event beside what every item has. */
export const eventFields = z.object({
  startDate: instantField.optional(),
  endDate: instantField.optional(),
  addressTitle: line.optional(),
  addressLine1: line.optional(),
  addressLine2: line.optional(),
  addressCountry: line.optional(),
  mapPoint: z
    .tuple([z.number().min(-85).max(85), z.number().min(-180).max(180)])
    .nullable()
    .optional(),
})

export const eventFieldNames = eventFields.keyof().options

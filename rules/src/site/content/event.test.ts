import { describe, expect, it } from 'vitest'
import {
  itemDocument,
  pageDocument,
  performOn,
  refusalCode,
} from '../../ground/changes/testing/perform-on.ts'
import { projectionOf } from '../../ground/documents/projection.ts'
import type { ContentItem } from './content-item.ts'
import { newEvent, type EventItem } from './event.ts'
import { icalendar } from './icalendar.ts'
import { addItem, editItem } from './item-actions.ts'
import { deleteItems } from './several-items-actions.ts'

const now = Date.UTC(2026, 4, 3, 9, 20)
const hour = 3_600_000
const calendar = pageDocument('calendar', { type: 1, typeName: 'events', ordering: 'calendar' })
const event = (more: Partial<ContentItem> = {}) =>
  itemDocument('event', { recordType: 12, ...newEvent(now), ...more })

describe('an event', () => {
  it('begins at a full hour of the next day and lasts an hour, unless more is said', () => {
    const { startDate, endDate } = newEvent(now)
    expect(new Date(startDate).toISOString()).toBe('2026-05-04T10:00:00.000Z')
    expect(endDate - startDate).toBe(hour)
    const wish = { collectionId: 'calendar', title: 'Talk', startDate: now + 9 * hour }
    expect(performOn(addItem, [calendar], wish)).toMatchObject({
      value: [
        { after: { recordType: 12, startDate: now + 9 * hour, endDate: now + 10 * hour } },
        {},
      ],
    })
  })

  it('may end as it begins, and not before', () => {
    const { startDate } = newEvent(now)
    const edit = (endDate: number) => ({ itemId: 'event', set: { endDate }, seen: {} })
    expect(refusalCode(performOn(editItem, [event()], edit(startDate)))).toBeNull()
    expect(refusalCode(performOn(editItem, [event()], edit(startDate - 1)))).toBe(
      'ends-before-start',
    )
  })

  it('stands in lists by its end, and other items by their places', () => {
    const { body } = event({ position: 4 })
    expect(projectionOf('item', body).position).toBe(newEvent(now).endDate)
    expect(projectionOf('item', itemDocument('post', { position: 4 }).body).position).toBe(4)
  })

  it('gives a post neither a time nor a place', () => {
    const edit = { itemId: 'post', set: { addressTitle: 'Here' }, seen: {} }
    expect(refusalCode(performOn(editItem, [itemDocument('post')], edit))).toBe('not-an-event')
  })

  it('is called an event in history', () => {
    const reader = {
      find: () => event().body,
      list: () => [event()],
    } as never
    const { title } = editItem
    expect(typeof title === 'string' ? title : title(reader, { itemId: 'event' } as never)).toBe(
      'Edit event',
    )
    const many = deleteItems.title
    expect(typeof many === 'string' ? many : many(reader, { itemIds: ['a', 'b'] })).toBe(
      'Delete 2 events',
    )
  })
})

describe('a calendar file', () => {
  const file = (more: Partial<EventItem>) => {
    const body = { ...event().body, ...more } as EventItem
    return icalendar([{ id: 'e1', event: body, url: 'https://a.example/e/1' }], 'a.example')
  }

  it('has lines of at most 75 bytes that end as calendars want, whatever the language', () => {
    const title =
      'Ein Abend über Emaille, Öfen & Feuer – für Anfänger und Fortgeschrittene 🔥🔥🔥🔥🔥'
    const made = file({ title })
    const bytes = new TextEncoder()
    for (const line of made.split('\r\n')) {
      expect(bytes.encode(line).length).toBeLessThanOrEqual(75)
    }
    expect(made.replaceAll('\r\n ', '')).toContain(
      `SUMMARY:${title.replaceAll(',', String.raw`\,`)}\r\n`,
    )
  })

  it('lets no words of an event become lines of the file', () => {
    const made = file({ title: 'One\r\nATTENDEE:mailto:x@y.example', addressTitle: 'A;B\\C\nD' })
    expect(made).toContain(String.raw`SUMMARY:One\nATTENDEE:mailto:x@y.example`)
    expect(made).toContain(String.raw`LOCATION:A\;B\\C\nD`)
    expect(made.split('\r\n').some((line) => line.startsWith('ATTENDEE'))).toBe(false)
  })
})

import { expect, test } from 'vitest'
import type { SubscriptionState } from '../subscriptions/subscription-states.ts'
import { toldUntil } from './told-until.ts'

const dayMs = 86_400_000

test.each<[string, SubscriptionState | null, number, number, boolean]>([
  ['bought once lasts to its end', null, 0, 30, false],
  ['that goes on renews with its next payment', 'active', 0, 14, true],
  ['that is canceled lasts to the end of what is paid', 'cancelling', 0, 14, false],
  ['that is paused does as well', 'paused', 0, 14, false],
  ['whose payment is tried again lasts as long as that', 'past-due', 15, 30, false],
  ['that has ended lasts to its end', 'ended', 0, 30, false],
])('a membership %s', (_, state, now, until, renews) => {
  expect(toldUntil({ untilAt: 30 * dayMs, state }, now * dayMs)).toEqual({
    until: until * dayMs,
    renews,
  })
})

import type { SubscriptionState } from '@vitrine/rules/shop/subscriptions/subscription-states.ts'
import type { SubscriptionLine } from '@vitrine/rules/shop/subscriptions/subscriptions-api.ts'
import { Mark } from '../../ground/controls/states.tsx'

/** What people call the states. */
export const stateNames: Readonly<Record<SubscriptionState, string>> = {
  active: 'Active',
  'past-due': 'Not paid',
  paused: 'Paused',
  cancelling: 'Canceled, runs out',
  ended: 'Ended',
}

const tones = {
  active: 'ok',
  'past-due': 'warn',
  paused: 'quiet',
  cancelling: 'quiet',
  ended: 'quiet',
} as const

/** How it stands with a subscription, whether it is of a donation, and whether it is of a test. */
export function SubscriptionMark({
  subscription: { state, testMode, isDonation },
}: {
  readonly subscription: Pick<SubscriptionLine, 'state' | 'testMode'> &
    Partial<Pick<SubscriptionLine, 'isDonation'>>
}) {
  return (
    <>
      <Mark tone={tones[state]}>{stateNames[state]}</Mark>{' '}
      {isDonation === true && <Mark tone="quiet">Donation</Mark>}{' '}
      {testMode && <Mark tone="quiet">Test</Mark>}
    </>
  )
}

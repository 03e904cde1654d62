import type { GiftCardLine } from '@vitrine/rules/shop/gift-cards/gift-cards-api.ts'
import { Mark } from '../../ground/controls/states.tsx'

const names = {
  waiting: 'Waits for its day',
  active: 'Active',
  spent: 'Spent',
  void: 'Void',
} as const

const tones = { waiting: 'warn', active: 'ok', spent: 'quiet', void: 'quiet' } as const

/** Whether a gift card can be spent, and whether it is of a test. */
export function GiftCardMark({
  card: { state, testMode },
}: {
  readonly card: Pick<GiftCardLine, 'state' | 'testMode'>
}) {
  return (
    <>
      <Mark tone={tones[state]}>{names[state]}</Mark> {testMode && <Mark tone="quiet">Test</Mark>}
    </>
  )
}

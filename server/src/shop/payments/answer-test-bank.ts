import { z } from 'zod'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { answerTestBank as keepAnswer, decideTestBank } from './test-bank-store.ts'

export const testBankAnswer = z.enum(['approved', 'declined'])

/** What whoever pays says to the bank of the test payments, or decides of money under way; the first answer counts. */
export async function answerTestBank(
  site: SiteDatabase,
  payment: { readonly id: string; readonly provider: string },
  { answer, now }: { readonly answer: z.output<typeof testBankAnswer>; readonly now: number },
): Promise<void> {
  if (payment.provider !== 'test') return
  await keepAnswer(site, payment.id, answer)
  await decideTestBank(site, payment.id, { state: answer, now })
}

/** Gives that bank a card to keep; the first answer counts. */
export async function answerTestBankWithCard(
  site: SiteDatabase,
  setup: { readonly id: string; readonly provider: string },
  card: string,
): Promise<void> {
  if (setup.provider === 'test') await keepAnswer(site, setup.id, 'approved', card)
}

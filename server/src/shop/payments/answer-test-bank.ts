import { z } from 'zod'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { answerTestBank as keepAnswer } from './test-bank-store.ts'

export const testBankAnswer = z.enum(['approved', 'declined'])

/** What whoever pays says to the bank of the test payments; the first answer counts. */
export async function answerTestBank(
  site: SiteDatabase,
  payment: { readonly id: string; readonly provider: string },
  answer: z.output<typeof testBankAnswer>,
): Promise<void> {
  if (payment.provider === 'test') await keepAnswer(site, payment.id, answer)
}

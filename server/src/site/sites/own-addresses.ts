import { isOfThisComputer } from '@vitrine/rules/site/sites/site-reach.ts'
import type { Context } from '../../ground/context.ts'
import { NamesUnanswered } from '../../ground/http/name-resolver.ts'

/** What a question to the DNS found; undefined where nobody answered it. */
export async function orUnanswered(
  asked: Promise<readonly string[]>,
): Promise<readonly string[] | undefined> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof NamesUnanswered) return undefined
    throw error
  }
}

/** To which addresses the names of sites lead, as far as the DNS tells: none on this computer alone. */
export async function ownAddresses(
  { names, config }: Pick<Context, 'names' | 'config'>,
  host: string,
): Promise<readonly string[]> {
  if (isOfThisComputer(config.sitesDomain)) return []
  return (await orUnanswered(names.addresses(host))) ?? []
}

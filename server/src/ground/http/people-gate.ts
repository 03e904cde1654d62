import type { AccountId, SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import type { Refused, Ok } from '@vitrine/rules/ground/refusals/result.ts'
import type { Capability, Rights } from '@vitrine/rules/ground/rights/capability.ts'
import type { ToolScope } from '@vitrine/rules/ground/rights/tool-scope.ts'
import type { Cookies } from './cookies.ts'
import type { Viewer } from './viewer.ts'

/** What `people` answers to the rooms below it, handed in by the package's root. */
export type PeopleGate = {
  /** Who sent a request, by its cookies. @param now epoch milliseconds */
  findViewer(cookies: Cookies, now: number): Promise<Viewer>
  /** To be called once somebody has proved the address of an account. @param now epoch milliseconds */
  addressProved(accountId: AccountId, now: number): Promise<void>
  /** Whether an account may do one thing on a site; 404 for whoever is not of the site. What else it may do is told with it. */
  authorize(
    siteId: SiteId,
    accountId: AccountId,
    capability: Capability,
  ): Promise<Ok<Rights> | Refused>
  /** What a token may read on a site; undefined where it is none of its. @param now epoch milliseconds */
  scopesOfToken(
    siteId: SiteId,
    token: string,
    now: number,
  ): Promise<readonly ToolScope[] | undefined>
}

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { redeemSignInLink } from '../../people/accounts/sign-in-link.ts'
import { createTestContext, type TestContext } from '../../testing/test-context.ts'
import { listAllSites } from './list-sites.ts'
import { prepareFirstSite } from './prepare-first-site.ts'

let test: TestContext

beforeAll(async () => {
  test = await createTestContext()
})
afterAll(() => test.close())

const start = () => prepareFirstSite(test.context, test.time.now)
const tokenOf = (link: string | undefined) => new URL(link ?? '').searchParams.get('token') ?? ''

describe('the first start of an installation', () => {
  it('makes one shop, also when two servers start at the same moment', async () => {
    const links = await Promise.all([start(), start()])
    expect(links.filter((first) => first !== undefined).length).toBeGreaterThan(0)
    const sites = await listAllSites(test.context.database)
    expect(sites.map(({ name }) => name)).toEqual(['shop'])
  })

  it('shows a way in again until its owner has come in', async () => {
    const again = await start()
    const { kysely } = test.context.database
    const { time, context } = test
    const asked = { now: time.now, random: context.random }
    expect(await redeemSignInLink(kysely, tokenOf(again?.link), asked)).toBeDefined()
    expect(await start()).toBeUndefined()
  })
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import { Role } from '@vitrine/rules/people/roles/role.ts'
import { createSite } from '../../site/sites/create-site.ts'
import type { Visitor } from '../../testing/http-client.ts'
import { openMailSink, type MailSink } from '../../testing/mail-sink.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { inviteAccount } from '../roles/invite-account.ts'

const password = 'a kiln of one’s own'

/** Two shops of two owners on one installation. */
type TwoShops = {
  readonly server: TestServer
  readonly fern: Visitor
  readonly moss: Visitor
  readonly mossId: SiteId
}

async function openTwoShops(environment: Readonly<Record<string, string>> = {}): Promise<TwoShops> {
  const server = await startTestServer({
    environment: { RATE_SIGN_IN_PER_15MIN: '1000', ...environment },
  })
  const { context, time } = server
  const email = 'owner@moss.example'
  const owner = await inviteAccount(context, { email }, time.now)
  if (!owner.ok) throw new Error(owner.refusal.message)
  const site = { name: 'moss', starter: 'corrigan', ownerAccountId: owner.value.accountId }
  const made = await createSite(context, site, time.now)
  if (!made.ok) throw new Error(made.refusal.message)
  const moss = server.stranger()
  await redeem(moss, owner.value.link)
  return { server, fern: await server.owner(), moss, mossId: made.value.siteId }
}

const tokenOf = (link: string): string => new URL(link).searchParams.get('token') ?? ''

const redeem = (visitor: Visitor, link: string) =>
  visitor.write('POST', '/api/editor/sign-in-links/redeem', { token: tokenOf(link) })

/** The link that the inviter gets to hand on; null where it went by mail, or there is none. */
async function invite(inviter: Visitor, siteId: SiteId, email: string, role: number) {
  const answer = await inviter.write('POST', `/api/editor/sites/${siteId}/people`, {
    email,
    roles: [role],
  })
  expect(answer.status).toBe(200)
  return answer.json<{ link: string | null }>().link
}

async function sitesOf(visitor: Visitor): Promise<string[]> {
  const answer = await visitor.get('/api/editor/sites')
  if (answer.status === 401) return ['signed out']
  const { sites } = answer.json<{ sites: { name: string }[] }>()
  return sites.map(({ name }) => name).toSorted()
}

async function comeBy(server: TestServer, link: string | null): Promise<Visitor> {
  const visitor = server.stranger()
  expect((await redeem(visitor, link ?? 'http://none/')).status).toBe(200)
  return visitor
}

const setPassword = (visitor: Visitor, word: string) =>
  visitor.write('POST', '/api/editor/account/password', { password: word })

async function signIn(server: TestServer, email: string, word: string): Promise<Visitor> {
  const visitor = server.stranger()
  await visitor.write('POST', '/api/editor/session', { email, password: word })
  return visitor
}

describe('where no mail is sent', () => {
  let shops: TwoShops
  beforeAll(async () => {
    shops = await openTwoShops()
  })
  afterAll(() => shops.server.close())

  test('who came in by one shop’s link as a stranger is not in another shop that invites them', async () => {
    const { server, fern, moss, mossId } = shops
    const email = 'stranger@elsewhere.example'
    const taken = await comeBy(server, await invite(fern, server.siteId, email, Role.editor))
    expect(await sitesOf(taken)).toEqual(['fern'])
    const link = await invite(moss, mossId, email, Role.admin)
    expect(link).toMatch(/\/config\/sign-in\?token=/)
    expect(await sitesOf(taken)).toEqual(['fern'])
    const orders = await taken.get(`/api/editor/sites/${mossId}/orders`)
    expect(orders.status).toBe(404)
    const person = await comeBy(server, link)
    expect(await sitesOf(person)).toEqual(['moss'])
    expect(await sitesOf(taken)).toEqual(['fern'])
  })

  test('a password that was set by one shop’s link opens that shop and no other', async () => {
    const { server, fern, moss, mossId } = shops
    const email = 'early@elsewhere.example'
    const taken = await comeBy(server, await invite(fern, server.siteId, email, Role.editor))
    expect((await setPassword(taken, password)).status).toBe(200)
    const person = await comeBy(server, await invite(moss, mossId, email, Role.editor))
    expect((await setPassword(person, 'another kiln altogether')).status).toBe(200)
    expect(await sitesOf(await signIn(server, email, password))).toEqual(['fern'])
    expect(await sitesOf(await signIn(server, email, 'another kiln altogether'))).toEqual(['moss'])
    expect(await sitesOf(await signIn(server, email, 'neither'))).toEqual(['signed out'])
  })

  test('an unused link of the one shop opens nothing of the other, whichever came first', async () => {
    const { server, fern, moss, mossId } = shops
    const email = 'patient@elsewhere.example'
    const first = await invite(fern, server.siteId, email, Role.editor)
    const second = await invite(moss, mossId, email, Role.editor)
    expect(await sitesOf(await comeBy(server, second))).toEqual(['moss'])
    expect(await sitesOf(await comeBy(server, first))).toEqual(['fern'])
  })

  test('a shop that invites its own person again gives no second link', async () => {
    const { server, fern } = shops
    const email = 'again@elsewhere.example'
    expect(await invite(fern, server.siteId, email, Role.editor)).not.toBeNull()
    expect(await invite(fern, server.siteId, email, Role.editor)).toBeNull()
  })

  test('an invitation replaces neither the roles of somebody who is there nor the owner’s', async () => {
    const { server, fern } = shops
    const people = `/api/editor/sites/${server.siteId}/people`
    const email = 'there@elsewhere.example'
    await invite(fern, server.siteId, email, Role.editor)
    const asked = async (address: string) => {
      const answer = await fern.write('POST', people, { email: address, roles: [Role.viewer] })
      return [answer.status, answer.json()['code']]
    }
    expect(await asked(email)).toEqual([409, 'on-site-already'])
    expect(await asked('owner@fern.example')).toEqual([409, 'owner-stays'])
    const { people: known } = (await fern.get(people)).json<{
      people: { email: string; roles: number[] }[]
    }>()
    const rolesOf = (address: string) => known.find((one) => one.email === address)?.roles
    expect(rolesOf(email)).toEqual([Role.editor])
    expect(rolesOf('owner@fern.example')).not.toContain(Role.viewer)
  })

  test('the operator’s link gathers what shops gave to the address, and ends older logins', async () => {
    const { server, fern, moss, mossId } = shops
    const email = 'gathered@elsewhere.example'
    const taken = await comeBy(server, await invite(fern, server.siteId, email, Role.editor))
    await setPassword(taken, password)
    const asked = await invite(moss, mossId, email, Role.viewer)
    const byOperator = await inviteAccount(server.context, { email }, server.time.now)
    if (!byOperator.ok) throw new Error(byOperator.refusal.message)
    // nothing has happened yet: the link may never be opened
    expect(await sitesOf(taken)).toEqual(['fern'])
    const person = await comeBy(server, byOperator.value.link)
    expect(await sitesOf(person)).toEqual(['fern', 'moss'])
    expect(await sitesOf(taken)).toEqual(['signed out'])
    expect(await sitesOf(await signIn(server, email, password))).toEqual(['signed out'])
    const late = server.stranger()
    expect((await redeem(late, asked ?? '')).status).toBe(410)
    // from now on the address is theirs: whoever invites it adds to their account
    expect(await invite(moss, mossId, email, Role.viewer)).toBeNull()
  })

  test('rights that the operator gives to an address do not go to who came by a shop’s link', async () => {
    const { server, fern, mossId } = shops
    const email = 'helper@elsewhere.example'
    const taken = await comeBy(server, await invite(fern, server.siteId, email, Role.editor))
    const site = { siteId: mossId, roles: [Role.admin] }
    const invited = await inviteAccount(server.context, { email, site }, server.time.now)
    if (!invited.ok) throw new Error(invited.refusal.message)
    expect(await sitesOf(taken)).toEqual(['fern'])
    expect(await sitesOf(await comeBy(server, invited.value.link))).toEqual(['fern', 'moss'])
  })

  test('the history still names who did what in an account that was gathered', async () => {
    const { server, fern } = shops
    const email = 'author@elsewhere.example'
    const taken = await comeBy(server, await invite(fern, server.siteId, email, Role.admin))
    await taken.write('PUT', '/api/editor/account', { displayName: 'The first author' })
    const done = await taken.write('POST', `/api/editor/sites/${server.siteId}/actions`, {
      action: 'set-site-details',
      input: { set: { title: 'Fern by somebody' } },
    })
    expect(done.status).toBe(200)
    const byOperator = await inviteAccount(server.context, { email }, server.time.now)
    if (!byOperator.ok) throw new Error(byOperator.refusal.message)
    await comeBy(server, byOperator.value.link)
    const history = await fern.get(`/api/editor/sites/${server.siteId}/history`)
    expect(history.text).toContain('The first author')
  })
})

describe('where mail is sent', () => {
  let mail: MailSink
  let shops: TwoShops
  beforeAll(async () => {
    mail = await openMailSink()
    shops = await openTwoShops({ SMTP_URL: mail.url })
  })
  afterAll(async () => {
    await shops.server.close()
    await mail.close()
  })

  const mailedLink = async (to: string): Promise<string> =>
    /https?:\S+\?token=[\w-]+/.exec((await mail.next(to)).text)?.[0] ?? ''

  /** As from a time without a mail server: a link that is handed on. */
  async function inviteByHand(inviter: Visitor, siteId: SiteId, email: string) {
    const { config } = shops.server.context
    const before = config.smtpUrl
    Object.assign(config, { smtpUrl: null })
    const link = await invite(inviter, siteId, email, Role.editor)
    Object.assign(config, { smtpUrl: before })
    return link
  }

  async function takenBefore(email: string): Promise<Visitor> {
    const { server, fern } = shops
    const taken = await comeBy(server, await inviteByHand(fern, server.siteId, email))
    await setPassword(taken, password)
    return taken
  }

  test('an invitation by mail leads to the address’s own account and takes in what a link had made', async () => {
    const { server, moss, mossId } = shops
    const email = 'later@elsewhere.example'
    const taken = await takenBefore(email)
    expect(await invite(moss, mossId, email, Role.editor)).toBeNull()
    expect(await sitesOf(taken)).toEqual(['fern'])
    const person = await comeBy(server, await mailedLink(email))
    expect(await sitesOf(person)).toEqual(['fern', 'moss'])
    expect(await sitesOf(taken)).toEqual(['signed out'])
    expect(await sitesOf(await signIn(server, email, password))).toEqual(['signed out'])
  })

  test('a new password asked for by mail proves the address, by the link and by the password', async () => {
    const { server } = shops
    const email = 'forgot@elsewhere.example'
    const taken = await takenBefore(email)
    const anybody = server.stranger()
    await anybody.write('POST', '/api/editor/password-reset-requests', { email })
    const token = tokenOf(await mailedLink(email))
    expect(await sitesOf(taken)).toEqual(['fern'])
    const word = 'the third kiln'
    const set = await anybody.write('POST', '/api/editor/account/password', {
      password: word,
      token,
    })
    expect(set.status).toBe(200)
    expect(await sitesOf(anybody)).toEqual(['fern'])
    expect(await sitesOf(taken)).toEqual(['signed out'])
    expect(await sitesOf(await signIn(server, email, word))).toEqual(['fern'])
  })

  test('who asks for a new password, which nobody sets, decides nothing about later invitations', async () => {
    const { server, moss, mossId } = shops
    const email = 'planted@elsewhere.example'
    const taken = await takenBefore(email)
    await server.stranger().write('POST', '/api/editor/password-reset-requests', { email })
    const token = tokenOf(await mailedLink(email))
    const invited = await comeBy(server, await inviteByHand(moss, mossId, email))
    expect(await sitesOf(invited)).toEqual(['moss'])
    expect(await sitesOf(taken)).toEqual(['fern'])
    // whoever reads the address's mail still comes in by the link, and gathers both
    const person = server.stranger()
    await person.write('POST', '/api/editor/account/password', { password: 'the 4th kiln', token })
    expect(await sitesOf(person)).toEqual(['fern', 'moss'])
    expect(await sitesOf(taken)).toEqual(['signed out'])
    expect(await sitesOf(invited)).toEqual(['signed out'])
  })

  test('another address that somebody confirms takes in what shops had made for it', async () => {
    const { server, moss, mossId } = shops
    const wanted = 'moved@elsewhere.example'
    const taken = await takenBefore(wanted)
    const link = await (async () => {
      await invite(moss, mossId, 'mover@elsewhere.example', Role.editor)
      return mailedLink('mover@elsewhere.example')
    })()
    const mover = await comeBy(server, link)
    await mover.write('POST', '/api/editor/account/email-change', { email: wanted })
    const token = tokenOf(await mailedLink(wanted))
    await mover.write('POST', '/api/editor/email-changes/confirm', { token })
    expect(await sitesOf(mover)).toEqual(['fern', 'moss'])
    expect(await sitesOf(taken)).toEqual(['signed out'])
  })
})

import type { DomainsReply } from '@vitrine/rules/site/sites/domains-api.ts'
import { inviteAccount } from '../people/roles/invite-account.ts'
import { createSite } from '../site/sites/create-site.ts'
import { createVisitor, type TestResponse, type Visitor } from './http-client.ts'
import { openNameServer, type NameServer } from './name-server.ts'
import { signIn, startTestServer, type TestServer } from './start-test-server.ts'

/** Somebody signed in to the editor, and where the calls about their site begin. */
export type SiteOwner = { readonly who: Visitor; readonly base: string }

/** Two sites of two owners, and a name server that says what a test tells it to. */
export type DomainSites = {
  readonly server: TestServer
  readonly dns: NameServer
  readonly fern: SiteOwner
  readonly moss: SiteOwner
  /** Somebody who has typed a name. */
  on(host: string): Visitor
  /** Takes all names away, and all records. */
  clear(): Promise<void>
  close(): Promise<void>
}

export async function openDomainSites(): Promise<DomainSites> {
  const dns = await openNameServer()
  const server = await startTestServer({ environment: { DNS_SERVERS: dns.address } })
  const { context, time } = server
  const fern = { who: await server.owner(), base: `/api/editor/sites/${server.siteId}` }
  const email = 'owner@moss.example'
  const invited = await inviteAccount(context, { email }, time.now)
  if (!invited.ok) throw new Error(invited.refusal.message)
  const ownerAccountId = invited.value.accountId
  const made = await createSite(
    context,
    { name: 'moss', starter: 'corrigan', ownerAccountId },
    time.now,
  )
  if (!made.ok) throw new Error(made.refusal.message)
  const who = await signIn(server, email, time.now)
  const moss = { who, base: `/api/editor/sites/${made.value.siteId}` }
  return {
    server,
    dns,
    fern,
    moss,
    on: (host) => createVisitor(server.port, host),
    async clear() {
      dns.records.clear()
      for (const owner of [fern, moss]) {
        for (const { name } of (await listDomains(owner)).domains) {
          await act(owner, 'remove-domain', { name })
        }
      }
    },
    async close() {
      await server.close()
      await dns.close()
    },
  }
}

export async function listDomains({ who, base }: SiteOwner): Promise<DomainsReply> {
  return (await who.get(`${base}/domains`)).json<DomainsReply>()
}

export function addDomain({ who, base }: SiteOwner, name: string): Promise<TestResponse> {
  return who.write('POST', `${base}/domains`, { name })
}

export function checkDomain({ who, base }: SiteOwner, name: string): Promise<TestResponse> {
  return who.write('POST', `${base}/domain-checks`, { name })
}

/** As the owner does at the company that has their names. */
export async function setRecord(dns: NameServer, owner: SiteOwner, name: string): Promise<void> {
  const { domains } = await listDomains(owner)
  const record = domains.find((one) => one.name === name)?.record
  if (record === undefined) throw new Error(`${name} is not listed`)
  dns.records.set(record.name, { txt: ['v=spf1 -all', record.value] })
}

export async function proveDomain(dns: NameServer, owner: SiteOwner, name: string): Promise<void> {
  const added = await addDomain(owner, name)
  if (added.status !== 200) throw new Error(added.text)
  await setRecord(dns, owner, name)
  const checked = await checkDomain(owner, name)
  if (checked.json<{ outcome?: string }>().outcome !== 'proved') throw new Error(checked.text)
}

export async function act({ who, base }: SiteOwner, action: string, input: object): Promise<void> {
  const done = await who.write('POST', `${base}/actions`, { action, input })
  if (done.status !== 200) throw new Error(done.text)
}

export async function travel({ who, base }: SiteOwner, way: 'undo' | 'redo'): Promise<void> {
  const done = await who.write('POST', `${base}/${way}`, {})
  if (done.status !== 200) throw new Error(done.text)
}

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openNameServer } from './name-server.ts'
import { writeSmallShopStarter } from './seeds/small-shop.ts'
import type { ServedProduct } from './served-product.ts'
import { startTestServer } from './start-test-server.ts'

const starter = 'small-shop'
const password = 'a kiln of one’s own'

/** Serves the whole product beside the tests, which reach it over HTTP alone. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const startersFolder = await mkdtemp(join(tmpdir(), 'vitrine-starters-'))
  await writeSmallShopStarter(startersFolder)
  const dns = await openNameServer()
  await dns.close()
  const environment = { DNS_SERVERS: dns.address }
  const server = await startTestServer({ starter, startersFolder, environment })
  const owner = await server.owner()
  await owner.write('POST', '/api/editor/account/password', { password })
  const otherEmail = 'other@fern.example'
  const other = await server.person(otherEmail, [])
  await other.write('POST', '/api/editor/account/password', { password })
  const served: ServedProduct = {
    port: server.port,
    email: 'owner@fern.example',
    otherEmail,
    password,
    dnsPort: Number(dns.address.split(':')[1]),
    starter,
  }
  project.provide('served', served)
  return async () => {
    await server.close()
    await rm(startersFolder, { recursive: true, force: true })
  }
}

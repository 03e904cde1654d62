import { join } from 'node:path'
import type { Command } from 'commander'
import { inviteAccount } from '../people/roles/invite-account.ts'
import type { AccountId } from '@vitrine/rules/ground/ids/ids.ts'
import { listOwners } from '../people/roles/list-owners.ts'
import { createSite } from '../site/sites/create-site.ts'
import { listAllSites } from '../site/sites/list-sites.ts'
import { firstStarter, prepareFirstSite } from '../site/sites/prepare-first-site.ts'
import { releaseDomain } from '../site/sites/release-domain.ts'
import { describeStarters, type DescribedStarter } from '../site/sites/read-starter.ts'
import { siteOrigin } from '../site/sites/site-origin.ts'
import { withData, type CommandContext } from './open-data.ts'
import { CommandError, type Terminal } from './terminal.ts'

/** `site list`, `site create`, and what the server's own first start runs. */
export async function addSiteCommands(program: Command, terminal: Terminal): Promise<void> {
  const starters = await describeStarters(join(terminal.root, 'starter-sites'))
  const site = program.command('site').description('List the sites, or make one.')
  site
    .command('list')
    .description('Print the name and the address of every site.')
    .action(() => withData(terminal, (context) => printSites(context, terminal)))
  site
    .command('create')
    .description('Make a site from a starter and print its address.')
    .argument('<name>', 'what it is called in its address: lower-case letters, digits, hyphens')
    .option('--starter <name>', 'the starter to begin with', firstStarter)
    .option('--owner <email>', 'who owns it; needed where nobody or several people own sites')
    .addHelpText('after', `\nStarters:\n${linesOf(starters)}`)
    .action((name: string, options: { starter: string; owner?: string }) =>
      withData(terminal, (context) => makeSite(context, terminal, name, options)),
    )
  site
    .command('release')
    .description(
      'Take a name of its own from the site that holds it, for whoever has bought it since.',
    )
    .argument('<domain>', 'such as www.example.com')
    .action((domain: string) =>
      withData(terminal, (context) => releaseName(context, terminal, domain)),
    )
  site
    .command('create-first', { hidden: true })
    .description('Make the first site where there is none, and print the link into its editor.')
    .action(() => withData(terminal, (context) => makeFirstSite(context, terminal)))
}

async function printSites(context: CommandContext, { out }: Terminal): Promise<void> {
  const sites = await listAllSites(context.database)
  if (sites.length === 0) {
    out('There are no sites yet. Make one: npx --no vitrine site create NAME\n')
    return
  }
  const width = Math.max(...sites.map(({ name }) => name.length))
  for (const { name, host, domain } of sites) {
    out(`${name.padEnd(width)}  ${siteOrigin(context, domain ?? host)}\n`)
  }
}

async function makeSite(
  context: CommandContext,
  { clock, out }: Terminal,
  name: string,
  options: { starter: string; owner?: string },
): Promise<void> {
  const now = clock()
  const owner = await findOrInviteOwner(context, options.owner, now)
  const site = { name, starter: options.starter, ownerAccountId: owner.accountId }
  const created = await createSite(context, site, now)
  if (!created.ok) {
    const isUnknown = created.refusal.code === 'no-such-starter'
    const starters = isUnknown ? await describeStarters(context.startersFolder) : []
    const known = isUnknown ? ` Starters:\n${linesOf(starters)}` : ''
    throw new CommandError(`${created.refusal.message}${known}`)
  }
  out(`Site:   ${siteOrigin(context, created.value.host)}\n`)
  if (created.value.isClosed) out('Closed: visitors read “Coming soon” until its door is opened.\n')
  if (owner.link !== undefined) out(`Editor: ${owner.link}\n`)
}

/** Their names and titles under each other. */
function linesOf(starters: readonly DescribedStarter[]): string {
  const width = Math.max(...starters.map(({ name }) => name.length))
  return starters.map(({ name, about }) => `  ${name.padEnd(width)}  ${about.title}`).join('\n')
}

async function releaseName(
  { database }: CommandContext,
  { out }: Terminal,
  domain: string,
): Promise<void> {
  const site = await releaseDomain(database, domain.toLowerCase())
  if (site === undefined) throw new CommandError(`No site holds ${domain} as a name of its own.`)
  out(`${site} answers on ${domain} no more; whoever proves the name next has it.\n`)
}

/** Prints nothing where somebody has come in already. */
async function makeFirstSite(context: CommandContext, { clock, out }: Terminal): Promise<void> {
  const first = await prepareFirstSite(context, clock())
  if (first !== undefined) out(`${first.link}\n`)
}

/** Without an address it is clear who is meant where one person owns every site. */
async function findOrInviteOwner(
  context: CommandContext,
  email: string | undefined,
  now: number,
): Promise<{ accountId: AccountId; link?: string }> {
  if (email !== undefined) {
    const invited = await inviteAccount(context, { email }, now)
    if (!invited.ok) throw new CommandError(`${invited.refusal.message}: ${email}`)
    return invited.value
  }
  const owners = await listOwners(context.database)
  const [owner] = owners
  if (owner === undefined || owners.length > 1) {
    throw new CommandError('Say who owns the site: --owner EMAIL')
  }
  return { accountId: owner }
}

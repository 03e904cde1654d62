import type { Command } from 'commander'
import { Role, type RoleName } from '@vitrine/rules/people/roles/role.ts'
import { inviteAccount, type Invitation } from '../people/roles/invite-account.ts'
import { listAllSites, listSites } from '../site/sites/list-sites.ts'
import { withData, type CommandContext } from './open-data.ts'
import { CommandError, type Terminal } from './terminal.ts'

type InviteOptions = { readonly site?: string; readonly role?: readonly string[] }

/** `user invite`. */
export function addUserCommands(program: Command, terminal: Terminal): void {
  const user = program.command('user').description('Let people into the editor.')
  user
    .command('invite')
    .description('Print a link that signs in once; makes the account where there is none.')
    .argument('<email>', 'the e-mail address of the account')
    .option('--site <name>', 'also give it rights on this site: those of --role')
    .option('--role <name...>', `with --site: what it may do there (${roleNames().join(', ')})`)
    .action((email: string, options: InviteOptions) =>
      withData(terminal, (context) => invite(context, terminal, email, options)),
    )
}

function roleNames(): RoleName[] {
  return Object.keys(Role) as RoleName[]
}

async function invite(
  context: CommandContext,
  { clock, out }: Terminal,
  email: string,
  options: InviteOptions,
): Promise<void> {
  const site = await siteRights(context, options)
  const invited = await inviteAccount(context, { email, ...(site ? { site } : {}) }, clock())
  if (!invited.ok) throw new CommandError(`${invited.refusal.message}: ${email}`)
  out(`${invited.value.link}\n`)
  const sites = await listSites(context.database, invited.value.accountId)
  if (sites.length > 0) return
  const all = await listAllSites(context.database)
  if (all.length === 0) return
  out(
    `This account is on no site yet: add --site NAME (${all.map(({ name }) => name).join(', ')}) --role ROLE.\n`,
  )
}

async function siteRights(
  context: CommandContext,
  options: InviteOptions,
): Promise<Invitation['site'] | undefined> {
  if (options.site === undefined) {
    if (options.role !== undefined) throw new CommandError('Say on which site: --site NAME')
    return undefined
  }
  const sites = await listAllSites(context.database)
  const found = sites.find(({ name }) => name === options.site)
  if (found === undefined) throw new CommandError(`There is no site ${options.site}.`)
  if (options.role === undefined) {
    throw new CommandError(`Say what it may do there: --role ${roleNames().join('|')}`)
  }
  const roles = options.role.map((name) => {
    const role = roleNames().find((known) => known === name)
    if (role === undefined) {
      throw new CommandError(`There is no role ${name}. Roles: ${roleNames().join(', ')}.`)
    }
    return Role[role]
  })
  return { siteId: found.siteId, roles }
}

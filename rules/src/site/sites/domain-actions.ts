import { z } from 'zod'
import { ownerAction } from '../../ground/changes/owner-action.ts'
import { ok, refuse, type Result } from '../../ground/refusals/result.ts'
import { isDomainName } from './domain-name.ts'
import { maxDomains, readDomains, type Domains } from './domains.ts'
import { domainsRefusal } from './domains-messages.ts'
import { aboutSettings, editSettings, settingsOnly } from './edit-settings.ts'

/** What somebody types may be longer than any name, so that it is answered with a sentence. */
export const typedDomain = z.string().max(1000)

const onSettings = {
  about: aboutSettings,
  capability: 'manage-site',
  reads: () => settingsOnly,
} as const

/** Lists a name, which answers once it is proved; the first becomes the site's address then. */
export const addDomain = ownerAction({
  ...onSettings,
  name: 'add-domain',
  title: (_documents, { name }) => `Add domain ${name}`,
  input: z.object({ name: typedDomain }),
  perform: (documents, { name }) =>
    editDomains(documents, ({ names, primary }) => {
      if (!isDomainName(name)) return refuse(domainsRefusal('domain-not-valid'))
      if (names.includes(name)) return refuse(domainsRefusal('domain-there'))
      if (names.length >= maxDomains) return refuse(domainsRefusal('too-many-domains'))
      return ok({ names: [...names, name], primary: names.length === 0 ? name : primary })
    }),
})

/** Takes a name away: nothing answers on it any more. */
export const removeDomain = ownerAction({
  ...onSettings,
  name: 'remove-domain',
  title: (_documents, { name }) => `Remove domain ${name}`,
  input: z.object({ name: typedDomain }),
  perform: (documents, { name }) =>
    editDomains(documents, ({ names, primary }) => {
      if (!names.includes(name)) return refuse(domainsRefusal('no-such-domain'))
      const rest = names.filter((one) => one !== name)
      return ok({ names: rest, primary: primary === name ? (rest[0] ?? null) : primary })
    }),
})

/** Chooses the name that all others lead to; null: the one that the site began with. */
export const setPrimaryDomain = ownerAction({
  ...onSettings,
  name: 'set-primary-domain',
  title: 'Choose the site’s address',
  input: z.object({ name: typedDomain.nullable() }),
  perform: (documents, { name }) =>
    editDomains(documents, ({ names }) =>
      name === null || names.includes(name)
        ? ok({ names, primary: name })
        : refuse(domainsRefusal('no-such-domain')),
    ),
})

function editDomains(
  documents: Parameters<typeof editSettings>[0],
  edit: (domains: Domains) => Result<Domains>,
): ReturnType<typeof editSettings> {
  return editSettings(documents, (settings) => {
    const after = edit(readDomains(settings))
    return after.ok ? ok({ ...settings, domains: after.value }) : after
  })
}

import { foundOfKind, type Finder } from '../../ground/words/finder.ts'
import { queryClient } from '../../ground/http/query-client.ts'
import { peopleQuery } from './people-query.ts'

/** Who may do something on the site, by name and e-mail address. */
export const findPeople: Finder = {
  kind: 'person',
  capability: 'manage-roles',
  async find(siteId, search) {
    const people = await queryClient.ensureQueryData(peopleQuery(siteId))
    const wanted = search.toLowerCase()
    return people
      .filter(({ displayName, email }) => `${displayName} ${email}`.toLowerCase().includes(wanted))
      .slice(0, foundOfKind)
      .map(({ accountId, displayName, email }) => {
        const name = displayName === '' ? email : displayName
        return { kind: 'person', id: accountId, name }
      })
  },
}

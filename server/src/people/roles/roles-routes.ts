import { accountsApi } from '@vitrine/rules/people/accounts/accounts-api.ts'
import { route, type Route } from '../../ground/http/route.ts'
import { changeRoles, invitePerson } from './change-roles.ts'
import { listPeople } from './membership-store.ts'

const roleManager = {
  on: 'editor',
  access: { kind: 'capability', capability: 'manage-roles' },
} as const

/** The people of a site and what they may do. */
export const rolesRoutes: readonly Route[] = [
  route({
    ...roleManager,
    ...accountsApi.people,
    async handle({ database }, { siteId }) {
      return { json: { people: await listPeople(database.dbFor(siteId)) } }
    },
  }),
  route({ ...roleManager, ...accountsApi.invite, handle: invitePerson }),
  route({ ...roleManager, ...accountsApi.changeRoles, handle: changeRoles }),
]

import { z } from 'zod'
import { changeRolesBody, invitePersonBody } from '@vitrine/rules/people/accounts/accounts-api.ts'
import { accountsPaths } from '@vitrine/rules/people/accounts/accounts-paths.ts'
import type { SiteId } from '@vitrine/rules/ground/ids/ids.ts'
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
    method: 'GET',
    path: accountsPaths.people,
    params: z.object({ siteId: z.string().max(300) }),
    async handle(context, request) {
      const site = context.database.dbFor(request.params.siteId as SiteId)
      return { json: { people: await listPeople(site) } }
    },
  }),
  route({
    ...roleManager,
    method: 'POST',
    path: accountsPaths.people,
    params: z.object({ siteId: z.string().max(300) }),
    body: invitePersonBody,
    handle: invitePerson,
  }),
  route({
    ...roleManager,
    method: 'PUT',
    path: accountsPaths.person,
    params: z.object({ siteId: z.string().max(300), accountId: z.string().max(300) }),
    body: changeRolesBody,
    handle: changeRoles,
  }),
]

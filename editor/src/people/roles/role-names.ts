import { Role } from '@vitrine/rules/people/roles/role.ts'

/** What is said of a role whose work does not exist here: it is kept, and gives nothing. */
function nothingYet(why: string): string {
  return `Nothing yet: ${why}`
}

const noAppointments = nothingYet('there are no appointments')

/** The roles as people read them: a name, and what it lets somebody do. */
export const roleNames: ReadonlyMap<number, { readonly name: string; readonly may: string }> =
  new Map([
    [Role.admin, { name: 'Administrator', may: 'Everything but giving the site away' }],
    [Role.editor, { name: 'Editor', may: 'Pages, posts, products and files' }],
    [Role.storeManager, { name: 'Store manager', may: 'Products, stock, orders, mailbox' }],
    [Role.viewer, { name: 'Viewer', may: 'See drafts and private pages' }],
    [Role.billing, { name: 'Billing', may: 'Look at the plan of the site' }],
    [Role.reporting, { name: 'Reporting', may: nothingYet('visits are not counted') }],
    [Role.moderator, { name: 'Moderator', may: 'Moderate all comments' }],
    [Role.commenter, { name: 'Commenter', may: nothingYet('nobody signs in to comment') }],
    [Role.campaignsEditor, { name: 'Campaigns', may: 'The mailing list' }],
    [Role.scheduling, { name: 'Scheduling manager', may: noAppointments }],
    [Role.schedulingEditor, { name: 'Scheduling editor', may: noAppointments }],
    [Role.schedulingViewer, { name: 'Scheduling viewer', may: noAppointments }],
  ])

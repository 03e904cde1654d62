import { Role } from '@vitrine/rules/people/roles/role.ts'

/** The roles as people read them: a name, and what it lets somebody do. */
export const roleNames: ReadonlyMap<number, { readonly name: string; readonly may: string }> =
  new Map([
    [Role.admin, { name: 'Administrator', may: 'Everything but giving the site away' }],
    [Role.editor, { name: 'Editor', may: 'Pages, posts, products, form entries' }],
    [Role.storeManager, { name: 'Store manager', may: 'Products, stock, orders, mailbox' }],
    [Role.viewer, { name: 'Viewer', may: 'See drafts and private pages' }],
    [Role.billing, { name: 'Billing', may: 'The plan and its invoices' }],
    [Role.reporting, { name: 'Reporting', may: 'Read the figures of the site' }],
    [Role.moderator, { name: 'Moderator', may: 'Moderate all comments' }],
    [Role.commenter, { name: 'Commenter', may: 'Comment without moderation' }],
    [Role.campaignsEditor, { name: 'Campaigns', may: 'Mailing lists and campaigns' }],
    [Role.scheduling, { name: 'Scheduling manager', may: 'Appointments and their settings' }],
    [Role.schedulingEditor, { name: 'Scheduling editor', may: 'Edit appointments' }],
    [Role.schedulingViewer, { name: 'Scheduling viewer', may: 'Read appointments' }],
  ])

/** Where the editor asks for a crumb; `people/accounts` answers there with who is signed in, too. */
export const crumbPath = '/api/editor/session'

/** What every answer from there holds. */
export type CrumbReply = { readonly crumb: string }

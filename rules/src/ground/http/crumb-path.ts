/** Where the editor asks for a crumb; `people/accounts` answers there with who is signed in, too. */
export const crumbPath = '/api/editor/session'

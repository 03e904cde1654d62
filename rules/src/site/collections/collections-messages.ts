import type { Refusal } from '../../ground/refusals/result.ts'

/** The sentences of refused changes to pages, by code. */
export const collectionsMessages = {
  'no-such-page': 'This page no longer exists.',
  'url-id-not-valid': 'An address has letters and digits, with single hyphens between them.',
  'url-id-too-long': 'An address has at most 80 characters.',
  'url-id-reserved': 'This address is used by the site itself. Please choose another one.',
  'url-id-in-use': 'Another page already has this address.',
  'home-page-stays': 'The home page cannot be deleted. Make another page the home page first.',
  'home-page-is-live': 'The home page cannot be a draft. Make another page the home page first.',
  'draft-as-home-page': 'A draft cannot be the home page. Publish it first.',
  'not-a-gallery': 'Only a page of the kind “Gallery” shows its pictures in a design.',
  'not-an-album': 'Only an album and a podcast have a cover and say whom they are by.',
  'not-a-folder': 'This page is not a folder.',
  'folder-in-folder': 'A folder cannot lie in another folder.',
  'not-in-folder': 'This page is no longer in the folder.',
  'folder-is-full': 'A folder has at most 100 pages.',
  'folder-has-changed': 'This folder has changed in the meantime. Please try again.',
  'folder-as-home-page':
    'Only a folder that shows its pages one below another can be the home page.',
  'has-no-views': 'Only a page of posts and a shop are shown as a list, a grid or one by one.',
  'lists-no-products': 'Only a shop’s page has products to sort and filter.',
  'instagram-is-gone':
    'Pictures of Instagram cannot be chosen any more: nothing delivers them. Choose a picture of your own.',
  'video-not-known': 'Enter the address of a video at YouTube or Vimeo.',
  'url-id-kept':
    'This name is kept: a template’s readme and its hidden menus go by it. Please choose another one.',
  'too-many-pages': 'This site has as many pages as it can have.',
} as const

export type CollectionsRefusalCode = keyof typeof collectionsMessages

/** @param field the form's field that the sentence belongs to */
export function collectionsRefusal(code: CollectionsRefusalCode, field?: string): Refusal {
  const message = collectionsMessages[code]
  const status = code === 'no-such-page' ? 404 : code.startsWith('url-id-') ? 400 : 409
  return { code, message, status, ...(field === undefined ? {} : { fields: { [field]: message } }) }
}

import type { ChangeSubject } from '@vitrine/rules/ground/changes/changes-api.ts'
import type { RoomWay } from '../../ground/changes/working-site.ts'
import { mayEnter, type RoomName } from './rooms.ts'
import { settingsPartOf, wayToSettings } from './settings-groups.ts'
import type { Site } from './sites.ts'

/**
 * The way to what a change was about; none where the person has no use for the room.
 * @param action by which it was changed, if that is known
 */
export function wayToSubject(
  site: Site,
  subject: ChangeSubject,
  action: string | undefined,
): RoomWay | undefined {
  const { room, to, search, itemId } = wayTo(subject)
  if (!mayEnter(site, room)) return undefined
  const params = { siteName: site.name, ...(itemId === undefined ? {} : { itemId }) }
  const part = room === 'settings' && action !== undefined ? settingsPartOf(action) : undefined
  return part === undefined ? { to, params, search } : { ...wayToSettings(site.name, part), search }
}

type Way = Pick<RoomWay, 'to' | 'search'> & { readonly room: RoomName; readonly itemId?: string }

function wayTo(subject: ChangeSubject): Way {
  switch (subject.place) {
    case 'settings':
      return { room: 'settings', to: '/sites/$siteName/settings', search: {} }
    case 'template':
      return { room: 'template', to: '/sites/$siteName/template', search: { file: subject.file } }
    case 'page':
      return { room: 'pages', to: '/sites/$siteName/pages', search: { path: subject.path } }
    case 'discount':
      return { room: 'discounts', to: '/sites/$siteName/discounts', search: { code: subject.code } }
    case 'form':
      return { room: 'forms', to: '/sites/$siteName/forms', search: { form: subject.formId } }
    case 'product': {
      const { itemId } = subject
      return { room: 'products', to: '/sites/$siteName/products/$itemId', search: {}, itemId }
    }
  }
}

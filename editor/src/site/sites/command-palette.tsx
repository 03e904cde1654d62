import { useNavigate } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { Autocomplete, Input, Menu, MenuItem, SearchField, useFilter } from 'react-aria-components'
import { documentsQuery } from '../../ground/changes/documents.ts'
import { Dialog } from '../../ground/controls/dialog.tsx'
import { usePageNames } from '../content/page-names.ts'
import { mayEnter, roomNames, type RoomName } from './rooms.ts'
import { useSite } from './use-site.ts'
import field from '../../ground/controls/field.module.css'
import menu from '../../ground/controls/menu-button.module.css'

const rooms = [
  'pages',
  'posts',
  'files',
  'orders',
  'products',
  'tags',
  'mailbox',
  'template',
  'settings',
  'people',
  'history',
  'setup',
] as const satisfies readonly RoomName[]

type Command = {
  readonly id: string
  readonly name: string
  /** Found by this too. */
  readonly alsoCalled?: string
  readonly run: () => void
}

/** Goes anywhere by typing where. */
export function CommandPalette(props: {
  readonly siteName: string
  readonly onClose: () => void
  /** Somewhere was chosen to go to. */
  readonly onGo: () => void
}) {
  const { siteName, onClose, onGo } = props
  const site = useSite()
  const navigate = useNavigate()
  const { contains } = useFilter({ sensitivity: 'base' })
  const canEdit = mayEnter(site, 'pages')
  const query = useQuery({ ...documentsQuery(site.siteId, 'collection'), enabled: canEdit })
  const nameOf = usePageNames(site.siteId, canEdit)
  const pages = query.data ?? []
  const go = (run: () => Promise<void>) => (): void => {
    onClose()
    onGo()
    void run()
  }
  const commands: Command[] = [
    ...rooms
      .filter((room) => mayEnter(site, room))
      .map((room) => ({
        id: room,
        name: `Go to ${roomNames[room]}`,
        run: go(() =>
          navigate({ to: `/sites/$siteName/${room}`, params: { siteName }, search: {} }),
        ),
      })),
    ...pages.map(({ id, body }) => ({
      id,
      name: `Edit page ${nameOf(id, body)}`,
      alsoCalled: body.title,
      run: go(() =>
        navigate({
          to: '/sites/$siteName/pages',
          params: { siteName },
          search: { path: body.homepage ? '/' : `/${body.urlId}` },
        }),
      ),
    })),
    { id: 'sites', name: 'All sites', run: go(() => navigate({ to: '/' })) },
    { id: 'account', name: 'Account', run: go(() => navigate({ to: '/account' })) },
  ]
  return (
    <Dialog title="Go to" isOpen onClose={onClose}>
      <Autocomplete filter={contains}>
        <SearchField aria-label="Search pages and rooms" autoFocus className={field['field'] ?? ''}>
          <Input className={field['input'] ?? ''} placeholder="Type a page or a room" />
        </SearchField>
        <Menu
          aria-label="Where to go"
          items={commands}
          className={menu['menu'] ?? ''}
          renderEmptyState={() => 'Nothing by this name.'}
        >
          {(command) => (
            <MenuItem
              textValue={[command.name, command.alsoCalled].join(' ')}
              onAction={command.run}
              className={menu['item'] ?? ''}
            >
              {command.name}
            </MenuItem>
          )}
        </Menu>
      </Autocomplete>
    </Dialog>
  )
}

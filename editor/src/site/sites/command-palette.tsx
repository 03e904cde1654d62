import { useNavigate } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { Autocomplete, Input, Menu, MenuItem, SearchField, useFilter } from 'react-aria-components'
import { Newspaper, Package, ShoppingBag, User } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { documentsQuery } from '../../ground/changes/documents.ts'
import type { Finder, Found } from '../../ground/words/finder.ts'
import { Dialog } from '../../ground/controls/dialog.tsx'
import { usePageNames } from '../content/page-names.ts'
import { usePaletteCommands, type Command } from './palette-commands.tsx'
import { may, mayEnter, roomNames, type RoomName } from './rooms.ts'
import { settingsGroups, wayToSettings } from './settings-groups.ts'
import { useFound } from './use-found.ts'
import { useSite } from './use-site.ts'
import field from '../../ground/controls/field.module.css'
import menu from '../../ground/controls/menu-button.module.css'

const rooms = [
  'overview',
  'pages',
  'posts',
  'comments',
  'files',
  'orders',
  'sales',
  'customers',
  'mailing-list',
  'products',
  'discounts',
  'subscriptions',
  'gift-cards',
  'restock',
  'reviews',
  'forms',
  'tags',
  'mailbox',
  'template',
  'settings',
  'people',
  'history',
  'setup',
] as const satisfies readonly RoomName[]

const foundTitles: Readonly<Record<Found['kind'], string>> = {
  post: 'Post',
  product: 'Product',
  order: 'Order',
  person: 'Person',
}

const foundIcons: Readonly<Record<Found['kind'], ReactNode>> = {
  post: <Newspaper size={15} aria-hidden />,
  product: <Package size={15} aria-hidden />,
  order: <ShoppingBag size={15} aria-hidden />,
  person: <User size={15} aria-hidden />,
}

/** What else people call what is done in a room. */
const roomsAlsoCalled: Partial<Readonly<Record<RoomName, string>>> = {
  pages: 'folder menu navigation style',
  posts: 'gallery album tracks podcast episodes',
  files: 'pictures images uploads',
  customers: 'accounts members shoppers buyers',
  'mailing-list': 'newsletter news subscribers e-mail marketing unsubscribe',
  sales: 'revenue turnover figures statistics report chart best sellers',
  products: 'stock inventory import prices',
  discounts: 'coupon promo voucher code sale',
  subscriptions: 'recurring renewals subscribers members plan',
  'gift-cards': 'voucher certificate present balance',
  restock: 'waiting list sold out tell me back in stock sign-ups',
  reviews: 'stars ratings opinions testimonials feedback',
  forms: 'questions ask details engraving personalization custom fields',
  tags: 'category',
  people: 'members roles invite permissions',
  history: 'what changed versions bring back',
}

/** Goes anywhere by typing where. */
export function CommandPalette(props: {
  readonly siteName: string
  readonly finders: readonly Finder[]
  readonly onClose: () => void
  /** Somewhere was chosen to go to. */
  readonly onGo: () => void
}) {
  const { siteName, finders, onClose, onGo } = props
  const [words, setWords] = useState('')
  const site = useSite()
  const navigate = useNavigate()
  const { contains } = useFilter({ sensitivity: 'base' })
  const canEdit = mayEnter(site, 'pages')
  const query = useQuery({ ...documentsQuery(site.siteId, 'collection'), enabled: canEdit })
  const nameOf = usePageNames(site.siteId, canEdit)
  const pages = query.data ?? []
  const { found, isPending } = useFound(site, finders, words)
  const done = usePaletteCommands()
  const go = (run: Command['run']) => (): void => {
    onClose()
    onGo()
    void run()
  }
  const goTo = ({ kind, id }: Found): Promise<void> => {
    if (kind === 'person') return navigate({ to: '/sites/$siteName/people', params: { siteName } })
    if (kind === 'order') {
      return navigate({ to: '/sites/$siteName/orders/$orderId', params: { siteName, orderId: id } })
    }
    const to = `/sites/$siteName/${kind === 'post' ? 'posts' : 'products'}/$itemId` as const
    return navigate({ to, params: { siteName, itemId: id } })
  }
  const known: Command[] = [
    ...rooms
      .filter((room) => mayEnter(site, room))
      .map((room) => ({
        id: room,
        name: `Go to ${roomNames[room]}`,
        alsoCalled: roomsAlsoCalled[room] ?? '',
        run: go(() =>
          navigate({ to: `/sites/$siteName/${room}`, params: { siteName }, search: {} }),
        ),
      })),
    ...(mayEnter(site, 'settings') ? Object.values(settingsGroups) : []).map((part) => ({
      id: `settings ${part.id}`,
      name: `Settings: ${part.title}`,
      alsoCalled: part.alsoCalled,
      run: go(() => navigate(wayToSettings(siteName, part.id))),
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
    ...(may(site, 'manage-billing')
      ? [
          {
            id: 'billing',
            name: 'Plan and billing',
            run: go(() => navigate({ to: '/billing' })),
          },
        ]
      : []),
    ...done.map((one) => ({ ...one, run: go(one.run) })),
  ]
  // each word by itself: whoever looks does not know in which order we name things
  const asked = words.trim().split(/\s+/)
  const commands: Command[] = [
    ...known.filter(({ name, alsoCalled = '', foundBy = `${name} ${alsoCalled}` }) =>
      asked.every((word) => contains(foundBy, word)),
    ),
    ...found.map((one) => ({
      id: `${one.kind} ${one.id}`,
      name: `${one.what ?? foundTitles[one.kind]} ${one.name}`,
      icon: foundIcons[one.kind],
      run: go(() => goTo(one)),
    })),
  ]
  return (
    <Dialog title="Go to" isOpen onClose={onClose}>
      {/* what is shown is what was found, by the rooms as much as by us */}
      <Autocomplete inputValue={words} onInputChange={setWords}>
        <SearchField aria-label="Search this site" autoFocus className={field['field'] ?? ''}>
          <Input
            className={field['input'] ?? ''}
            placeholder="A page, a product, a person, a room, or what to do"
          />
        </SearchField>
        <Menu
          aria-label="Where to go"
          items={commands}
          className={menu['menu'] ?? ''}
          renderEmptyState={() => (isPending ? 'Looking…' : 'Nothing by this name.')}
        >
          {(command) => (
            <MenuItem
              textValue={command.name}
              onAction={command.run}
              className={menu['item'] ?? ''}
            >
              {command.icon}
              {command.name}
            </MenuItem>
          )}
        </Menu>
      </Autocomplete>
    </Dialog>
  )
}

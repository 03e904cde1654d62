import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { ExternalLink, LogOut, Monitor, Moon, Plus, Redo2, Sun, Undo2, Upload } from 'lucide-react'
import type { ReactNode } from 'react'
import { historyQuery } from '../../ground/changes/documents.ts'
import { travelNewest } from '../../ground/changes/travel-newest.ts'
import {
  appearances,
  chooseAppearance,
  readAppearance,
  type Appearance,
} from '../../ground/styling/appearance.ts'
import { useSignOut } from '../../people/accounts/use-sign-out.ts'
import { wishToAdd } from './add-wish.ts'
import { publishEvent } from './publish-event.ts'
import { may, mayEnter, roomAt } from './rooms.ts'
import { useSite } from './use-site.ts'
import { wayToSite } from './way-to-site.ts'

/** A line of the palette, and what it does. */
export type Command = {
  readonly id: string
  readonly name: string
  readonly icon?: ReactNode
  /** Found by this too. */
  readonly alsoCalled?: string
  /** By this alone, where its name is about something that is itself looked for. */
  readonly foundBy?: string
  readonly run: () => void | Promise<void>
}

const looks: Readonly<Record<Appearance, { readonly name: string; readonly icon: ReactNode }>> = {
  system: { name: 'Look as the device has it', icon: <Monitor size={15} aria-hidden /> },
  light: { name: 'Light look', icon: <Sun size={15} aria-hidden /> },
  dark: { name: 'Dark look', icon: <Moon size={15} aria-hidden /> },
}

/** What can be done from anywhere, of it what the person may do. */
export function usePaletteCommands(): readonly Command[] {
  const site = useSite()
  const { search } = useLocation()
  const signOut = useSignOut()
  const shown = readAppearance()
  return [
    ...useAddCommands(),
    ...useChangeCommands(),
    {
      id: 'view-site',
      name: 'View site',
      alsoCalled: 'open look at visitors',
      icon: <ExternalLink size={15} aria-hidden />,
      run: () => {
        const { path = '/' } = search as { path?: string }
        globalThis.open(wayToSite(site, path), '_blank', 'noopener')
      },
    },
    ...appearances
      .filter((one) => one !== shown)
      .map((one) => ({
        id: `look ${one}`,
        ...looks[one],
        alsoCalled: 'appearance theme mode',
        run: () => chooseAppearance(one),
      })),
    {
      id: 'sign-out',
      name: 'Sign out',
      alsoCalled: 'log out leave',
      icon: <LogOut size={15} aria-hidden />,
      run: signOut,
    },
  ]
}

/** What can be added, and the room that begins with it. */
const addable = [
  { wish: 'page', room: 'pages' },
  { wish: 'post', room: 'posts' },
  { wish: 'product', room: 'products' },
  { wish: 'discount', room: 'discounts' },
  { wish: 'gift card', room: 'gift-cards' },
] as const

function useAddCommands(): readonly Command[] {
  const site = useSite()
  const navigate = useNavigate()
  return addable
    .filter(({ room }) => mayEnter(site, room))
    .map(({ wish, room }) => ({
      id: `add-${wish}`,
      name: `Add ${wish}`,
      alsoCalled: `New ${wish}`,
      icon: <Plus size={15} aria-hidden />,
      run: () => {
        wishToAdd(wish)
        const params = { siteName: site.name }
        return navigate({ to: `/sites/$siteName/${room}`, params, search: {} })
      },
    }))
}

/** Undo and redo of one's own changes, and what waits on the open page to be public. */
function useChangeCommands(): readonly Command[] {
  const site = useSite()
  const { siteId } = site
  const { pathname } = useLocation()
  const mayUndo = mayEnter(site, 'history')
  const history = useQuery({ ...historyQuery(siteId), enabled: mayUndo }).data
  const commands: Command[] = []
  if (mayUndo && history?.canUndo) {
    commands.push({
      id: 'undo',
      name: `Undo: ${history.canUndo.title}`,
      foundBy: 'Undo take back',
      icon: <Undo2 size={15} aria-hidden />,
      run: () => travelNewest(siteId, 'undo'),
    })
  }
  if (mayUndo && history?.canRedo) {
    commands.push({
      id: 'redo',
      name: `Redo: ${history.canRedo.title}`,
      foundBy: 'Redo bring back',
      icon: <Redo2 size={15} aria-hidden />,
      run: () => travelNewest(siteId, 'redo'),
    })
  }
  if (may(site, 'edit-pages') && roomAt(pathname) === 'pages') {
    commands.push({
      id: 'publish',
      name: 'Publish this page',
      alsoCalled: 'draft public live',
      icon: <Upload size={15} aria-hidden />,
      run: () => void globalThis.dispatchEvent(new Event(publishEvent)),
    })
  }
  return commands
}

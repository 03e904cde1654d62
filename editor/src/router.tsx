import {
  createRoute,
  createRouter,
  lazyRouteComponent,
  notFound,
  redirect,
} from '@tanstack/react-router'
import {
  readFormsPlace,
  readSignIn,
  readSubscribersPlace,
  readTermsPlace,
  readToken,
} from './read-place.ts'
import { shopRooms } from './shop-rooms.tsx'
import { inside, root, site } from './site-route.tsx'
import { PostState } from '@vitrine/rules/site/content/content-item.ts'
import { readHistoryPlace } from './ground/history/history-place.ts'
import { SignInPage } from './people/accounts/sign-in-page.tsx'
import { textOf, wordsOf } from './ground/words/address-words.ts'
import { queryClient } from './ground/http/query-client.ts'
import { SurprisePage } from './site/sites/system-pages.tsx'
import { SitesPage } from './site/sites/sites-page.tsx'
import { readFileSearch } from './site/media/file-place.ts'
import { documentQuery } from './ground/changes/documents.ts'
import { readCommentsPlace } from './site/comments/comments-place.ts'
import { findSettingsPart, wayToSettings } from './site/sites/settings-groups.ts'
import { firstRoom, mayEnter, type RoomName } from './site/sites/rooms.ts'
import { areStepsHidden } from './site/sites/hidden-steps.ts'
import { sitesQuery, type Site } from './site/sites/sites.ts'
import { readPagesPlace, type PagesPlace } from './site/pages/pages-place.ts'

/** The open file of the template, and the place in it that was asked for. */
type TemplateSearch = { file?: string; line?: number; column?: number }

const signIn = createRoute({
  getParentRoute: () => root,
  path: '/sign-in',
  validateSearch: readSignIn,
  component: SignInPage,
})

const forgotPassword = createRoute({
  getParentRoute: () => root,
  path: '/forgot-password',
  component: lazyRouteComponent(
    () => import('./people/accounts/forgot-password-page.tsx'),
    'ForgotPasswordPage',
  ),
})

const confirmEmail = createRoute({
  getParentRoute: () => root,
  path: '/confirm-email',
  validateSearch: readToken,
  component: lazyRouteComponent(
    () => import('./people/accounts/confirm-email-page.tsx'),
    'ConfirmEmailPage',
  ),
})

const sites = createRoute({ getParentRoute: () => inside, path: '/', component: SitesPage })

const password = createRoute({
  getParentRoute: () => inside,
  path: '/password',
  component: lazyRouteComponent(
    () => import('./people/accounts/set-password-page.tsx'),
    'SetPasswordPage',
  ),
})

const account = createRoute({
  getParentRoute: () => inside,
  path: '/account',
  component: lazyRouteComponent(() => import('./people/accounts/account-page.tsx'), 'AccountPage'),
})

const billing = createRoute({
  getParentRoute: () => inside,
  path: '/billing',
  component: lazyRouteComponent(() => import('./site/sites/billing-page.tsx'), 'BillingPage'),
})

const siteHome = createRoute({
  getParentRoute: () => site,
  path: '/',
  beforeLoad: async ({ params }) => {
    const { sites: all } = await queryClient.ensureQueryData(sitesQuery)
    const found = all.find((one) => one.name === params.siteName)
    const room = found === undefined ? undefined : await roomToOpen(found)
    if (room === undefined) return
    // oxlint-disable-next-line typescript/only-throw-error -- the router's way to lead elsewhere
    throw redirect({ to: `/sites/$siteName/${room}`, params, search: {} })
  },
})

/** Who may set the site up is led there once; everybody else to the first room open to them. */
async function roomToOpen(site: Site): Promise<RoomName | undefined> {
  if (mayEnter(site, 'setup')) {
    const settings = await queryClient.ensureQueryData(
      documentQuery(site.siteId, 'site-settings', 'site'),
    )
    if (!settings.body.firstRunDone) return 'setup'
    if (!areStepsHidden(site.siteId)) return 'overview'
  }
  return firstRoom(site)
}

const setup = createRoute({
  getParentRoute: () => site,
  path: '/setup',
  component: lazyRouteComponent(() => import('./site/sites/first-run-page.tsx'), 'FirstRunPage'),
})

const overview = createRoute({
  getParentRoute: () => site,
  path: '/overview',
  component: lazyRouteComponent(() => import('./overview-page.tsx'), 'OverviewPage'),
})

const pages = createRoute({
  getParentRoute: () => site,
  path: '/pages',
  validateSearch: (given: Record<string, unknown>): PagesPlace => readPagesPlace(given, textOf),
  component: lazyRouteComponent(() => import('./site/pages/pages-room.tsx'), 'PagesRoom'),
})

const forms = createRoute({
  getParentRoute: () => site,
  path: '/forms',
  validateSearch: readFormsPlace,
  component: lazyRouteComponent(() => import('./site/forms/forms-room.tsx'), 'FormsRoom'),
})

type PostsPlace = { page?: string; show?: PostState; search?: string }

const posts = createRoute({
  getParentRoute: () => site,
  path: '/posts',
  validateSearch: (given: Record<string, unknown>): PostsPlace => {
    const page = textOf(given['page'])
    const show = Object.values(PostState).find((state) => state === given['show'])
    const search = wordsOf(given['search'])
    return {
      ...(page !== undefined && { page }),
      ...(show !== undefined && { show }),
      ...(search !== '' && { search }),
    }
  },
  component: lazyRouteComponent(() => import('./site/collections/posts-room.tsx'), 'PostsRoom'),
})

const post = createRoute({
  getParentRoute: () => site,
  path: '/posts/$itemId',
  component: lazyRouteComponent(() => import('./site/collections/post-room.tsx'), 'PostRoom'),
})

const mailingList = createRoute({
  getParentRoute: () => site,
  path: '/mailing-list',
  validateSearch: readSubscribersPlace,
  component: lazyRouteComponent(
    () => import('./site/mailing-lists/mailing-list-room.tsx'),
    'MailingListRoom',
  ),
})

const tags = createRoute({
  getParentRoute: () => site,
  path: '/tags',
  validateSearch: readTermsPlace,
  component: lazyRouteComponent(() => import('./site/collections/terms-room.tsx'), 'TermsRoom'),
})

const mailbox = createRoute({
  getParentRoute: () => site,
  path: '/mailbox',
  component: lazyRouteComponent(() => import('./ground/mails/mailbox-room.tsx'), 'MailboxRoom'),
})

const mail = createRoute({
  getParentRoute: () => site,
  path: '/mailbox/$mailId',
  component: lazyRouteComponent(() => import('./ground/mails/mail-room.tsx'), 'MailRoom'),
})

const files = createRoute({
  getParentRoute: () => site,
  path: '/files',
  validateSearch: readFileSearch,
  component: lazyRouteComponent(() => import('./site/media/files-room.tsx'), 'FilesRoom'),
})

const template = createRoute({
  getParentRoute: () => site,
  path: '/template',
  validateSearch: (search: Record<string, unknown>): TemplateSearch => {
    const file = textOf(search['file'])
    const [line, column] = [Number(search['line']), Number(search['column'])]
    return {
      ...(file === undefined ? {} : { file }),
      ...(Number.isSafeInteger(line) && line > 0 ? { line } : {}),
      ...(Number.isSafeInteger(column) && column > 0 ? { column } : {}),
    }
  },
  component: lazyRouteComponent(() => import('./site/templates/template-room.tsx'), 'TemplateRoom'),
})

const settingsPage = lazyRouteComponent(() => import('./settings-page.tsx'), 'SettingsPage')

const settings = createRoute({
  getParentRoute: () => site,
  path: '/settings',
  // as addresses of parts were written before
  beforeLoad: ({ location, params }) => {
    const part = findSettingsPart(location.hash)
    // oxlint-disable-next-line typescript/only-throw-error -- the router's way to lead elsewhere
    if (part !== undefined) throw redirect(wayToSettings(params.siteName, part))
  },
  component: settingsPage,
})

const settingsPart = createRoute({
  getParentRoute: () => site,
  path: '/settings/$part',
  beforeLoad: ({ params }) => {
    // oxlint-disable-next-line typescript/only-throw-error -- the router's way to say so
    if (findSettingsPart(params.part) === undefined) throw notFound()
  },
  component: settingsPage,
})

const mailWords = createRoute({
  getParentRoute: () => site,
  path: '/settings/mails/$mailName',
  component: lazyRouteComponent(
    () => import('./site/mail-words/mail-words-room.tsx'),
    'MailWordsRoom',
  ),
})

const comments = createRoute({
  getParentRoute: () => site,
  path: '/comments',
  validateSearch: (given: Record<string, unknown>) => readCommentsPlace(given, wordsOf),
  component: lazyRouteComponent(() => import('./site/comments/comments-room.tsx'), 'CommentsRoom'),
})

const people = createRoute({
  getParentRoute: () => site,
  path: '/people',
  component: lazyRouteComponent(() => import('./people/roles/people-room.tsx'), 'PeopleRoom'),
})

const history = createRoute({
  getParentRoute: () => site,
  path: '/history',
  validateSearch: readHistoryPlace,
  component: lazyRouteComponent(() => import('./ground/history/history-room.tsx'), 'HistoryRoom'),
})

const rooms = [
  ...shopRooms,
  siteHome,
  setup,
  overview,
  pages,
  posts,
  post,
  comments,
  forms,
  mailingList,
  tags,
  mailbox,
  mail,
  files,
  template,
  settings,
  settingsPart,
  mailWords,
  people,
  history,
]

export const router = createRouter({
  basepath: '/config',
  routeTree: root.addChildren([
    signIn,
    forgotPassword,
    confirmEmail,
    inside.addChildren([sites, password, account, billing, site.addChildren(rooms)]),
  ]),
  defaultPreload: 'intent',
  defaultErrorComponent: SurprisePage,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}

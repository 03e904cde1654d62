import {
  membersPaths,
  signInPath,
  signUpPath,
} from '@vitrine/rules/people/members/members-paths.ts'
import { escapeHtml } from '@vitrine/rules/ground/words/escape-html.ts'
import { PageType } from '@vitrine/rules/site/pages/page-type.ts'
import type { Phrase } from '@vitrine/rules/site/phrases/phrases.ts'
import { saidRefusal, sayIn } from '@vitrine/rules/site/phrases/say-in.ts'
import type { Context } from '../../ground/context.ts'
import type { PageReply } from '../../ground/http/reply.ts'
import type { OnSite, RouteRequest } from '../../ground/http/route.ts'
import { renderSystemPage } from '../../site/pages/render-system-page.ts'
import type { SiteView } from '../../site/views/site-view.ts'
import styles from '../checkout/checkout.css?raw'
import { shownForm, shownProblem, type MemberFormName, type TypedMember } from './member-forms.ts'
import markup from './member-page.block?raw'

type Request = RouteRequest<unknown, unknown, unknown> & OnSite

type Link = { readonly address: string; readonly words: Phrase }

const toShop: Link = { address: '/', words: 'Back to the shop' }
const toSignIn: Link = { address: membersPaths.signIn, words: 'Sign in' }
const toSignUp: Link = { address: membersPaths.signUp, words: 'Create an account' }
const toForgot: Link = { address: membersPaths.forgot, words: 'Forgot your password?' }

type Words = {
  readonly title: Phrase
  readonly intro?: Phrase
  readonly links: readonly Link[]
}

/** The pages that have one form, or say what came of one. */
const pages = {
  'sign-in': { title: 'Sign in', links: [toForgot, toSignUp, toShop] },
  'sign-up': {
    title: 'Create an account',
    intro: 'We send a link to your address. There you choose your password.',
    links: [toSignIn, toShop],
  },
  forgot: {
    title: 'Choose a new password',
    intro: 'We send a link to the address of your account. There you choose your password.',
    links: [toSignIn, toShop],
  },
  'link-sign-up': {
    title: 'Create an account',
    intro: 'The account is for <bdi>{email}</bdi>.',
    links: [toShop],
  },
  'link-reset': {
    title: 'Choose a new password',
    intro: 'The account is for <bdi>{email}</bdi>.',
    links: [toShop],
  },
  'link-email': {
    title: 'Confirm your e-mail address',
    intro: 'From then on you sign in with <bdi>{email}</bdi>.',
    links: [toShop],
  },
  sent: {
    title: 'Look into your mailbox',
    intro:
      'If the address is right, a mail with a link is on its way. It works once, for one hour.',
    links: [toSignIn, toShop],
  },
  confirmed: { title: 'Your address is confirmed.', links: [toSignIn, toShop] },
  erased: { title: 'Your account is deleted.', links: [toShop] },
  'link-over': { title: 'This link does not work any more.', links: [toSignIn, toForgot, toShop] },
} as const satisfies Record<string, Words>
export type MemberPageName = keyof typeof pages

export type ShownMemberPage = TypedMember & {
  /** Whom a link went to. */
  readonly email?: string
  /** Where the form goes, if that is an address of its own. */
  readonly action?: string
  readonly status?: number
}

/** A page for whoever is not signed in, in the platform's own frame: without any script of the owner. */
export async function memberPage(
  context: Context,
  request: Request,
  view: SiteView,
  page: MemberPageName,
  { email = '', action, status, ...typed }: ShownMemberPage = {},
): Promise<PageReply> {
  const say = sayIn(view.locale)
  const { title, intro, links }: Words = pages[page]
  const { next = '' } = typed
  const problem = typed.problem && saidRefusal(typed.problem, view.locale)
  const form = hasForm(page) ? shownForm(page, { ...typed, problem }, say, action) : null
  const reply = await renderSystemPage(context, request, {
    pageType: PageType.page,
    title: problem === undefined ? say(title) : say('Error: {page}', { page: say(title) }),
    main: { name: 'member-page', markup },
    frame: 'platform',
    status: problem?.status ?? status ?? 200,
    data: {
      memberPage: {
        styles,
        title: say(title),
        intro: intro === undefined ? [] : [say(intro, { email: escapeHtml(email) })],
        ...shownProblem(problem, form === null ? [] : [form]),
        form,
        links: links.map((link) => ({ address: addressOf(link, next), words: say(link.words) })),
      },
    },
  })
  return { ...reply, headers: { ...reply.headers, ...problem?.headers } }
}

/** Whoever wanted to see a page is led to it by either way in. */
function addressOf({ address }: Link, next: string): string {
  if (next === '') return address
  if (address === membersPaths.signIn) return escapeHtml(signInPath(next))
  return address === membersPaths.signUp ? escapeHtml(signUpPath(next)) : address
}

function hasForm(page: MemberPageName): page is MemberPageName & MemberFormName {
  return !['sent', 'confirmed', 'erased', 'link-over'].includes(page)
}

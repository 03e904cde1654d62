import { z } from 'zod'
import { blocksApi } from '@vitrine/rules/site/blocks/blocks-api.ts'
import { commentsPaths } from '@vitrine/rules/site/comments/comments-paths.ts'
import { likeForm, likesApi } from '@vitrine/rules/site/likes/likes-api.ts'
import { likesPaths } from '@vitrine/rules/site/likes/likes-paths.ts'
import { locksPaths } from '@vitrine/rules/site/locks/locks-paths.ts'
import { requestRefusal } from '@vitrine/rules/ground/refusals/request-messages.ts'
import { refuse } from '@vitrine/rules/ground/refusals/result.ts'
import type { SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import type { Context } from '../../ground/context.ts'
import { readStanding } from '../../ground/documents/read-documents.ts'
import { decodePath } from '../../ground/http/request-environment.ts'
import { route, type RequestSite, type Route } from '../../ground/http/route.ts'
import { editFramePolicy } from '../sites/edit-token.ts'
import { findSite } from '../sites/list-sites.ts'
import { siteOrigin } from '../sites/site-origin.ts'
import { listDrafts } from '../blocks/list-drafts.ts'
import { likeItem } from './like-item.ts'
import { likedItems } from './liked-items.ts'
import { renderBlocksOfPage } from './render-blocks.ts'
import { unlock } from './unlock.ts'
import { writeComment } from './write-comment.ts'

/** As much as an action that stores them may hold. */
const maxBodyBytes = 4_000_000

/** As long as an address can be that is asked for, which the form of its lock screen names. */
const maxAddress = 16_000

/** A megabyte of password is read, and refused for what it is. */
const maxPasswordBytes = 2_000_000

/** What is longer is refused by the rule, with all that was typed. */
const typed = z.string().max(100_000).default('')

const commentForm = z.object({
  path: z.string().max(maxAddress).default('/'),
  name: typed,
  email: typed,
  url: typed,
  text: typed,
  subject: typed,
  shown: typed,
  captchaKey: typed,
})

export const pagesRoutes: readonly Route[] = [
  route({
    ...blocksApi.drafts,
    on: 'editor',
    access: { kind: 'capability', capability: 'view-private-pages' },
    handle: async ({ database }, { siteId }) => ({
      json: { drafts: await listDrafts(database.dbFor(siteId)) },
    }),
  }),
  route({
    method: 'POST',
    path: locksPaths.unlock,
    on: 'site',
    access: { kind: 'public' },
    whileLocked: true,
    bodyLimit: maxPasswordBytes,
    body: z.object({
      // a longer one is no page's: what is locked there is the front one's, or nothing
      path: z.string().max(maxAddress).catch('/').default('/'),
      password: z.string().max(1024).default(''),
    }),
    handle: unlock,
  }),
  // where the form goes is no page: opened by hand, it leads to the front one
  route({
    method: 'GET',
    path: locksPaths.unlock,
    on: 'site',
    access: { kind: 'public' },
    whileLocked: true,
    handle: () => ({ redirect: '/', status: 303 }),
  }),
  route({
    method: 'POST',
    path: commentsPaths.write,
    on: 'site',
    access: { kind: 'public' },
    body: commentForm,
    handle: writeComment,
  }),
  // where the form goes is no page: opened by hand, it leads to the front one
  route({
    method: 'GET',
    path: commentsPaths.write,
    on: 'site',
    access: { kind: 'public' },
    handle: () => ({ redirect: '/', status: 303 }),
  }),
  route({
    method: 'POST',
    path: likesPaths.likes,
    on: 'site',
    access: { kind: 'public' },
    body: likeForm,
    handle: likeItem,
  }),
  route({
    ...likesApi.liked,
    on: 'site',
    access: { kind: 'public' },
    limit: 'write',
    async handle(context, request) {
      return { json: await likedItems(context, request, request.query.items) }
    },
  }),
  route({
    ...blocksApi.render,
    on: 'editor',
    access: { kind: 'capability', capability: 'edit-pages' },
    limit: 'preview',
    bodyLimit: maxBodyBytes,
    async handle(context, { siteId, body, ...request }) {
      const path = decodePath(body.path)
      const { live } = context.views
      // whoever edits sees the last change at once
      live.forget(siteId)
      const [site, view, before] = await Promise.all([
        requestSite(context, siteId),
        live.find(siteId, request, 'sees-drafts'),
        readStanding(context.database.dbFor(siteId), 'layout', body.layoutId),
      ])
      if (site === undefined || view === undefined) return refuse(requestRefusal('not-found'))
      const nonce = Buffer.from(request.random(16)).toString('base64url')
      const policy = editFramePolicy(nonce, context.config.editorOrigin)
      const job = {
        context,
        request: { ...request, body: undefined, path, search: '', site },
        requestSite: site,
        view,
        mode: { kind: 'edit', nonce, policy },
        nonce,
      } as const
      const done = await renderBlocksOfPage(job, body, before?.body ?? null)
      return done.ok ? { json: done.value } : done
    },
  }),
]

/** The site as its own pages know it; no owner's script runs in the frame. */
async function requestSite(context: Context, siteId: SiteId): Promise<RequestSite | undefined> {
  const site = await findSite(context.database, siteId)
  if (site === undefined) return undefined
  const { name, host } = site
  return { siteId, name, origin: siteOrigin(context, host), ownerScripts: false }
}

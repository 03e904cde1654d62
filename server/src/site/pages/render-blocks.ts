import type { RenderBlocksBody } from '@vitrine/rules/site/blocks/blocks-api.ts'
import type { Block, Layout } from '@vitrine/rules/site/blocks/layout.ts'
import { PageType } from '@vitrine/rules/site/pages/page-type.ts'
import {
  maxProblemsShown,
  type TemplateProblem,
} from '@vitrine/rules/site/templates/template-problem.ts'
import { requestRefusal } from '@vitrine/rules/ground/refusals/request-messages.ts'
import { ok, refuse, type Result } from '@vitrine/rules/ground/refusals/result.ts'
import { blocksOfLayout } from '@vitrine/rules/site/blocks/blocks-of-layout.ts'
import { cleanTexts, withCleanTexts } from '../../ground/documents/clean-texts.ts'
import type { DocumentKinds } from '../../ground/documents/document-kinds.ts'
import { renderBlocks, type RenderedBlocks } from '../render/render-page.ts'
import { PageData } from '../views/page-data.ts'
import { readPageQuery } from '../views/page-query.ts'
import type { PageJob } from '../views/view-mode.ts'
import { findTarget } from './find-target.ts'
import { loadTarget } from './load-target.ts'
import { partProblems } from './page-problems.ts'
import { pageInput } from './page-input.ts'
import { systemPage } from './system-page.ts'

export type BlocksOfPage = Pick<RenderedBlocks, 'blocks' | 'slide'> & {
  readonly problems: readonly TemplateProblem[]
}

/**
 * Blocks as they would stand on a page once they were saved, with what is around those of a slide.
 * It is the page's own run in edit mode, over values that are cleaned as on save; nothing is stored.
 * @param before the layout as it is stored
 */
export async function renderBlocksOfPage(
  job: PageJob,
  { layoutId, blocks, slide }: Pick<RenderBlocksBody, 'layoutId' | 'blocks' | 'slide'>,
  before: Layout | null,
): Promise<Result<BlocksOfPage>> {
  const { request, view, context } = job
  const { site } = view.documents
  const target = findTarget(view, request.path, true)
  if (target.kind === 'redirect') return refuse(requestRefusal('not-found'))
  const data = new PageData(view)
  const query = readPageQuery('')
  const { now } = request
  const loaded =
    target.kind === 'not-found'
      ? undefined
      : await loadTarget(target, { site, view, data, query, now })
  const page = loaded ?? systemPage(PageType.notFound)
  const clean = await cleanBlocks(context.kinds, blocks, before)
  if (!clean.ok) return clean
  const made = await renderBlocks(pageInput(job, data, page, query), {
    layoutId,
    blocks: clean.value,
    slide,
  })
  const problems = partProblems(made, view.template)
  return ok({
    blocks: made.blocks,
    slide: made.slide,
    problems: problems.slice(0, maxProblemsShown),
  })
}

/** The blocks with their HTML safe to print; what stands in the layout already is taken as it is. */
async function cleanBlocks(
  kinds: DocumentKinds,
  blocks: readonly Block[],
  before: Layout | null,
): Promise<Result<readonly Block[]>> {
  const body: Layout = {
    columns: 12,
    rows: [{ id: 'r', columns: [{ id: 'c', span: 12, blocks, rows: [] }] }],
    updatedOn: 0,
  }
  const bodies = { body, before }
  const clean = await cleanTexts(withCleanTexts(kinds, 'layout', bodies, new Map()).missing)
  if (!clean.ok) return clean
  return ok(blocksOfLayout(withCleanTexts(kinds, 'layout', bodies, clean.value).body))
}

import type { Block } from '@vitrine/rules/site/blocks/layout.ts'
import type { LoadedPage } from './loaded-page.ts'
import type { TemplateError } from '@vitrine/template-language/errors.ts'
import type { CompiledTemplate } from '@vitrine/template-language/compiled-template.ts'
import type { BundleName } from '../../ground/http/built-assets.ts'
import { buildPageContext, withFields, type PageContext } from './page-context.ts'
import type { PageQuery } from '../views/page-query.ts'
import { expandTag } from './expand-tag.ts'
import { pageClasses, pageId, isHomepage } from './page-classes.ts'
import { nonceAttribute, pageHead } from './page-head.ts'
import { PageRun, type RunInput } from './page-run.ts'
import type { TemplateConf } from '../templates/template-conf.ts'

export type PageInput = RunInput & {
  readonly page: LoadedPage
  readonly query: PageQuery
  /** The markup of the main content; absent where the page's layout is the main content. */
  readonly main: CompiledTemplate | null
  /** HTML that is the main content as it is. */
  readonly mainHtml?: string
  /** Title of a page that is no document. */
  readonly title?: string | undefined
  /** Further context of a page that is no document, such as the cart's. */
  readonly extra?: PageContext
  /** Stands in for the template's own layout. */
  readonly shell?: { readonly template: CompiledTemplate; readonly source: string }
  readonly stylesheet: string
  readonly tweakClasses: readonly string[]
  /** Where not all of a page is asked for: what comes after this is left empty. */
  readonly upTo?: 'context' | 'main-content'
  readonly noindex: boolean
  readonly nonce: string | null
  /** HTML of ours at the end of the page. */
  readonly footer?: string
  /** Finds our own scripts; undefined where the bundle was not built. */
  readonly script: (bundle: BundleName, entry: string) => string | undefined
}

export type RenderedPage = {
  readonly context: PageContext
  readonly mainContent: string
  readonly html: string
  readonly readsClock: boolean
  readonly problems: readonly TemplateError[]
  readonly warnings: readonly string[]
}

/** Tags may ask for data that asks for more; a page that never stops asking is shown as it is. */
const maxPasses = 5

/** Renders a page of a site, loading what its templates turn out to need. */
export function renderPage(input: PageInput): Promise<RenderedPage> {
  return inPasses(input, renderOnce)
}

export type RenderedBlocks = {
  /** Each whole with its frame, in the order that was asked for. */
  readonly blocks: readonly { readonly id: string; readonly html: string }[]
  readonly problems: readonly TemplateError[]
  readonly warnings: readonly string[]
}

/** Blocks as they would stand on a page, within the budgets of one page. */
export function renderBlocks(input: PageInput, blocks: readonly Block[]): Promise<RenderedBlocks> {
  return inPasses(input, () => {
    const { run } = beginPass(input)
    const made = blocks.map((block) => ({ id: block.id, html: run.blockHtml(block) }))
    const { problems, warnings } = run.traces
    return { blocks: made, problems, warnings }
  })
}

async function inPasses<Rendered>(
  input: PageInput,
  render: (input: PageInput) => Rendered,
): Promise<Rendered> {
  if (input.data.hasMissing()) await input.data.loadMissing()
  for (let pass = 1; ; pass++) {
    const rendered = render(input)
    if (!input.data.hasMissing() || pass === maxPasses) return rendered
    await input.data.loadMissing()
  }
}

type Pass = {
  readonly run: PageRun
  readonly context: PageContext
  readonly layoutId: string
}

/** A pass with all that blocks need; the main content is not made yet. */
function beginPass(input: PageInput): Pass {
  const run = new PageRun(input)
  const context: PageContext = Object.assign(buildPageContext(input), input.extra)
  const layoutId = chooseLayout(input.page, input.view.template.conf)
  const variable = (name: string) => tagVariable(name, input, context, layoutId)
  run.parts = { context, mainContent: '', variable, expand: expandTag }
  return { run, context, layoutId }
}

function renderOnce(input: PageInput): RenderedPage {
  const { run, context, layoutId } = beginPass(input)
  renderBodies(input, run, context)
  const mainContent = input.upTo === 'context' ? '' : renderMain(input, run, context)
  if (run.parts !== undefined) run.parts = { ...run.parts, mainContent }
  const shell = input.shell?.template ?? input.view.template.shell(layoutId)
  const html =
    input.upTo === undefined ? run.render(shell, withFields(context, { mainContent })) : ''
  const { readsClock, problems, warnings } = run.traces
  return { context, mainContent, html, readsClock, problems, warnings }
}

/**
 * The bodies of a page and of its item where they are layouts. Rendered now that the parts of the page
 * are known, as the blocks' markup may hold any tag of the platform.
 */
function renderBodies({ page }: PageInput, run: PageRun, context: PageContext): void {
  const { target, item } = page
  if (target.kind === 'page') {
    context['mainContent'] = run.storedLayoutHtml(`page-${target.collectionId}`, 'page') ?? ''
  }
  if (item === null) return
  const body = run.storedLayoutHtml(`item-${item.id}`, 'item')
  if (body !== undefined) context['item'] = withFields(context['item'] as PageContext, { body })
}

function renderMain(input: PageInput, run: PageRun, context: PageContext): string {
  if (input.mainHtml !== undefined) return input.mainHtml
  if (input.main !== null) return run.render(input.main, context)
  const html = context['mainContent']
  return typeof html === 'string' ? html : ''
}

function tagVariable(
  name: string,
  input: PageInput,
  context: PageContext,
  layoutId: string,
): string | undefined {
  const { view, page } = input
  switch (name) {
    case 'squarespace-headers':
      return pageHead(input, context, shellSource(input, layoutId))
    case 'squarespace-footers':
      return pageFooters(input)
    case 'squarespace.page-id':
      return pageId(page)
    case 'squarespace.page-classes':
      return pageClasses(page, view, layoutId, input.tweakClasses)
    case 'squarespace.cart-classes':
      return 'sqs-custom-cart'
    case 'squarespace.template-revision':
      return String(view.template.version)
    case 'squarespace-post-entry':
      return ''
    default:
      return undefined
  }
}

function shellSource({ shell, view }: PageInput, layoutId: string): string {
  return shell?.source ?? view.template.shellSource(layoutId)
}

/**
 * The output of `{squarespace-footers}`: our one script, and what the owner put there; in the editor's
 * frame its script, and what blocks do, without the cart and what counts visits.
 */
function pageFooters(input: PageInput): string {
  const nonce = nonceAttribute(input.nonce)
  const scripts = input.editing
    ? [input.script('frame', 'frame'), input.script('storefront', 'frame-blocks')]
    : [input.script('storefront', 'loader')]
  return [
    ...scripts.flatMap((script) =>
      script === undefined ? [] : [`<script type="module" src="${script}"${nonce}></script>`],
    ),
    ...(input.ownerScripts ? [input.view.settings.codeInjection.footer] : []),
    ...(input.footer === undefined ? [] : [input.footer]),
  ].join('\n')
}

/**
 * The template layout of a page (template platform §3): the one that the page asks for, while the
 * template has it; else one named like the collection's type, `homepage` for the home page, and at
 * last `default`. A choice that is gone is kept and counts again once its layout returns.
 */
export function chooseLayout(page: LoadedPage, conf: TemplateConf): string {
  const { target } = page
  const wanted: (string | null)[] = []
  if ('collection' in target) {
    wanted.push(target.collection.layoutId)
    if (isHomepage(page)) wanted.push('homepage')
    wanted.push(target.collection.typeName)
  }
  const found = wanted.find((id) => id !== null && conf.layouts.has(id))
  if (typeof found === 'string') return found
  if (conf.layouts.has('default')) return 'default'
  return conf.layouts.keys().next().value ?? 'default'
}

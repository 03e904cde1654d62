import { Eta } from 'eta'
import Handlebars from 'handlebars'
import { Liquid } from 'liquidjs'
import { textHelpers } from './text-helpers.ts'

/** A page that only needs its data. */
export type Page = (data: object) => string

/** A template of each peer, by the ending of its file. */
export type PeerTexts = { readonly eta: string; readonly hbs: string; readonly liquid: string }

/** Compiles the page in the language of each peer, once. */
export function compilePeers(texts: PeerTexts): Readonly<Record<string, Page>> {
  return {
    Eta: compileEta(texts.eta),
    'Handlebars, precompiled': compileHandlebars(texts.hbs),
    LiquidJS: compileLiquid(texts.liquid),
  }
}

function compileEta(text: string): Page {
  const eta = new Eta({ autoTrim: false, autoEscape: false })
  const template = eta.compile(text)
  return (data) => template.call(eta, { ...data, ...textHelpers })
}

function compileHandlebars(text: string): Page {
  const handlebars = Handlebars.create()
  for (const [name, helper] of Object.entries(textHelpers)) handlebars.registerHelper(name, helper)
  return handlebars.compile(text, { noEscape: true })
}

function compileLiquid(text: string): Page {
  const liquid = new Liquid()
  for (const [name, helper] of Object.entries(textHelpers)) liquid.registerFilter(name, helper)
  const template = liquid.parse(text)
  return (data) => String(liquid.renderSync(template, data))
}

import { css } from '@codemirror/lang-css'
import { html } from '@codemirror/lang-html'
import { javascript } from '@codemirror/lang-javascript'
import { json } from '@codemirror/lang-json'
import { less } from '@codemirror/lang-less'
import type { Extension } from '@codemirror/state'

const markup = /\.(?:region|list|item|block|page)$/

/** Whether a file is written in the template language. */
export function isTemplateMarkup(path: string): boolean {
  return markup.test(path)
}

/** The language of a file by its name; plain text where it is none that we know. */
export function fileLanguage(path: string): Extension {
  if (isTemplateMarkup(path) || /\.(?:html?|svg|xml)$/.test(path)) {
    return html({ matchClosingTags: false })
  }
  if (path.endsWith('.less')) return less()
  if (path.endsWith('.css')) return css()
  if (/\.(?:conf|json|preset)$/.test(path)) return json()
  if (/\.m?js$/.test(path)) return javascript()
  return []
}

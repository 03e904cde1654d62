import { hash } from 'node:crypto'
import { escapeHtml } from '@vitrine/rules/ground/words/escape-html.ts'
import type { Refusal } from '@vitrine/rules/ground/refusals/result.ts'

const styles = `
:root{--ground:#f4f2ed;--panel:#fff;--line:#d9d5cb;--ink:#1d1d1b;--accent:#1f4f46}
@media (prefers-color-scheme:dark){:root{--ground:#171715;--panel:#201f1d;--line:#3a3936;--ink:#f1efe9;--accent:#9fd3c4}}
body{margin:0;min-height:100svh;display:grid;place-items:center;background:var(--ground);color:var(--ink);font:16px/1.55 system-ui,-apple-system,'Segoe UI',sans-serif}
main{box-sizing:border-box;inline-size:min(34rem,100% - 2rem);margin-block:2rem;padding:clamp(1.5rem,6vw,3rem);border:1px solid var(--line);border-block-start:4px solid var(--accent);border-radius:8px;background:var(--panel)}
h1{font-size:1.5rem;line-height:1.25;letter-spacing:-.01em;margin:0 0 1.5rem;font-weight:620;text-wrap:balance;overflow-wrap:anywhere}
dl{margin:0 0 1.5rem}dt{font-weight:560;overflow-wrap:anywhere}dd{margin:0 0 .75rem}
p{margin:0}a{display:inline-flex;align-items:center;min-block-size:44px;padding-inline:1.25rem;border-radius:4px;background:var(--accent);color:var(--panel);font-weight:560;text-decoration:none}a:hover{text-decoration:underline;text-underline-offset:.2em}
:focus-visible{outline:2px solid var(--accent);outline-offset:3px;border-radius:4px}`

/** For a refusal that a person reads: its own style, and nothing else. */
export const refusalPagePolicy = `default-src 'none'; style-src 'sha256-${hash('sha256', styles, 'base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** A refusal for somebody whose browser shows it as a page of its own, with each field it is about. */
export function refusalPage(
  message: string,
  home: '/' | null,
  fields: Refusal['fields'] = {},
): string {
  const text = escapeHtml(message)
  const rows = Object.entries(fields).map(
    ([name, sentence]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(sentence)}</dd>`,
  )
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${text}</title>
<style>${styles}</style>
</head>
<body>
<main>
<h1>${text}</h1>
${rows.length === 0 ? '' : `<dl>${rows.join('')}</dl>`}
${home === null ? '' : `<p><a href="${home}">Back to the start</a></p>`}
</main>
</body>
</html>`
}

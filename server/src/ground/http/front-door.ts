import { escapeHtml } from '@vitrine/rules/ground/words/escape-html.ts'
export type FrontDoorSite = { readonly title: string; readonly origin: string }

/**
 * The page at the bare address of an installation: which sites live here, and the way in. It also
 * tells what to do when a browser cannot find `*.localhost`.
 */
export function frontDoorPage(sites: readonly FrontDoorSite[], nonce: string): string {
  const list = sites.map(siteRow).join('')
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Vitrine</title>
<meta name="description" content="The sites of this Vitrine installation, and the way into their editor.">
<link rel="icon" href="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Crect width='32' height='32' rx='7' fill='%231d1d1b'/%3E%3Cpath d='M8 9h16v14H8z' fill='none' stroke='%23fff' stroke-width='2'/%3E%3Cpath d='M8 14h16' stroke='%23fff' stroke-width='2'/%3E%3C/svg%3E">
<style nonce="${nonce}">${styles}</style>
</head>
<body>
<main>
<p class="mark" aria-hidden="true"><svg width="36" height="36" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="currentColor"/><path d="M8 9h16v14H8zM8 14h16" fill="none" stroke="var(--ground)" stroke-width="1.6"/></svg></p>
<h1>Vitrine</h1>
<p class="lead">${sites.length === 0 ? 'There is no site here yet. Open the editor to make the first one.' : 'These sites live here.'}</p>
${sites.length === 0 ? '' : `<ul>${list}</ul>`}
<p><a class="enter" href="/config">Open the editor</a></p>
<p class="hint" id="hint" hidden>A site’s address does not open from here. Browsers such as Chrome, Edge and Firefox find <code>*.localhost</code> by themselves; for any other, add the line <code>127.0.0.1 <span id="host"></span></code> to the hosts file of this computer.</p>
</main>
<script nonce="${nonce}">${probe}</script>
</body>
</html>`
}

function siteRow(site: FrontDoorSite): string {
  const origin = escapeHtml(site.origin)
  return `<li><a href="${origin}"><span class="title">${escapeHtml(site.title)}</span><span class="address">${escapeHtml(site.origin.replace(/^https?:\/\//, ''))}</span></a></li>`
}

// an image from the site's host either answers or not; nothing is read from it
const probe = `
const first = document.querySelector('li a')
if (first) {
  const image = new Image()
  image.onerror = () => {
    document.getElementById('host').textContent = new URL(first.href).hostname
    document.getElementById('hint').hidden = false
  }
  image.src = new URL('/favicon.ico', first.href).href
}`

const styles = `
:root{--ground:#fbfaf8;--ink:#1d1d1b;--quiet:#62605a;--line:#e2dfd8;--accent:#1f4f46}
@media (prefers-color-scheme:dark){:root{--ground:#171715;--ink:#f1efe9;--quiet:#a8a59c;--line:#34332f;--accent:#9fd3c4}}
*{box-sizing:border-box}
body{margin:0;min-height:100svh;display:grid;place-items:center;background:var(--ground);color:var(--ink);font:16px/1.55 system-ui,-apple-system,'Segoe UI',sans-serif}
main{inline-size:min(30rem,100% - 3rem);padding-block:4rem}
.mark{margin:0 0 1rem}
h1{font-size:1.75rem;line-height:1.15;letter-spacing:-.02em;margin:0 0 .35rem;font-weight:640}
.lead{color:var(--quiet);margin:0 0 1.75rem}
ul{list-style:none;margin:0 0 2rem;padding:0;border-block-start:1px solid var(--line)}
li{border-block-end:1px solid var(--line)}
li a{display:flex;flex-wrap:wrap;gap:.1rem 1rem;justify-content:space-between;align-items:baseline;padding:.85rem 0;color:inherit;text-decoration:none}
li a:hover .title{text-decoration:underline;text-underline-offset:.2em}
.title{font-weight:560}.address{color:var(--quiet);font-size:.875rem}
.enter{display:inline-block;padding:.7rem 1.1rem;border-radius:8px;background:var(--ink);color:var(--ground);text-decoration:none;font-weight:560}
:focus-visible{outline:2px solid var(--accent);outline-offset:3px;border-radius:4px}
.hint{margin-block-start:2rem;padding:.9rem 1rem;border:1px solid var(--line);border-radius:8px;color:var(--quiet);font-size:.9rem}
code{font-size:.9em}`

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/**
 * Plain text as HTML, safe between tags and in quoted attributes. Called once per field, where the
 * page context is built (architecture, seam 1): templates print their values raw.
 */
export function escapeHtml(text: string): string {
  return /[&<>"']/.test(text) ? text.replace(/[&<>"']/g, (letter) => entities[letter] ?? '') : text
}

/** The plain text that `escapeHtml` made HTML of. */
export function unescapeHtml(html: string): string {
  return html.includes('&') ? html.replace(/&(?:amp|lt|gt|quot|#39);/g, letterOf) : html
}

function letterOf(entity: string): string {
  const found = Object.entries(entities).find(([, one]) => one === entity)
  return found?.[0] ?? entity
}

/** JSON as text that may stand inside a `<script>` element: it cannot close it nor open a comment. */
export function jsonForScript(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}

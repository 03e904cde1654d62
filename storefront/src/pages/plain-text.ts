/**
 * Text that the page context carries as HTML, such as the name of an option, as plain text. Nothing
 * in it is loaded or run.
 */
export function plainText(html: string): string {
  if (!html.includes('&')) return html
  const field = document.createElement('textarea')
  field.innerHTML = html
  return field.value
}

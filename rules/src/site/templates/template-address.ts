/**
 * The address of a template file in the editor, at a place of its text.
 * @param line counted from 1; 0: at the beginning
 */
export function templateAddress(
  siteName: string,
  { path, line, column }: { readonly path: string; readonly line: number; readonly column: number },
): string {
  const place = line > 0 ? `&line=${line}&column=${column}` : ''
  return `/config/sites/${encodeURIComponent(siteName)}/template?file=${encodeURIComponent(path)}${place}`
}

import type { Context } from '../../ground/context.ts'

/** The address of a site's host: sites stand beside the editor, with its scheme and port. */
export function siteOrigin(
  { config }: { config: Pick<Context['config'], 'editorOrigin'> },
  host: string,
): string {
  const { protocol, port } = new URL(config.editorOrigin)
  return `${protocol}//${host}${port === '' ? '' : `:${port}`}`
}

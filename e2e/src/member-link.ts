import type { Page } from 'playwright-core'

/**
 * The address that a member is sent in a mail of a kind, once the mailbox of the site's owner has it.
 * @param editor a page of the owner's, who is signed in
 */
export function memberLink(editor: Page, kind: string): Promise<string> {
  return editor.evaluate(async (wanted) => {
    type Named = { readonly id: string; readonly siteId: string; readonly kind: string }
    const read = async (path: string): Promise<Record<string, readonly Named[]>> =>
      (await (await fetch(path)).json()) as Record<string, readonly Named[]>
    const [site] = (await read('/api/editor/sites'))['sites'] ?? []
    const path = `/api/editor/sites/${site?.siteId}/mails`
    for (;;) {
      const found = (await read(path))['mails']?.find((mail) => mail.kind === wanted)
      const mail = found && (await (await fetch(`${path}/${found.id}`)).text())
      const link = mail && /http[^\s"\\]+\/account\/link\/[\w-]+/.exec(mail)?.[0]
      if (link) return link
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }, kind)
}

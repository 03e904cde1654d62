import { useQuery } from '@tanstack/react-query'
import { documentsOf } from '../../ground/changes/documents.ts'
import { addressOfTarget, targetOfAddress } from './link-addresses.ts'
import { LinkEditorDialog } from './link-editor-dialog.tsx'

/** A link as a text holds it; an empty address: none. */
export type TextLink = { readonly href: string; readonly newWindow: boolean }

type TextLinkDialogProps = {
  readonly siteId: string
  readonly link: TextLink
  readonly onDone: (link: TextLink) => void
  readonly onClose: () => void
}

/** The link of words in a text, which holds addresses where fields hold pages. */
export function TextLinkDialog({ siteId, link, onDone, onClose }: TextLinkDialogProps) {
  const { href, newWindow } = link
  const target = useQuery({
    queryKey: documentsOf(siteId, 'link-target', href),
    queryFn: () => targetOfAddress(siteId, href),
    retry: false,
  })
  if (target.isPending) return null
  return (
    <LinkEditorDialog
      siteId={siteId}
      link={{ to: target.data ?? (href === '' ? null : href), newWindow }}
      onClose={onClose}
      onDone={async (done) => {
        const address = done.to === null ? '' : await addressOfTarget(siteId, done.to)
        onDone({ href: address, newWindow: done.newWindow })
      }}
    />
  )
}

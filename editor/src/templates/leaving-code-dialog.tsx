import { LeavingDialog } from '../changes/leaving-dialog.tsx'
import { discardDrafts, saveDrafts, useCodeDrafts } from './code-drafts.ts'

/** Asks before somebody leaves files that are not saved; from file to file nothing is lost. */
export function LeavingCodeDialog({ siteId }: { readonly siteId: string }) {
  const drafts = useCodeDrafts((state) => state.drafts)
  return (
    <LeavingDialog
      title="Some files are not saved"
      hasDraft={() => Object.keys(useCodeDrafts.getState().drafts).length > 0}
      asksWithinRoom={false}
      onSave={() => saveDrafts(siteId)}
      onDiscard={discardDrafts}
    >
      <p>If you leave now, what you typed in these files is lost:</p>
      <ul>
        {Object.keys(drafts).map((path) => (
          <li key={path}>
            <code>{path}</code>
          </li>
        ))}
      </ul>
    </LeavingDialog>
  )
}

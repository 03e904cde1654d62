import { Link2, Link2Off } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from 'react-aria-components'
import type { LinkKind } from '@vitrine/rules/site/blocks/kinds/link.ts'
import { tabOfTarget } from '@vitrine/rules/site/navigation/link-target.ts'
import { linkWords } from '@vitrine/rules/site/navigation/navigation-messages.ts'
import { LinkEditorDialog } from '../links/link-editor-dialog.tsx'
import { useTargetWords } from '../links/link-choices.ts'
import type { ControlProps } from './control-props.ts'
import { FieldNotes } from './field-notes.tsx'
import styles from './fields.module.css'

/** Where something leads, in words; the link editor changes it. */
export function LinkControl({ site, field, value, onChange, error }: ControlProps<LinkKind>) {
  const labelId = useId()
  const wordsId = useId()
  const [isOpen, setOpen] = useState(false)
  const { to, newWindow } = value
  const words = useTargetWords(site.siteId, to)
  const isGone = to !== null && words === null
  const kind = linkWords[tabOfTarget(to)]
  return (
    <FieldNotes help={field.help} error={error ?? (isGone ? goneWords : undefined)}>
      <span id={labelId} className={styles['label']}>
        {field.label}
      </span>
      <Button
        className={styles['tile'] ?? ''}
        aria-labelledby={`${labelId} ${wordsId}`}
        onPress={() => setOpen(true)}
      >
        {to === null ? <Link2Off size={16} aria-hidden /> : <Link2 size={16} aria-hidden />}
        <span id={wordsId} className={styles['tileWords']}>
          {to === null ? (
            <span className={styles['quiet']}>Choose where it leads</span>
          ) : (
            <>
              <span>{words ?? '…'}</span>
              <span className={styles['small']}>
                {newWindow ? `${kind}, in a new window` : kind}
              </span>
            </>
          )}
        </span>
      </Button>
      {isOpen && (
        <LinkEditorDialog
          siteId={site.siteId}
          link={value}
          onClose={() => setOpen(false)}
          onDone={(link) => {
            setOpen(false)
            onChange(link)
          }}
        />
      )}
    </FieldNotes>
  )
}

const goneWords = 'What this leads to is no longer there.'

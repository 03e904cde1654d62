import { useQuery } from '@tanstack/react-query'
import { Checkbox, CheckboxGroup, Label } from 'react-aria-components'
import { documentsQuery } from '../../ground/changes/documents.ts'
import checkbox from '../../ground/controls/checkbox.module.css'
import { FieldNotes } from '../fields/field-notes.tsx'
import styles from './slide-panel.module.css'

type Chosen = readonly { readonly id: string }[]

type PopupPagesProps = {
  readonly siteId: string
  readonly chosen: Chosen
  readonly error: string | undefined
  readonly onChange: (pages: Chosen) => void
}

/** The pages of the site, of which those that show the pop-up are chosen. */
export function PopupPages({ siteId, chosen, error, onChange }: PopupPagesProps) {
  const { data: pages = [] } = useQuery(documentsQuery(siteId, 'collection'))
  const shown = pages.filter(({ body }) => !body.folder)
  return (
    <FieldNotes help="A blog or a shop shows it with its posts or products." error={error}>
      <CheckboxGroup
        className={styles['pages'] ?? ''}
        value={chosen.map(({ id }) => id)}
        // pages that are gone are left out with the next choice
        onChange={(ids) => onChange(shown.flatMap(({ id }) => (ids.includes(id) ? [{ id }] : [])))}
      >
        <Label className={styles['label'] ?? ''}>Pages that show it</Label>
        <div className={styles['choices']}>
          {shown.map(({ id, body }) => (
            <Checkbox key={id} value={id} className={checkbox['choice'] ?? ''}>
              <span className={checkbox['box']} aria-hidden />
              {body.navigationTitle || body.title}
            </Checkbox>
          ))}
        </div>
      </CheckboxGroup>
    </FieldNotes>
  )
}

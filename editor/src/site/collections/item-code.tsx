import type { DocumentReply } from '@vitrine/rules/ground/changes/changes-api.ts'
import { useState } from 'react'
import { findDraft } from '../../ground/changes/drafts.ts'
import { Button } from '../../ground/controls/button.tsx'
import { Panel } from '../../ground/controls/room.tsx'
import { CodeForm, codeFormKey } from '../fields/code-form.tsx'
import { may } from '../sites/rooms.ts'
import type { Site } from '../sites/sites.ts'
import styles from './posts.module.css'

type ItemCodeProps = {
  readonly site: Site
  readonly noun: string
  readonly item: DocumentReply<'item'>
}

/** The code of an item's own page: for who may write some, and for others where there is any. */
export function ItemCode({ site, noun, item }: ItemCodeProps) {
  const mayEdit = may(site, 'edit-code')
  const { title, codeInjection } = item.body
  const isTyped = findDraft(codeFormKey(site.siteId, item.id)) !== undefined
  const [isAdding, setAdding] = useState(isTyped)
  if (codeInjection === undefined && !mayEdit) return null
  const isOpen = codeInjection !== undefined || isAdding
  return (
    <Panel
      title="Code"
      hint={isOpen ? undefined : `HTML for the head of this ${noun}’s page, such as a widget’s.`}
    >
      {isOpen ? (
        <CodeForm
          siteId={site.siteId}
          of={{ id: item.id, title, ...(codeInjection !== undefined && { codeInjection }) }}
          noun={noun}
          mayEdit={mayEdit}
          action="set-item-code"
          foot={(save) => <div className={styles['actions']}>{save}</div>}
        />
      ) : (
        <div className={styles['actions']}>
          <Button onPress={() => setAdding(true)}>Add code</Button>
        </div>
      )}
    </Panel>
  )
}

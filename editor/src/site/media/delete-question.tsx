import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { UsesReply } from '@vitrine/rules/site/content/uses-api.ts'
import { namesOfUses } from '@vitrine/rules/site/content/uses-words.ts'
import { Button } from '../../ground/controls/button.tsx'
import { usesQuery } from '../content/uses.ts'
import styles from './file-detail.module.css'

type DeleteQuestionProps = {
  readonly siteId: string
  readonly assetId: string
  readonly filename: string
  readonly onDelete: () => void
  readonly onKeep: () => void
}

/** Asks before a file goes, which one undo brings back. */
export function DeleteQuestion(props: DeleteQuestionProps) {
  const { siteId, assetId, filename, onDelete, onKeep } = props
  const uses = useQuery(usesQuery(siteId, { kind: 'asset', id: assetId })).data
  const question = useRef<HTMLDivElement>(null)
  useEffect(() => question.current?.querySelector('button')?.focus(), [])
  return (
    <div className={styles['question']} role="alert" ref={question}>
      <p>
        Delete <strong>{filename}</strong>? {lossWords(uses)} Undo brings it back.
      </p>
      <div className={styles['actions']}>
        <Button onPress={onKeep}>Keep</Button>
        <Button kind="danger" onPress={onDelete}>
          Delete file
        </Button>
      </div>
    </div>
  )
}

function lossWords(uses: UsesReply | undefined): string {
  if (uses === undefined) return 'Wherever it is used it will be missing.'
  if (uses.uses.length === 0) return 'It is used nowhere.'
  return `It will be missing in ${namesOfUses(uses)}.`
}

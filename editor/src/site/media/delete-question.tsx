import { useEffect, useRef } from 'react'
import { Button } from '../../ground/controls/button.tsx'
import styles from './file-detail.module.css'

type DeleteQuestionProps = {
  readonly filename: string
  readonly onDelete: () => void
  readonly onKeep: () => void
}

/** Asks before a file goes, which one undo brings back. */
export function DeleteQuestion({ filename, onDelete, onKeep }: DeleteQuestionProps) {
  const question = useRef<HTMLDivElement>(null)
  useEffect(() => question.current?.querySelector('button')?.focus(), [])
  return (
    <div className={styles['question']} role="alert" ref={question}>
      <p>
        Delete <strong>{filename}</strong>? Wherever it is used it will be missing. Undo brings it
        back.
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

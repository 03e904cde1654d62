import { Check, CircleAlert, CircleDot, LoaderCircle } from 'lucide-react'
import { saveStatus, useSaveState, type SaveStatus } from './save-state.ts'
import { useHasTypedWords } from './typed-words.ts'
import { useSiteDrafts } from './use-site-drafts.ts'
import styles from './save-mark.module.css'

const words: Readonly<Record<SaveStatus, string>> = {
  saved: 'Saved',
  saving: 'Saving…',
  unsaved: 'Unsaved',
  conflict: 'Conflict',
  failed: 'Not saved',
}

const icons: Readonly<Record<SaveStatus, typeof Check>> = {
  saved: Check,
  saving: LoaderCircle,
  unsaved: CircleDot,
  conflict: CircleAlert,
  failed: CircleAlert,
}

/** The one place that says whether what is seen is stored. */
export function SaveMark({ siteId }: { readonly siteId: string }) {
  const drafts = useSiteDrafts(siteId)
  const ofDrafts = useSaveState((state) => saveStatus(state, drafts))
  // words that are no draft are as little stored
  const hasWords = useHasTypedWords()
  const status = ofDrafts === 'saved' && hasWords ? 'unsaved' : ofDrafts
  const Icon = icons[status]
  return (
    <output className={styles['mark']} data-status={status}>
      <Icon size={15} aria-hidden />
      <span className={styles['words']}>{words[status]}</span>
    </output>
  )
}

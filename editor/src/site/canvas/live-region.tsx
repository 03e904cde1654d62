import { create } from 'zustand'
import styles from './canvas.module.css'

const useSaid = create<{ readonly sentence: string }>()(() => ({ sentence: '' }))

/** Tells who does not see it what has just happened, in one sentence. */
export function say(sentence: string): void {
  useSaid.setState({ sentence })
}

/** The one place that speaks of blocks: a second one would swallow what the first says. */
export function LiveRegion() {
  const sentence = useSaid((state) => state.sentence)
  return (
    <div aria-live="polite" className={styles['spoken']}>
      {sentence}
    </div>
  )
}

import type { PostState } from '@vitrine/rules/site/content/content-item.ts'
import { postStateTitles } from '@vitrine/rules/site/content/content-messages.ts'
import { Mark } from '../../ground/controls/states.tsx'

const tones = {
  published: 'ok',
  scheduled: 'quiet',
  'needs-review': 'warn',
  draft: 'warn',
  private: 'quiet',
} as const satisfies Readonly<Record<PostState, string>>

/** The state of a post in a word. */
export function PostMark({ state }: { readonly state: PostState }) {
  return <Mark tone={tones[state]}>{postStateTitles[state]}</Mark>
}

import { ChevronDown, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { PostState } from '@vitrine/rules/site/content/content-item.ts'
import type { WordSort } from '@vitrine/rules/ground/documents/item-words.ts'
import { nounOfPage } from '@vitrine/rules/site/content/item-noun.ts'
import type { ListedPost } from '@vitrine/rules/site/content/posts-api.ts'
import { useSettings } from '../../ground/changes/working-site.ts'
import { Button } from '../../ground/controls/button.tsx'
import { MenuButton } from '../../ground/controls/menu-button.tsx'
import { ChosenBar } from './chosen-bar.tsx'
import { AddWordsButton } from './add-words-button.tsx'
import { AddWordsDialog } from './add-words-dialog.tsx'
import { addWords, bringPosts, deletePosts, stateVerbs, waysOfAll } from './post-actions.ts'
import { countWords } from './item-words.ts'
import type { ListPage } from './posts.ts'
import { ScheduleDialog } from './schedule-dialog.tsx'

type ChosenPostsProps = {
  readonly siteId: string
  readonly page: ListPage
  readonly posts: readonly ListedPost[]
  readonly onClear: () => void
}

/** What can be done with all posts that are chosen; each is one change, which one undo takes back. */
export function ChosenPosts({ siteId, page, posts, onClear }: ChosenPostsProps) {
  const noun = nounOfPage(page.body)
  const settings = useSettings(siteId)
  const [isScheduling, setScheduling] = useState(false)
  const [adding, setAdding] = useState<WordSort>()
  const [isPending, setPending] = useState(false)
  const ids = posts.map(({ id }) => id)
  const run = async (work: () => Promise<unknown>): Promise<void> => {
    setPending(true)
    await work()
    setPending(false)
  }
  const bring = (to: PostState): void => {
    if (to === PostState.scheduled) setScheduling(true)
    else void run(() => bringPosts(siteId, { ids, noun }, to))
  }
  return (
    <>
      <ChosenBar noun={noun} count={ids.length} onClear={onClear}>
        <MenuButton
          label={`Change state of chosen ${noun}s`}
          size="medium"
          icon={<ChevronDown size={16} aria-hidden />}
          entries={waysOfAll(posts).map((to) => ({
            id: to,
            name: stateVerbs[to],
            onAction: () => bring(to),
          }))}
        >
          State
        </MenuButton>
        <AddWordsButton noun={noun} onAdd={setAdding} />
        <Button
          kind="danger"
          icon={<Trash2 size={16} aria-hidden />}
          aria-label={`Delete chosen ${noun}s`}
          isDisabled={isPending}
          onPress={() => void run(() => deletePosts(siteId, { ids, noun }))}
        >
          Delete
        </Button>
      </ChosenBar>
      {isScheduling && settings !== undefined && (
        <ScheduleDialog
          title={`Schedule ${ids.length === 1 ? noun : countWords(ids.length, noun)}`}
          publishOn={Math.max(...posts.map(({ publishOn }) => publishOn))}
          timeZone={settings.timeZone}
          onSchedule={(at) => bringPosts(siteId, { ids, noun }, PostState.scheduled, at)}
          onClose={() => setScheduling(false)}
        />
      )}
      {adding !== undefined && (
        <AddWordsDialog
          siteId={siteId}
          collectionId={page.id}
          count={ids.length}
          noun={noun}
          sort={adding}
          onAdd={(words) => addWords(siteId, { items: { ids, noun }, sort: adding, words })}
          onClose={() => setAdding(undefined)}
        />
      )}
    </>
  )
}

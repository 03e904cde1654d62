import { ChevronDown, Tags, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { PostState } from '@vitrine/rules/site/content/content-item.ts'
import type { WordSort } from '@vitrine/rules/ground/documents/item-words.ts'
import type { ListedPost } from '@vitrine/rules/site/content/posts-api.ts'
import { useSettings } from '../../ground/changes/working-site.ts'
import { Button } from '../../ground/controls/button.tsx'
import { MenuButton } from '../../ground/controls/menu-button.tsx'
import { ChosenBar } from './chosen-bar.tsx'
import { AddWordsDialog } from './add-words-dialog.tsx'
import { addWords, bringPosts, deletePosts, stateVerbs, waysOfAll } from './post-actions.ts'
import { ScheduleDialog } from './schedule-dialog.tsx'

type ChosenPostsProps = {
  readonly siteId: string
  readonly collectionId: string
  readonly posts: readonly ListedPost[]
  readonly onClear: () => void
}

/** What can be done with all posts that are chosen; each is one change, which one undo takes back. */
export function ChosenPosts({ siteId, collectionId, posts, onClear }: ChosenPostsProps) {
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
    else void run(() => bringPosts(siteId, ids, to))
  }
  return (
    <>
      <ChosenBar noun="post" count={ids.length} onClear={onClear}>
        <MenuButton
          label="Change state of chosen posts"
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
        <MenuButton
          label="Add tags or categories to chosen posts"
          size="medium"
          icon={<Tags size={16} aria-hidden />}
          entries={[
            { id: 'category', name: 'Add categories…', onAction: () => setAdding('category') },
            { id: 'tag', name: 'Add tags…', onAction: () => setAdding('tag') },
          ]}
        >
          Add
        </MenuButton>
        <Button
          kind="danger"
          icon={<Trash2 size={16} aria-hidden />}
          aria-label="Delete chosen posts"
          isDisabled={isPending}
          onPress={() => void run(() => deletePosts(siteId, ids))}
        >
          Delete
        </Button>
      </ChosenBar>
      {isScheduling && settings !== undefined && (
        <ScheduleDialog
          title={ids.length === 1 ? 'Schedule post' : `Schedule ${ids.length} posts`}
          publishOn={Math.max(...posts.map(({ publishOn }) => publishOn))}
          timeZone={settings.timeZone}
          onSchedule={(at) => bringPosts(siteId, ids, PostState.scheduled, at)}
          onClose={() => setScheduling(false)}
        />
      )}
      {adding !== undefined && (
        <AddWordsDialog
          siteId={siteId}
          collectionId={collectionId}
          count={ids.length}
          noun="post"
          sort={adding}
          onAdd={(words) => addWords(siteId, { itemIds: ids, sort: adding, words })}
          onClose={() => setAdding(undefined)}
        />
      )}
    </>
  )
}

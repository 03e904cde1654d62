import { useMemo, useState } from 'react'
import type { DocumentReply } from '@vitrine/rules/ground/changes/changes-api.ts'
import { textOfHtml } from '@vitrine/rules/ground/words/text-of-html.ts'
import { commentChoices } from '@vitrine/rules/site/content/content-item.ts'
import { nounOfItem, type ItemNoun } from '@vitrine/rules/site/content/item-noun.ts'
import type { SiteSettings } from '@vitrine/rules/site/sites/site-settings.ts'
import { DraftForm } from '../../ground/changes/draft-form.tsx'
import { useFormDraft } from '../../ground/changes/use-form-draft.ts'
import { Button } from '../../ground/controls/button.tsx'
import { Panel } from '../../ground/controls/room.tsx'
import { SwitchField } from '../../ground/controls/switch-field.tsx'
import { TextField } from '../../ground/controls/text-field.tsx'
import { formatInstant } from '../../ground/dates/format.ts'
import { CommentChoice, commentChoiceName } from './comment-choice.tsx'
import { itemWords } from './item-words.ts'
import { ItemTerms } from './item-terms.tsx'
import { ShortTextField } from '../fields/short-text-field.tsx'
import { NameAndAddress } from './name-and-address.tsx'
import { postFormId, postSchema, seenOfPost, typedPost } from './post-draft.ts'
import styles from './posts.module.css'

type PostFormProps = {
  readonly siteId: string
  readonly post: DocumentReply<'item'>
  /** Where its page answers, such as `/journal/`. */
  readonly prefix: string
  readonly settings: SiteSettings
}

const labels: Readonly<Record<string, string>> = {
  title: 'Title',
  urlId: 'Address',
  excerpt: 'Excerpt',
  authorName: 'Author',
  publishOn: 'Date',
  starred: 'Featured',
  sourceUrl: 'Source',
  passthrough: 'Title leads to the source',
  commentState: 'Comments',
  tags: 'Tags',
  categories: 'Categories',
}

/** What is said of a post beside its words: where it stands, who wrote it, when, and under what. */
export function PostForm({ siteId, post, prefix, settings }: PostFormProps) {
  const { timeZone } = settings
  const noun = nounOfItem(post.body)
  const { one } = itemWords[noun]
  const [isUnfinished, setUnfinished] = useState(false)
  const form = useFormDraft({
    siteId,
    id: postFormId(post.id),
    name: `${one}: ${post.body.title}`,
    stored: typedPost(post.body, timeZone),
    seen: seenOfPost(post.body),
    schema: useMemo(() => postSchema(timeZone), [timeZone]),
    wish: ({ set, seen }) => ({ action: 'edit-item', input: { itemId: post.id, set, seen } }),
    notice: `${one} saved.`,
    isUnfinished,
  })
  const { values, change, errors } = form
  return (
    <Panel title={`About this ${noun}`}>
      <DraftForm form={form} words={wordsOf(settings)} className={styles['form']}>
        <NameAndAddress
          nameLabel="Title"
          prefix={prefix}
          stands={post.body.urlId}
          values={values}
          errors={errors}
          onChange={change}
        />
        <ShortTextField
          siteId={siteId}
          {...excerptWords(noun)}
          value={values.excerpt}
          onChange={(excerpt) => change({ excerpt })}
          error={errors['excerpt']}
        />
        {(noun === 'post' || noun === 'episode') && (
          <div className={styles['two']}>
            <TextField
              label="Author"
              value={values.authorName}
              onChange={(authorName) => change({ authorName })}
              error={errors['authorName']}
            />
            <TextField
              label="Date"
              type="datetime-local"
              isRequired
              hint={`By the clock of ${timeZone.replaceAll('_', ' ')}. Lists go by it.`}
              value={values.publishOn}
              onChange={(publishOn) => change({ publishOn })}
              error={errors['publishOn']}
            />
          </div>
        )}
        <ItemTerms
          siteId={siteId}
          collectionId={post.body.collectionId}
          values={values}
          errors={errors}
          onChange={change}
          onUnfinished={setUnfinished}
        />
        <TextField
          label="Source"
          placeholder="https://example.com/story"
          hint="Where it was found, if it tells of something elsewhere."
          value={values.sourceUrl}
          onChange={(sourceUrl) => change({ sourceUrl })}
          error={errors['sourceUrl']}
        />
        {(values.sourceUrl !== '' || values.passthrough) && (
          <SwitchField
            isSelected={values.passthrough}
            onChange={(passthrough) => change({ passthrough })}
          >
            {itemWords[noun].leads}
          </SwitchField>
        )}
        <CommentChoice
          settings={settings}
          value={values.commentState}
          onChange={(commentState) => change({ commentState })}
        />
        <SwitchField isSelected={values.starred} onChange={(starred) => change({ starred })}>
          Featured: summaries can show these {noun}s alone
        </SwitchField>
        <div className={styles['actions']}>
          <Button type="submit" kind="primary">
            Save {noun}
          </Button>
        </div>
      </DraftForm>
    </Panel>
  )
}

/** What the short text of an item is called, and where it stands. */
function excerptWords(noun: ItemNoun) {
  if (noun === 'picture') return { label: 'Description', hint: 'Stands with the picture.' }
  if (noun === 'track') {
    return {
      label: 'Description',
      hint: 'Stands on the track’s own page: its words, who played it.',
    }
  }
  return { label: 'Excerpt', hint: `Stands in lists and where the ${noun} is shared.` }
}

function wordsOf(settings: SiteSettings) {
  return {
    labelOf: (name: string) => labels[name] ?? name,
    show(name: string, value: unknown): string {
      if (Array.isArray(value)) return value.length === 0 ? 'None' : value.join(', ')
      if (typeof value === 'boolean') return value ? 'Yes' : 'No'
      if (name === 'publishOn' && typeof value === 'number') return formatInstant(value, settings)
      if (name === 'commentState') {
        return commentChoiceName(commentChoices.find((one) => one === value) ?? 0, settings)
      }
      if (name === 'excerpt') return textOfHtml(String(value))
      return String(value)
    },
  }
}

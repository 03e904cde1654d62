import { commentChoices, CommentState } from '@vitrine/rules/site/content/content-item.ts'
import { readCommentSettings } from '@vitrine/rules/site/sites/comment-settings.ts'
import { usesDisqusComments } from '@vitrine/rules/site/sites/social-settings.ts'
import type { SiteSettings } from '@vitrine/rules/site/sites/site-settings.ts'
import { SelectField } from '../../ground/controls/select-field.tsx'

type Choice = (typeof commentChoices)[number]

/** What each choice is called; what the site says is told with it. */
export function commentChoiceName(choice: Choice, settings: SiteSettings): string {
  if (choice === CommentState.open) return 'Open'
  if (choice === CommentState.closed) return 'Closed'
  const { commentEnableByDefault } = readCommentSettings(settings)
  return `As the site: ${commentEnableByDefault ? 'open' : 'closed'}`
}

/** Whether visitors can comment on one item; not there while the site has no comments. */
export function CommentChoice(props: {
  readonly settings: SiteSettings
  readonly value: Choice
  readonly onChange: (choice: Choice) => void
}) {
  const { settings, value, onChange } = props
  const isOn = readCommentSettings(settings).commentsEnabled || usesDisqusComments(settings)
  if (!isOn) return null
  return (
    <SelectField
      label="Comments"
      hint="Closed, what has been written stays to be read."
      options={commentChoices.map((choice) => ({
        id: String(choice),
        name: commentChoiceName(choice, settings),
      }))}
      value={String(value)}
      onChange={(id) => onChange(commentChoices.find((choice) => String(choice) === id) ?? 0)}
    />
  )
}

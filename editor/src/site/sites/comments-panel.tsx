import {
  readCommentSettings,
  type CommentSettings,
} from '@vitrine/rules/site/sites/comment-settings.ts'
import { usesDisqusComments } from '@vitrine/rules/site/sites/social-settings.ts'
import { performAction } from '../../ground/changes/perform-action.ts'
import { Panel } from '../../ground/controls/room.tsx'
import { SwitchField } from '../../ground/controls/switch-field.tsx'
import type { PanelProps } from './panel-props.ts'
import field from '../../ground/controls/field.module.css'

type Part = {
  readonly name: keyof CommentSettings
  readonly label: string
  readonly hint: string
  readonly on: string
  readonly off: string
}

const main: Part = {
  name: 'commentsEnabled',
  label: 'Visitors can comment on posts, events, pictures and recordings',
  hint: 'Off, no page shows any comment. None is lost.',
  on: 'Visitors can comment.',
  off: 'Comments are off. None is lost.',
}

const further: readonly Part[] = [
  {
    name: 'commentApprovalRequired',
    label: 'Comments wait for approval',
    hint: 'Off, everybody sees what somebody writes at once.',
    on: 'New comments wait until somebody approves them.',
    off: 'New comments are seen at once.',
  },
  {
    name: 'commentEnableByDefault',
    label: 'Comments are open unless a post says otherwise',
    hint: 'Each post, event and picture can be opened or closed by itself.',
    on: 'Comments are open where nothing else is chosen.',
    off: 'Comments are closed where nothing else is chosen.',
  },
]

/** Whether visitors can comment, and what happens to what they write. */
export function CommentsPanel({ site, settings }: PanelProps) {
  const stands = readCommentSettings(settings)
  const parts = stands.commentsEnabled ? [main, ...further] : [main]
  return (
    <Panel
      title="Comments"
      {...(usesDisqusComments(settings) && {
        hint: 'Disqus keeps the comments, as its short name below says: of your own none is shown or taken, and none is lost.',
      })}
    >
      {parts.map(({ name, label, hint, on, off }) => (
        <div key={name} className={field['field']}>
          <SwitchField
            isSelected={stands[name]}
            onChange={(is) =>
              void performAction(
                site.siteId,
                {
                  action: 'set-comments',
                  input: { set: { [name]: is }, seen: { [name]: stands[name] } },
                },
                { notice: is ? on : off },
              )
            }
          >
            {label}
          </SwitchField>
          <span className={field['hint']}>{hint}</span>
        </div>
      ))}
    </Panel>
  )
}

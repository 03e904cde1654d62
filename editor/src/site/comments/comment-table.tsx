import type { ListedComment } from '@vitrine/rules/site/comments/comments-api.ts'
import type { CommentState } from '@vitrine/rules/site/comments/comment-states.ts'
import { ChooseRow, ChooseTable, type ChosenRows } from '../../ground/controls/choose-rows.tsx'
import { Button } from '../../ground/controls/button.tsx'
import { formatInstant, type Place } from '../../ground/dates/format.ts'
import type { Site } from '../sites/sites.ts'
import { wayToSite } from '../sites/way-to-site.ts'
import { waysOf } from './comment-ways.ts'
import choose from '../../ground/controls/choose-rows.module.css'
import list from '../../ground/controls/list.module.css'
import styles from './comments.module.css'

type TableProps = ChosenRows & {
  readonly site: Site
  readonly state: CommentState
  readonly comments: readonly ListedComment[]
  /** How days and times are written; absent for whoever may not know. */
  readonly clock: Place | undefined
  readonly onMove: (ids: readonly string[], state: CommentState) => void
}

/** Comments with what can be done with each. */
export function CommentTable(props: TableProps) {
  const { comments, chosen, onChoose } = props
  return (
    <ChooseTable
      ids={comments.map(({ id }) => id)}
      noun="comments"
      chosen={chosen}
      onChoose={onChoose}
      columns={<th scope="col">Comment</th>}
    >
      <tbody>
        {comments.map((comment) => (
          <tr key={comment.id} className={chosen.has(comment.id) ? choose['chosen'] : undefined}>
            <ChooseRow
              id={comment.id}
              title={`the comment of ${comment.authorName}`}
              chosen={chosen}
              onChoose={onChoose}
            />
            <td>
              <Comment {...props} comment={comment} />
            </td>
          </tr>
        ))}
      </tbody>
    </ChooseTable>
  )
}

function Comment(props: TableProps & { readonly comment: ListedComment }) {
  const { site, state, comment, clock, onMove } = props
  const { id, authorName, authorEmail, authorUrl, itemTitle, itemPath } = comment
  return (
    <article className={styles['comment']} aria-label={`Comment of ${authorName}`}>
      <header className={styles['head']}>
        <b>{authorName}</b>
        {authorEmail !== '' && <span>{authorEmail}</span>}
        {authorUrl !== '' && <span>{authorUrl}</span>}
        <span>{formatInstant(comment.createdAt, clock)}</span>
      </header>
      <p className={styles['text']}>{comment.body}</p>
      <p className={list['quiet']}>
        {itemTitle === null || itemPath === null ? (
          'Below something that has been deleted'
        ) : (
          <>
            Below{' '}
            <a href={wayToSite(site, itemPath)} target="_blank" rel="noopener">
              {itemTitle}
            </a>
          </>
        )}
      </p>
      <div className={styles['tools']}>
        {waysOf(state).map(({ to, name, kind }) => (
          <Button
            key={to}
            size="small"
            kind={kind}
            aria-label={`${name}: comment of ${authorName}`}
            onPress={() => onMove([id], to)}
          >
            {name}
          </Button>
        ))}
      </div>
    </article>
  )
}

import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { openApiPath } from '@vitrine/rules/ground/http/openapi-path.ts'
import type { ToolToken } from '@vitrine/rules/people/tools/tools-api.ts'
import { documentQuery } from '../../ground/changes/documents.ts'
import { Button } from '../../ground/controls/button.tsx'
import { CopyButton } from '../../ground/controls/copy-button.tsx'
import { Panel } from '../../ground/controls/room.tsx'
import { LoadError, Mark, Skeleton } from '../../ground/controls/states.tsx'
import { formatDay, type Place } from '../../ground/dates/format.ts'
import { MakeTokenDialog } from './make-token-dialog.tsx'
import { RevokeTokenDialog } from './revoke-token-dialog.tsx'
import { scopeNames } from './scope-names.ts'
import { tokensQuery } from './tokens-query.ts'
import styles from './tokens-panel.module.css'

type SiteProps = {
  readonly siteId: string
  /** Where visitors come to. */
  readonly origin: string
}

/** By what tools of the owner read the shop. */
export function TokensPanel({ siteId, origin }: SiteProps) {
  const tokens = useQuery(tokensQuery(siteId))
  const [isMaking, setMaking] = useState(false)
  const [leaving, setLeaving] = useState<ToolToken | null>(null)
  return (
    <Panel
      title="Tokens"
      hint="A tool of your own, such as for bookkeeping or for a warehouse, reads your shop with a token. It can change nothing. Whoever has a token reads what it is for, so keep it like a password, and make one for each tool."
    >
      {tokens.isPending && <Skeleton rows={2} height={56} />}
      {tokens.isError && <LoadError error={tokens.error} onRetry={() => void tokens.refetch()} />}
      {tokens.isSuccess && tokens.data.length === 0 && (
        <p className={styles['quiet']}>No tool has a token yet.</p>
      )}
      {tokens.isSuccess && tokens.data.length > 0 && (
        <Tokens siteId={siteId} tokens={tokens.data} onRevoke={setLeaving} />
      )}
      <div>
        <Button icon={<Plus size={16} aria-hidden />} onPress={() => setMaking(true)}>
          Make a token
        </Button>
      </div>
      {isMaking && (
        <MakeTokenDialog siteId={siteId} origin={origin} onClose={() => setMaking(false)} />
      )}
      {leaving !== null && (
        <RevokeTokenDialog siteId={siteId} token={leaving} onClose={() => setLeaving(null)} />
      )}
    </Panel>
  )
}

function Tokens(props: {
  readonly siteId: string
  readonly tokens: readonly ToolToken[]
  readonly onRevoke: (token: ToolToken) => void
}) {
  const settings = useSuspenseQuery(documentQuery(props.siteId, 'site-settings', 'site'))
  const place: Place = settings.data.body
  return (
    <ul className={styles['tokens']}>
      {props.tokens.map((token) => (
        <li key={token.id} className={styles['token']}>
          <div className={styles['about']}>
            <div className={styles['head']}>
              <h4>{token.name}</h4>
              {token.scopes.map((scope) => (
                <Mark key={scope} tone="quiet">
                  {scopeNames[scope].name}
                </Mark>
              ))}
            </div>
            <p className={styles['quiet']}>{historyOf(token, place)}</p>
          </div>
          <Button
            size="small"
            kind="danger"
            aria-label={`Revoke ${token.name}`}
            onPress={() => props.onRevoke(token)}
          >
            Revoke
          </Button>
        </li>
      ))}
    </ul>
  )
}

function historyOf({ createdAt, lastUsedAt, by }: ToolToken, place: Place): string {
  const made = `Made on ${formatDay(createdAt, place)}${by === null ? '' : ` by ${by}`}.`
  if (lastUsedAt === null) return `${made} Not used yet.`
  return `${made} Last used on ${formatDay(lastUsedAt, place)}.`
}

/** Where tools and scripts call, and where that is described. */
export function CallsPanel({ origin }: Pick<SiteProps, 'origin'>) {
  const description = `${origin}${openApiPath}`
  return (
    <Panel
      title="Calls"
      hint="All that scripts of your pages call and that your tools read, with what is sent and what is answered, in a form that programs read (OpenAPI 3.1)."
    >
      <div className={styles['given']}>
        <a className={styles['address']} href={description} target="_blank" rel="noopener">
          {description}
        </a>
        <CopyButton text={description} what="the address of the description" />
      </div>
    </Panel>
  )
}

import { useQuery } from '@tanstack/react-query'
import { RotateCcw } from 'lucide-react'
import { changesApi, type ChangedVersions } from '@vitrine/rules/ground/changes/changes-api.ts'
import type { Difference } from '@vitrine/rules/ground/changes/compare-bodies.ts'
import { interfaceMessages } from '@vitrine/rules/ground/refusals/interface-messages.ts'
import { Button } from '../controls/button.tsx'
import { Dialog } from '../controls/dialog.tsx'
import { LoadError, Skeleton } from '../controls/states.tsx'
import { formatInstant } from '../dates/format.ts'
import { call } from '../http/send-request.ts'
import { useMoney } from '../money/use-money.ts'
import { restoreVersion } from '../changes/perform-action.ts'
import { useSettings, type WorkingSite } from '../changes/working-site.ts'
import styles from './change-dialog.module.css'

/** More differences of one document than so many are counted. */
const maxDifferences = 60

type ChangeDialogProps = {
  readonly site: WorkingSite
  readonly sequence: number
  readonly onClose: () => void
}

/** What a change did: each document as it was before and as it was then, and the way back to it. */
export function ChangeDialog({ site, sequence, onClose }: ChangeDialogProps) {
  const { siteId } = site
  const settings = useSettings(siteId)
  const read = useQuery({
    queryKey: ['history', siteId, 'change', sequence],
    queryFn: () => call(changesApi.change, { params: { siteId, sequence } }),
  })
  const change = read.data?.change
  return (
    <Dialog title={change?.title ?? 'Change'} isOpen width="wide" onClose={onClose}>
      {read.isPending && <Skeleton rows={4} />}
      {read.isError && (
        <LoadError
          error={read.error}
          message={interfaceMessages['no-results']}
          onRetry={() => void read.refetch()}
        />
      )}
      {change !== undefined && (
        <p className={styles['who']}>
          {change.authorName ?? 'Vitrine'}, {formatInstant(change.at, settings)}
        </p>
      )}
      {read.data?.documents.map((document) => (
        <ChangedDocument
          key={`${document.kind}/${document.id}`}
          {...{ site, sequence, document, names: read.data.names, onClose }}
        />
      ))}
      {read.data?.documents.length === 0 && (
        <p className={styles['quiet']}>It changed nothing that you may read.</p>
      )}
      {read.data !== undefined && read.data.more > 0 && (
        <p className={styles['quiet']}>And {read.data.more} more, in the same way.</p>
      )}
    </Dialog>
  )
}

/** What owners call what the versions name by ids. */
type Names = Readonly<Record<string, string>>

type ChangedDocumentProps = ChangeDialogProps & {
  readonly document: ChangedVersions
  readonly names: Names
}

function ChangedDocument({ site, sequence, document, names, onClose }: ChangedDocumentProps) {
  const { kind, id, name, versions, restorable } = document
  const differences = useDifferences(site, document, names)
  const noun = site.nounOf(kind, versions?.after ?? versions?.before ?? null)
  const heading = name === null ? noun : `${noun}: ${name}`
  const restore = async (version: 'before' | 'after'): Promise<void> => {
    if (await restoreVersion(site.siteId, sequence, { kind, id, version })) onClose()
  }
  return (
    <section className={styles['document']} aria-label={heading}>
      <h3>{heading}</h3>
      {versions === null ? (
        <p className={styles['quiet']}>
          So much has happened since that this can no longer be told.
        </p>
      ) : (
        <Differences all={differences} />
      )}
      {restorable.length > 0 && (
        <div className={styles['ways']}>
          {restorable.map((version) => (
            <Button
              key={version}
              size="small"
              icon={<RotateCcw size={14} aria-hidden />}
              onPress={() => void restore(version)}
            >
              {version === 'before' ? 'Bring back what was before' : 'Bring back what was after'}
            </Button>
          ))}
        </div>
      )}
    </section>
  )
}

function useDifferences(
  site: WorkingSite,
  { versions }: ChangedVersions,
  names: Names,
): readonly Difference[] {
  const settings = useSettings(site.siteId)
  const money = useMoney(site.siteId)
  if (versions === null) return []
  return site.differencesOf(versions.before, versions.after, {
    money: (cents) => (settings && money?.(cents, settings.currency)) ?? (cents / 100).toFixed(2),
    instant: (at) => formatInstant(at, settings),
    named: (id) => (Object.hasOwn(names, id) ? names[id] : undefined),
  })
}

function Differences({ all }: { readonly all: readonly Difference[] }) {
  if (all.length === 0) return <p className={styles['quiet']}>Nothing that is seen.</p>
  const shown = all.slice(0, maxDifferences)
  return (
    <dl className={styles['differences']}>
      {shown.map(({ what, before, after }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two may be called the same
        <div key={index} className={styles['difference']}>
          <dt>{what}</dt>
          {(before !== null || after !== null) && (
            <>
              <dd data-version="before">
                <span className={styles['version']}>Before</span>
                {before ?? <em>Nothing</em>}
              </dd>
              <dd data-version="after">
                <span className={styles['version']}>After</span>
                {after ?? <em>Nothing</em>}
              </dd>
            </>
          )}
        </div>
      ))}
      {all.length > shown.length && (
        <p className={styles['quiet']}>And {all.length - shown.length} more differences.</p>
      )}
    </dl>
  )
}

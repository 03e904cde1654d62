import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, Download, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { interfaceMessages } from '@vitrine/rules/ground/refusals/interface-messages.ts'
import { fileKindOf } from '@vitrine/rules/site/media/file-kind.ts'
import { documentQuery } from '../../ground/changes/documents.ts'
import { performAction } from '../../ground/changes/perform-action.ts'
import { Button, buttonClass } from '../../ground/controls/button.tsx'
import { LoadError, Skeleton } from '../../ground/controls/states.tsx'
import { UsedIn } from '../content/used-in.tsx'
import { DeleteQuestion } from './delete-question.tsx'
import { FileFacts } from './file-facts.tsx'
import { FileForm } from './file-form.tsx'
import { FileName } from './file-name.tsx'
import { FilePlayer } from './file-player.tsx'
import type { StoredFile } from './file-pages.ts'
import { fileAddress, type HostedSite } from './file-picture.tsx'
import { ReplaceButton } from './replace-button.tsx'
import styles from './file-detail.module.css'

type FileDetailProps = {
  readonly site: HostedSite
  readonly id: string
  readonly onBack: () => void
  readonly onChoose?: (assetId: string) => void
  /** It is among those that are gathered for a field. */
  readonly isChosen?: boolean
}

/** All about one file: what it is, what it is called, and what can be done with it. */
export function FileDetail(props: FileDetailProps) {
  const { site, id, onBack } = props
  const query = useQuery(documentQuery(site.siteId, 'asset', id))
  return (
    <section className={styles['detail']} aria-label="File Detail">
      <div>
        <Button
          kind="quiet"
          size="small"
          icon={<ArrowLeft size={15} aria-hidden />}
          onPress={onBack}
        >
          All files
        </Button>
      </div>
      {query.isPending && <Skeleton rows={4} height={80} />}
      {query.isError && (
        <LoadError
          error={query.error}
          message={interfaceMessages['not-loaded']}
          onRetry={() => void query.refetch()}
          back={<Button onPress={onBack}>All files</Button>}
        />
      )}
      {query.isSuccess && <Loaded {...props} file={query.data} />}
    </section>
  )
}

function Loaded(props: FileDetailProps & { readonly file: StoredFile }) {
  const { site, file, onBack, onChoose, isChosen = false } = props
  // one thing at a time
  const [asked, setAsked] = useState<'name' | 'delete' | null>(null)
  const { id, body: asset } = file
  const remove = async (): Promise<void> => {
    const done = await performAction(
      site.siteId,
      { action: 'delete-asset', input: { assetId: id } },
      { notice: `${asset.filename} deleted.` },
    )
    if (done.ok) onBack()
  }
  const isPicture = fileKindOf(asset.contentType) === 'picture'
  return (
    <>
      <header className={styles['header']}>
        <FileName
          key={asset.hash}
          site={site}
          file={file}
          isOpen={asked === 'name'}
          onOpen={(isOpen) => setAsked(isOpen ? 'name' : null)}
        />
        <div className={styles['actions']}>
          {onChoose !== undefined && (
            <Button kind="primary" onPress={() => onChoose(id)}>
              {isChosen ? 'Take from the choice' : 'Choose this file'}
            </Button>
          )}
          <ReplaceButton site={site} file={file} />
          <a
            className={buttonClass()}
            href={fileAddress(site, id, asset)}
            download={asset.filename}
            target="_blank"
            rel="noopener"
          >
            <Download size={15} aria-hidden /> Download
          </a>
          <Button
            kind="danger"
            icon={<Trash2 size={15} aria-hidden />}
            onPress={() => setAsked('delete')}
          >
            Delete
          </Button>
        </div>
      </header>
      {asked === 'delete' && (
        <DeleteQuestion
          siteId={site.siteId}
          assetId={id}
          filename={asset.filename}
          onDelete={() => void remove()}
          onKeep={() => setAsked(null)}
        />
      )}
      <div className={styles['columns']} data-picture={isPicture}>
        {!isPicture && <FilePlayer site={site} file={file} />}
        <FileForm key={asset.hash} site={site} file={file} />
        <FileFacts siteId={site.siteId} asset={asset} />
      </div>
      <UsedIn of={{ kind: 'asset', id }} />
    </>
  )
}

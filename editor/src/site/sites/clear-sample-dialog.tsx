import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  sampleContentApi,
  type SampleContent,
} from '@vitrine/rules/site/sites/sample-content-api.ts'
import { performAction } from '../../ground/changes/perform-action.ts'
import { documentsOf } from '../../ground/changes/documents.ts'
import { Button } from '../../ground/controls/button.tsx'
import { CancelButton, Dialog } from '../../ground/controls/dialog.tsx'
import { LoadError, Skeleton } from '../../ground/controls/states.tsx'
import { call } from '../../ground/http/send-request.ts'
import styles from './clear-sample-dialog.module.css'

/** Says how much of the sample goes, and what stays, before it is cleared. */
export function ClearSampleDialog(props: {
  readonly siteId: string
  readonly onClose: () => void
}) {
  const { siteId, onClose } = props
  const [isPending, setPending] = useState(false)
  const content = useQuery({
    queryKey: documentsOf(siteId, 'sample-content'),
    queryFn: () => call(sampleContentApi.read, { params: { siteId } }),
  })
  const clear = async (): Promise<void> => {
    setPending(true)
    const wish = { action: 'clear-sample-content', input: {} } as const
    const done = await performAction(siteId, wish, { notice: 'Sample content cleared.' })
    setPending(false)
    if (done.ok) onClose()
  }
  return (
    <Dialog
      title="Clear the sample content?"
      isOpen
      onClose={onClose}
      actions={
        <>
          <CancelButton />
          <Button
            kind="danger"
            isPending={isPending}
            isDisabled={!content.isSuccess}
            onPress={() => void clear()}
          >
            Clear samples
          </Button>
        </>
      }
    >
      {content.isPending && <Skeleton rows={4} height={24} />}
      {content.isError && (
        <LoadError error={content.error} onRetry={() => void content.refetch()} />
      )}
      {content.isSuccess && (
        <>
          <p>This goes, as far as you have not edited it:</p>
          <ul className={styles['list']}>
            {linesOf(content.data).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <p>
            All that you have made or edited stays, and so do the pages and the look of the site.
            One undo brings everything back.
          </p>
        </>
      )}
    </Dialog>
  )
}

function linesOf({ products, posts, pages, pictures, settings }: SampleContent): readonly string[] {
  const counted = [
    [products, 'product', 'products', ''],
    [posts, 'post', 'posts', ''],
    [pictures, 'picture', 'pictures', ''],
    [pages, 'page', 'pages', 'The words and pictures of '],
  ] as const
  return [
    ...counted.flatMap(([count, one, several, before]) =>
      count === 0 ? [] : [`${before}${count} ${count === 1 ? one : several}`],
    ),
    ...(settings ? ['The sample’s name, address, e-mail and policies in the settings'] : []),
  ]
}

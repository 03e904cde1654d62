import { Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { FileTrigger } from 'react-aria-components'
import { interfaceMessages } from '@vitrine/rules/ground/refusals/interface-messages.ts'
import { maxFileBytes } from '@vitrine/rules/shop/products/csv-columns.ts'
import { importMessages } from '@vitrine/rules/shop/products/import-messages.ts'
import { productFileApi, type ImportReport } from '@vitrine/rules/shop/products/product-file-api.ts'
import { refresh, sayDone } from '../../ground/changes/perform-action.ts'
import { whileSaving } from '../../ground/changes/save-state.ts'
import { Button } from '../../ground/controls/button.tsx'
import { Dialog, DialogActions } from '../../ground/controls/dialog.tsx'
import { SelectField } from '../../ground/controls/select-field.tsx'
import { Banner } from '../../ground/controls/states.tsx'
import { showNotice } from '../../ground/controls/toasts.tsx'
import { sendFile } from '../../ground/http/send-file.ts'
import { RequestRefused } from '../../ground/http/send-request.ts'
import { countWords } from '../../site/collections/item-words.ts'
import type { ListPage } from '../../site/collections/posts.ts'
import { ImportOutcome, importedCount } from './import-outcome.tsx'
import styles from './import.module.css'

type ImportDialogProps = {
  readonly siteId: string
  readonly shops: readonly ListPage[]
  readonly onClose: () => void
}

/** Asks for a file of products, tells what it would make, and makes it once that is wanted. */
export function ImportDialog({ siteId, shops, onClose }: ImportDialogProps) {
  const [collectionId, setCollectionId] = useState(shops[0]?.id ?? '')
  const [file, setFile] = useState<File>()
  const [report, setReport] = useState<ImportReport>()
  const [fault, setFault] = useState<string>()
  const [isPending, setPending] = useState(false)
  const latest = useRef(0)
  /** Undefined where it is refused, and where something else has been asked for since. */
  const send = async (sent: File, to: string, as: 'try' | 'import') => {
    const turn = ++latest.current
    setPending(true)
    setFault(undefined)
    try {
      const done = await sendFile(
        productFileApi.import,
        { params: { siteId } as never, query: { collectionId: to, as } },
        { file: sent },
      )
      return turn === latest.current ? done : undefined
    } catch (error) {
      if (turn !== latest.current) return undefined
      const isSaid = error instanceof RequestRefused
      setFault(isSaid ? error.message : interfaceMessages['no-connection'])
      return undefined
    } finally {
      if (turn === latest.current) setPending(false)
    }
  }
  const tryOut = async (chosen: File | undefined, to: string): Promise<void> => {
    latest.current += 1
    setPending(false)
    setReport(undefined)
    setFault(undefined)
    setFile(chosen)
    if (chosen === undefined) return
    if (chosen.size > maxFileBytes) return setFault(importMessages['file-too-large'])
    const tried = await send(chosen, to, 'try')
    if (tried !== undefined) setReport(tried)
  }
  const store = async (): Promise<void> => {
    if (file === undefined) return
    const done = await whileSaving(() => send(file, collectionId, 'import'))
    if (done === undefined) return
    await refresh(siteId, undefined)
    const message = `${countWords(importedCount(done), 'product')} imported.`
    if (done.change === null) showNotice({ message })
    else sayDone(siteId, message, done.change)
    onClose()
  }
  const count = report === undefined ? 0 : importedCount(report)
  return (
    <Dialog title="Import products" width="wide" isOpen onClose={onClose}>
      <div className={styles['import']}>
        <p>
          A table of products, saved as CSV: one that was exported here, or one from Shopify.
          Nothing is changed before you have seen what it makes.
        </p>
        {shops.length > 1 && (
          <SelectField
            label="Shop page"
            value={collectionId}
            onChange={(id) => {
              setCollectionId(id)
              void tryOut(file, id)
            }}
            options={shops.map(({ id, body }) => ({ id, name: body.title }))}
          />
        )}
        <div className={styles['file']}>
          <FileTrigger
            acceptedFileTypes={['.csv', 'text/csv', '.tsv', '.txt']}
            onSelect={(files) => void tryOut(files?.[0], collectionId)}
          >
            <Button icon={<Upload size={15} aria-hidden />} isPending={isPending && !report}>
              {file === undefined ? 'Choose file' : 'Choose another file'}
            </Button>
          </FileTrigger>
          {file !== undefined && <span>{file.name}</span>}
        </div>
        {fault !== undefined && (
          <Banner tone="danger" role="alert">
            {fault}
          </Banner>
        )}
        {report !== undefined && <ImportOutcome report={report} />}
      </div>
      <DialogActions>
        <Button onPress={onClose}>Cancel</Button>
        {count > 0 && (
          <Button kind="primary" isPending={isPending} onPress={() => void store()}>
            Import {countWords(count, 'product')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}

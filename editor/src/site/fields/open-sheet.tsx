import { FileSpreadsheet } from 'lucide-react'
import { FileTrigger } from 'react-aria-components'
import { readSheet } from '@vitrine/rules/site/charts/read-sheet.ts'
import type { Cells } from '@vitrine/rules/site/charts/data-table.ts'
import { fileNotSupported, fileTooLarge } from '@vitrine/rules/site/media/upload-messages.ts'
import { Button } from '../../ground/controls/button.tsx'

/** Far more than a table holds, and little enough to be read at once. */
const maxBytes = 2_000_000

type OpenSheetProps = {
  readonly onOpen: (cells: Cells) => void
  /** Says why a file cannot be opened. */
  readonly onRefuse: (sentence: string) => void
}

/** Fills a table from a file of values between commas, semicolons or tabs. */
export function OpenSheet({ onOpen, onRefuse }: OpenSheetProps) {
  const open = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return
    if (file.size > maxBytes) return onRefuse(fileTooLarge(file.name, maxBytes))
    const text = textOf(await file.arrayBuffer())
    if (text.includes('\0')) return onRefuse(fileNotSupported(file.name, 'sheet'))
    onOpen(readSheet(text))
  }
  return (
    <FileTrigger
      acceptedFileTypes={['.csv', '.tsv', 'text/csv', 'text/tab-separated-values']}
      onSelect={(files) => void open(files?.[0])}
    >
      <Button kind="quiet" size="small" icon={<FileSpreadsheet size={15} aria-hidden />}>
        Open CSV
      </Button>
    </FileTrigger>
  )
}

/** Spreadsheets write UTF-8, or what was usual on Windows before. */
function textOf(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components'
import type { AcceptedFiles } from '@vitrine/rules/site/media/file-kind.ts'
import type { FileFilter } from '@vitrine/rules/site/media/media-api.ts'
import { cx } from '../../ground/styling/cx.ts'
import { Button } from '../../ground/controls/button.tsx'
import { CancelButton } from '../../ground/controls/dialog.tsx'
import { useGathered, type FileChoice } from './file-choice.ts'
import { FileDetail } from './file-detail.tsx'
import { FileList } from './file-list.tsx'
import type { HostedSite } from './file-picture.tsx'
import type { FilePlace } from './file-place.ts'
import { UploadPanel } from './upload-panel.tsx'
import { startUploads } from './uploads.ts'
import { useGivenFiles } from './use-given-files.ts'
import { SearchBox } from '../../ground/controls/search-box.tsx'
import list from '../../ground/controls/list.module.css'
import styles from './file-browser.module.css'

export type FileBrowserProps = {
  readonly site: HostedSite
  readonly accept: AcceptedFiles
  readonly place: FilePlace
  readonly onPlace: (place: FilePlace) => void
  /** The file in the field that a choice is for. */
  readonly chosen?: string | null
  /** Takes files for a field; without it, files are only looked at. */
  readonly choice?: FileChoice
}

/** All files of a site: those that there are, new ones, and each one by itself. */
export function FileBrowser(props: FileBrowserProps) {
  const { site, accept, place, onPlace, chosen = null, choice } = props
  const gathered = useGathered(site.siteId, choice?.of === 'several' ? choice.max : 0)
  const { ref, isOver } = useGivenFiles<HTMLDivElement>((files) => {
    startUploads(site.siteId, files, accept)
    onPlace({ ...place, view: 'upload', fileId: null })
  })
  const open = (fileId: string | null): void => onPlace({ ...place, fileId })
  const isSeveral = choice?.of === 'several'
  const onChoose = isSeveral ? gathered.turn : choice?.take
  const gather = (fileId: string): void => {
    gathered.turn(fileId)
    open(null)
  }
  return (
    <div ref={ref} className={cx(styles['browser'], isOver && styles['over'])}>
      {place.fileId !== null ? (
        <FileDetail
          key={place.fileId}
          site={site}
          id={place.fileId}
          onBack={() => open(null)}
          isChosen={isSeveral && gathered.ids.includes(place.fileId)}
          {...(onChoose && { onChoose: isSeveral ? gather : onChoose })}
        />
      ) : (
        <Tabs
          className={styles['tabs'] ?? ''}
          selectedKey={place.view}
          onSelectionChange={(view) =>
            onPlace({ ...place, view: view === 'upload' ? 'upload' : 'existing' })
          }
        >
          <TabList aria-label="Files" className={styles['list'] ?? ''}>
            <Tab id="existing" className={styles['tab'] ?? ''}>
              Existing Files
            </Tab>
            <Tab id="upload" className={styles['tab'] ?? ''}>
              Upload File
            </Tab>
          </TabList>
          <TabPanel id="existing" className={styles['panel'] ?? ''}>
            <Filters accept={accept} place={place} onPlace={onPlace} />
            <FileList
              site={site}
              place={place}
              chosen={isSeveral ? gathered.ids : chosen === null ? [] : [chosen]}
              isSeveral={isSeveral}
              onPress={onChoose ?? open}
              onDetail={onChoose && open}
              onUpload={() => onPlace({ ...place, view: 'upload' })}
            />
          </TabPanel>
          <TabPanel id="upload" className={styles['panel'] ?? ''}>
            <UploadPanel
              siteId={site.siteId}
              accept={accept}
              use={
                choice?.of === 'one'
                  ? { word: 'Choose', run: choice.take }
                  : { word: 'Details', run: open }
              }
            />
          </TabPanel>
        </Tabs>
      )}
      {choice?.of === 'several' && place.fileId === null && (
        <footer className={styles['gathered']}>
          <span>
            {gathered.ids.length} of {choice.max} chosen
          </span>
          <CancelButton />
          <Button
            kind="primary"
            isDisabled={gathered.ids.length === 0}
            onPress={() => choice.take(gathered.ids)}
          >
            Add chosen
          </Button>
        </footer>
      )}
      {isOver && <div className={styles['hint']}>Drop to upload</div>}
    </div>
  )
}

const filterNames: Readonly<Record<FileFilter, string>> = {
  all: 'All',
  picture: 'Images',
  video: 'Videos',
  audio: 'Audio',
  font: 'Fonts',
  other: 'Other files',
}

function Filters({
  accept,
  place,
  onPlace,
}: Pick<FileBrowserProps, 'accept' | 'place' | 'onPlace'>) {
  return (
    <div className={styles['filters']}>
      <SearchBox
        label="Search files"
        className={styles['search']}
        search={place.search}
        onSearch={(search) => onPlace({ ...place, search })}
      />
      {accept === 'any' && (
        <fieldset className={cx(list['filters'], styles['kinds'])} aria-label="Which files">
          {Object.entries(filterNames).map(([kind, name]) => (
            <button
              key={kind}
              type="button"
              className={cx(list['filter'], styles['filter'])}
              aria-pressed={kind === place.kind}
              data-status={kind === place.kind ? 'active' : undefined}
              onClick={() => onPlace({ ...place, kind: kind as FileFilter })}
            >
              {name}
            </button>
          ))}
        </fieldset>
      )}
    </div>
  )
}

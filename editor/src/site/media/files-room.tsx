import { useNavigate, useSearch } from '@tanstack/react-router'
import { Room } from '../../ground/controls/room.tsx'
import { useWorkingSite } from '../../ground/changes/working-site.ts'
import { FileBrowser } from './file-browser.tsx'
import { placeOfSearch, searchOfPlace } from './file-place.ts'

/** All files of the site; where somebody is among them, the address says. */
export function FilesRoom() {
  const site = useWorkingSite()
  const navigate = useNavigate()
  const place = placeOfSearch(useSearch({ from: '/inside/sites/$siteName/files' }))
  return (
    <Room title="Files">
      <FileBrowser
        site={site}
        accept="any"
        place={place}
        onPlace={(next) =>
          void navigate({
            to: '/sites/$siteName/files',
            params: { siteName: site.name },
            search: searchOfPlace(next),
            // each letter of a search is no step back
            replace: next.fileId === place.fileId && next.view === place.view,
          })
        }
      />
    </Room>
  )
}

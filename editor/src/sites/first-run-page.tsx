import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { documentQuery } from '../changes/documents.ts'
import { performAction } from '../changes/perform-action.ts'
import { Button, buttonClass } from '../controls/button.tsx'
import { Panel, Room } from '../controls/room.tsx'
import type { RequestRefused } from '../http/send-request.ts'
import { PictureField } from '../media/picture-field.tsx'
import { DetailsForm, detailsOf } from './details-form.tsx'
import { useSite } from './use-site.ts'
import styles from './details-form.module.css'

/** The first step after a site was made: whose it is. Everything can be changed later. */
export function FirstRunPage() {
  const site = useSite()
  const { body } = useSuspenseQuery(documentQuery(site.siteId, 'site-settings', 'site')).data
  const [details, setDetails] = useState(() => detailsOf(body))
  const [logoAssetId, setLogo] = useState(body.logoAssetId)
  const [faviconAssetId, setFavicon] = useState(body.faviconAssetId)
  const [refused, setRefused] = useState<RequestRefused>()
  const navigate = useNavigate()
  const finish = async (): Promise<void> => {
    const done = await performAction(
      site.siteId,
      { action: 'finish-first-run', input: { ...details, logoAssetId, faviconAssetId } },
      { notice: 'Site set up.', quietly: true },
    )
    if (!done.ok) return setRefused(done.refusal)
    await navigate({ to: '/sites/$siteName/pages', params: { siteName: site.name }, search: {} })
  }
  return (
    <Room title="Make this site yours">
      <Panel
        title="About the site"
        hint="It is filled in as an example. Everything here can be changed later in Settings."
      >
        <DetailsForm
          details={details}
          onChange={setDetails}
          refused={refused}
          onSubmit={() => void finish()}
        >
          <PictureField
            site={site}
            label="Logo"
            hint="Stands at the top of every page in place of the name."
            assetId={logoAssetId}
            onChange={setLogo}
          />
          <PictureField
            site={site}
            label="Favicon"
            hint="The small square picture in the browser’s tab."
            assetId={faviconAssetId}
            onChange={setFavicon}
          />
          <div className={styles['actions']}>
            <Button type="submit" kind="primary">
              Save and start
            </Button>
            <Link
              to="/sites/$siteName/pages"
              params={{ siteName: site.name }}
              search={{}}
              className={buttonClass('quiet')}
            >
              Skip for now
            </Link>
          </div>
        </DetailsForm>
      </Panel>
    </Room>
  )
}

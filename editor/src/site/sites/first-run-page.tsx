import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { z } from 'zod'
import { documentQuery } from '../../ground/changes/documents.ts'
import { DraftForm } from '../../ground/changes/draft-form.tsx'
import { useFormDraft } from '../../ground/changes/use-form-draft.ts'
import { Button, buttonClass } from '../../ground/controls/button.tsx'
import { Panel, Room } from '../../ground/controls/room.tsx'
import { PictureField } from '../media/picture-field.tsx'
import { confirmedCurrency, useCurrencyQuestion } from './currency-question.tsx'
import {
  DetailsFields,
  detailsOf,
  detailsSchema,
  detailsWords,
  seenDetails,
} from './details-form.tsx'
import { roomNames } from './rooms.ts'
import { useSite } from './use-site.ts'
import styles from './details-form.module.css'

const picture = z.string().nullable()
const setupSchema = detailsSchema.and(z.object({ logoAssetId: picture, faviconAssetId: picture }))

/** The first step after a site was made: whose it is. Everything can be changed later. */
export function FirstRunPage() {
  const site = useSite()
  const { body } = useSuspenseQuery(documentQuery(site.siteId, 'site-settings', 'site')).data
  const navigate = useNavigate()
  const { logoAssetId, faviconAssetId } = body
  const question = useCurrencyQuestion()
  const stored = { ...detailsOf(body), logoAssetId, faviconAssetId }
  const open = () =>
    navigate({ to: '/sites/$siteName/overview', params: { siteName: site.name }, search: {} })
  const form = useFormDraft({
    siteId: site.siteId,
    id: 'setup',
    name: roomNames.setup,
    stored,
    seen: { ...seenDetails(body), logoAssetId, faviconAssetId },
    schema: setupSchema,
    wish: ({ set, seen }) => ({
      action: 'finish-first-run',
      input: { set, seen, ...confirmedCurrency(seen) },
    }),
    confirms: question.confirms,
    notice: 'Site set up.',
    sendsUnchanged: true,
    onSaved: () => void open(),
  })
  const { values, change, errors } = form
  return (
    <Room title={roomNames.setup}>
      <Panel
        title="About the site"
        hint="It is filled in as an example. Everything here can be changed later in Settings."
      >
        <DraftForm form={form} words={detailsWords} className={styles['form']}>
          <DetailsFields details={values} onChange={change} errors={errors} />
          <PictureField
            site={site}
            label="Logo"
            hint="Stands at the top of every page in place of the name."
            assetId={values.logoAssetId}
            onChange={(id) => change({ logoAssetId: id })}
          />
          <PictureField
            site={site}
            label="Favicon"
            hint="The small square picture in the browser’s tab."
            assetId={values.faviconAssetId}
            onChange={(id) => change({ faviconAssetId: id })}
          />
          <div className={styles['actions']}>
            <Button type="submit" kind="primary">
              Save and start
            </Button>
            <Link
              to="/sites/$siteName/overview"
              params={{ siteName: site.name }}
              search={{}}
              className={buttonClass('quiet')}
            >
              Skip for now
            </Link>
          </div>
        </DraftForm>
        {question.dialog((currency) => form.change({ ...form.values, currency }))}
      </Panel>
    </Room>
  )
}

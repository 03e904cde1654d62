import { useQuery } from '@tanstack/react-query'
import { slideIds } from '@vitrine/rules/site/slides/slide-ids.ts'
import { SlideType } from '@vitrine/rules/site/slides/slice-type.ts'
import { popupSettings, readPopup } from '@vitrine/rules/site/sites/popup-settings.ts'
import type { SiteSettings } from '@vitrine/rules/site/sites/site-settings.ts'
import { documentQuery } from '../../ground/changes/documents.ts'
import { Button } from '../../ground/controls/button.tsx'
import { Banner } from '../../ground/controls/states.tsx'
import { useBlockEdit } from '../blocks/use-block-edit.ts'
import { changeLayout } from '../blocks/change-layout.ts'
import { layoutQuery } from '../canvas/layouts.ts'
import { Fields } from '../fields/fields.tsx'
import type { Site } from '../sites/sites.ts'
import { PopupPages } from './popup-pages.tsx'
import styles from './slide-panel.module.css'

/** When visitors are shown the pop-up, and where: beside its layout while it is open. */
export function PopupFields({ site }: { readonly site: Site }) {
  const { data } = useQuery(documentQuery(site.siteId, 'site-settings', 'site'))
  return data === undefined ? null : <Settings site={site} settings={data.body} />
}

type SettingsProps = { readonly site: Site; readonly settings: SiteSettings }

function Settings({ site, settings }: SettingsProps) {
  const stored = readPopup(settings)
  const { values, errors, problem, change, retry } = useBlockEdit({
    siteId: site.siteId,
    fields: popupSettings,
    stored,
    wish: (set, seen) => ({ action: 'set-popup', input: { set, seen } }),
  })
  const shared = { site, fields: popupSettings, values, errors, onChange: change }
  const isOn = values['isOn'] === true
  const wait = values['after'] === 'scroll' ? 'percent' : 'seconds'
  return (
    <>
      <h3 className={styles['part']}>When visitors see it</h3>
      {problem !== null && (
        <Banner
          tone="danger"
          role="alert"
          action={
            <Button size="small" onPress={retry}>
              Try again
            </Button>
          }
        >
          {problem}
        </Banner>
      )}
      <Fields {...shared} names={['isOn']} />
      {isOn && (
        <>
          <Unwritten siteId={site.siteId} />
          <Fields {...shared} names={['after', wait, 'where']} />
          {values['where'] === 'chosen' && (
            <PopupPages
              siteId={site.siteId}
              chosen={values['pages'] as readonly { readonly id: string }[]}
              error={errors['pages']}
              onChange={(pages) => change('pages', pages)}
            />
          )}
          <Fields {...shared} names={['days']} />
          <ShowAgain siteId={site.siteId} version={stored.version} />
        </>
      )}
    </>
  )
}

/** The words that it was drawn with are shown to nobody. */
function Unwritten({ siteId }: { readonly siteId: string }) {
  const { data } = useQuery(layoutQuery(siteId, slideIds[SlideType.popupOverlay]))
  // what is drawn has no date
  if (data?.body.updatedOn !== 0) return null
  return (
    <Banner tone="warn">
      Visitors see it once you have written its words on the page and published them.
    </Banner>
  )
}

function ShowAgain({ siteId, version }: { readonly siteId: string; readonly version: number }) {
  const showAgain = (): void =>
    void changeLayout(
      siteId,
      {
        action: 'set-popup',
        input: { set: { version: version + 1 }, seen: { version } },
      },
      { notice: 'Visitors who closed the pop-up see it again.' },
    )
  return (
    <div className={styles['again']}>
      <Button onPress={showAgain}>Show again to everyone</Button>
      <p className={styles['hint']}>
        For new words: who closed the pop-up sees it once more before its days are over.
      </p>
    </div>
  )
}

import { useQuery } from '@tanstack/react-query'
import { canHaveListTools } from '@vitrine/rules/site/collections/list-tools.ts'
import { hasViews } from '@vitrine/rules/site/collections/collection-view.ts'
import {
  collectionViewTitles,
  type CollectionView,
} from '@vitrine/rules/site/collections/view-names.ts'
import { performAction } from '../../ground/changes/perform-action.ts'
import { Button } from '../../ground/controls/button.tsx'
import { CancelButton, DialogActions } from '../../ground/controls/dialog.tsx'
import { RadioCards } from '../../ground/controls/radio-cards.tsx'
import { BannerForm } from '../collections/banner-form.tsx'
import { pageTemplateQuery } from '../collections/page-template.ts'
import { ListToolsChoice } from './list-tools-choice.tsx'
import type { Site } from '../sites/sites.ts'
import type { PageLine } from './page-lines.ts'
import styles from './folder-form.module.css'

type PageLookProps = {
  readonly site: Site
  readonly line: Extract<PageLine, { kind: 'page' }>
}

/** How a page looks: its banner, and how a list shows what is on it. */
export function PageLook({ site, line }: PageLookProps) {
  const { page, collectionId } = line
  return (
    <div className={styles['form']}>
      {hasViews(page) && <ViewChoice site={site} line={line} />}
      {canHaveListTools(page) && <ListToolsChoice site={site} line={line} />}
      <BannerForm
        site={site}
        noun="page"
        of={{ ...page, id: collectionId }}
        wish={(edit) => ({ action: 'set-page-background', input: { collectionId, ...edit } })}
        foot={
          <DialogActions>
            <CancelButton />
            <Button type="submit" kind="primary">
              Save banner
            </Button>
          </DialogActions>
        }
      />
    </div>
  )
}

const asTemplate = 'template'

const hints: Readonly<Record<CollectionView, string>> = {
  list: 'One below another, with a small picture at the side.',
  grid: 'Beside one another, the picture above the words.',
  product: 'One by one, each large with its picture at alternating sides.',
}

/** How a list of posts or products is shown; each choice counts at once. */
function ViewChoice({ site, line }: PageLookProps) {
  const { siteId } = site
  const { page, collectionId } = line
  const { data } = useQuery(pageTemplateQuery(siteId, collectionId))
  if (data === undefined) return null
  const { view: ofTemplate } = data
  if (ofTemplate === null) {
    return (
      <p className={styles['words']}>
        The template has markup of its own for this page, so it decides how the list is shown.
      </p>
    )
  }
  const { view = null } = page
  const choose = (id: CollectionView | typeof asTemplate): void => {
    const input = { collectionId, set: { view: id === asTemplate ? null : id }, seen: { view } }
    void performAction(
      siteId,
      { action: 'set-collection-view', input },
      { notice: 'View changed.' },
    )
  }
  return (
    <RadioCards
      label="Shown as"
      value={view ?? asTemplate}
      onChange={choose}
      options={[
        {
          id: asTemplate,
          name: 'As the template has it',
          hint: `That is “${collectionViewTitles[ofTemplate]}” at the moment.`,
        },
        ...(['list', 'grid', 'product'] as const).map((id) => ({
          id,
          name: collectionViewTitles[id],
          hint: hints[id],
        })),
      ]}
    />
  )
}

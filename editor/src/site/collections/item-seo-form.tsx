import type { DocumentReply } from '@vitrine/rules/ground/changes/changes-api.ts'
import { textOfHtml } from '@vitrine/rules/ground/words/text-of-html.ts'
import { mainPictureOf } from '@vitrine/rules/site/content/main-picture.ts'
import { pageSeo, seoFields } from '@vitrine/rules/site/collections/page-seo.ts'
import { DraftForm } from '../../ground/changes/draft-form.tsx'
import { useFormDraft } from '../../ground/changes/use-form-draft.ts'
import { Button } from '../../ground/controls/button.tsx'
import { Panel } from '../../ground/controls/room.tsx'
import { SeoFields, seoLabels } from '../media/seo-fields.tsx'
import type { Site } from '../sites/sites.ts'
import { pathOfItem, pictureInList, type ListPage } from './posts.ts'
import styles from './posts.module.css'

const schema = seoFields.required()

const words = {
  labelOf: (name: string) => seoLabels[name] ?? name,
  show: (name: string, value: unknown) =>
    name === 'shareAssetId' ? (value === null ? 'None' : 'Another picture') : String(value),
}

/** Tells this form of one item from those of others. */
export function itemSeoFormId(itemId: string): string {
  return `in search results ${itemId}`
}

const saving = {
  post: { action: 'edit-item', named: 'Post' },
  event: { action: 'edit-item', named: 'Event' },
  picture: { action: 'edit-item', named: 'Picture' },
  episode: { action: 'edit-item', named: 'Episode' },
  track: { action: 'edit-item', named: 'Track' },
  product: { action: 'edit-product', named: 'Product' },
} as const

/** How an item looks where it is found or shared; what is empty comes from the item itself. */
export function ItemSeoForm(props: {
  readonly site: Site
  readonly noun: keyof typeof saving
  readonly item: DocumentReply<'item'>
  readonly page: ListPage
}) {
  const { site, noun, item, page } = props
  const { title, excerpt } = item.body
  const { action, named } = saving[noun]
  const stored = { ...pageSeo(item.body) }
  const form = useFormDraft({
    siteId: site.siteId,
    id: itemSeoFormId(item.id),
    name: `${named} in search results: ${title}`,
    stored,
    seen: stored,
    schema,
    wish: ({ set, seen }) => ({ action, input: { itemId: item.id, set, seen } }),
    notice: `How the ${noun} is found is saved.`,
  })
  return (
    <Panel title="Found and shared">
      <DraftForm form={form} words={words} className={styles['form']}>
        <SeoFields
          site={site}
          noun={noun}
          values={form.values}
          errors={form.errors}
          onChange={form.change}
          title={title}
          excerpt={textOfHtml(excerpt)}
          mainAssetId={pictureInList(page, { mainAssetId: mainPictureOf(item.body) })}
          path={pathOfItem(page.body, item.body)}
        />
        <div className={styles['actions']}>
          <Button type="submit">Save how it is found</Button>
        </div>
      </DraftForm>
    </Panel>
  )
}

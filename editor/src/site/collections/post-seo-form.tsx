import type { DocumentReply } from '@vitrine/rules/ground/changes/changes-api.ts'
import { textOfHtml } from '@vitrine/rules/ground/words/text-of-html.ts'
import { pageSeo, seoFields } from '@vitrine/rules/site/collections/page-seo.ts'
import { DraftForm } from '../../ground/changes/draft-form.tsx'
import { useFormDraft } from '../../ground/changes/use-form-draft.ts'
import { Button } from '../../ground/controls/button.tsx'
import { Panel } from '../../ground/controls/room.tsx'
import { SeoFields, seoLabels } from '../media/seo-fields.tsx'
import type { Site } from '../sites/sites.ts'
import { postSeoFormId } from './post-draft.ts'
import { pathOfItem, type ListPage } from './posts.ts'
import styles from './posts.module.css'

const schema = seoFields.required()

const words = {
  labelOf: (name: string) => seoLabels[name] ?? name,
  show: (name: string, value: unknown) =>
    name === 'shareAssetId' ? (value === null ? 'None' : 'Another picture') : String(value),
}

/** How a post looks where it is found or shared; what is empty comes from the post itself. */
export function PostSeoForm(props: {
  readonly site: Site
  readonly post: DocumentReply<'item'>
  readonly page: ListPage
}) {
  const { site, post, page } = props
  const { title, excerpt, mainAssetId } = post.body
  const stored = { ...pageSeo(post.body) }
  const form = useFormDraft({
    siteId: site.siteId,
    id: postSeoFormId(post.id),
    name: `Post in search results: ${title}`,
    stored,
    seen: stored,
    schema,
    wish: ({ set, seen }) => ({ action: 'edit-item', input: { itemId: post.id, set, seen } }),
    notice: 'How the post is found is saved.',
  })
  return (
    <Panel title="Found and shared">
      <DraftForm form={form} words={words} className={styles['form']}>
        <SeoFields
          site={site}
          noun="post"
          values={form.values}
          errors={form.errors}
          onChange={form.change}
          title={title}
          excerpt={textOfHtml(excerpt)}
          mainAssetId={mainAssetId}
          path={pathOfItem(page.body, post.body)}
        />
        <div className={styles['actions']}>
          <Button type="submit">Save how it is found</Button>
        </div>
      </DraftForm>
    </Panel>
  )
}

import type { PageSeo } from '@vitrine/rules/site/collections/page-seo.ts'
import { TextField } from '../../ground/controls/text-field.tsx'
import { PictureField } from './picture-field.tsx'
import { SharePreview } from './share-preview.tsx'
import type { HostedSite } from './file-picture.tsx'

/** What its fields are called where two people have changed one. */
export const seoLabels: Readonly<Record<string, string>> = {
  seoTitle: 'Headline in search results',
  seoDescription: 'Words in search results',
  shareAssetId: 'Picture for links',
}

type SeoFieldsProps = {
  readonly site: HostedSite
  /** What it is, such as `page`. */
  readonly noun: string
  readonly values: PageSeo
  readonly errors: Readonly<Record<string, string>>
  readonly onChange: (values: Partial<PageSeo>) => void
  /** What stands where nothing else is said. */
  readonly title: string
  readonly mainAssetId?: string | null
  /** Words that stand where none are said; empty: those of the site. */
  readonly excerpt?: string
  readonly path: string
}

/** How a page or an item looks where it is found or shared. */
export function SeoFields(props: SeoFieldsProps) {
  const { site, noun, values, errors, onChange, title, mainAssetId = null, path } = props
  return (
    <>
      <TextField
        label="Headline in search results"
        maxLength={200}
        value={values.seoTitle}
        placeholder={title}
        onChange={(seoTitle) => onChange({ seoTitle })}
        error={errors['seoTitle']}
      />
      <TextField
        label="Words in search results"
        rows={3}
        maxLength={300}
        value={values.seoDescription}
        onChange={(seoDescription) => onChange({ seoDescription })}
        hint={`What the ${noun} offers, in a sentence or two. ${values.seoDescription.length} of 300 characters.`}
        error={errors['seoDescription']}
      />
      <PictureField
        site={site}
        label="Picture for links"
        hint={`Shown where somebody shares a link to this ${noun}. At least 1200 pixels wide is best.`}
        assetId={values.shareAssetId}
        onChange={(shareAssetId) => onChange({ shareAssetId })}
      />
      <SharePreview
        site={site}
        title={values.seoTitle || title}
        description={values.seoDescription || (props.excerpt ?? '')}
        path={path}
        assetId={values.shareAssetId ?? mainAssetId}
      />
    </>
  )
}

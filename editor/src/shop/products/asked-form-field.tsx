import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ProductType } from '@vitrine/rules/shop/products/product.ts'
import { SelectField } from '../../ground/controls/select-field.tsx'
import { formsQuery } from '../../site/forms/forms.ts'
import type { Site } from '../../site/sites/sites.ts'
import type { ProductDraft } from './product-draft.ts'
import styles from './products.module.css'

type AskedFormFieldProps = {
  readonly site: Site
  readonly values: Pick<ProductDraft, 'additionalFieldsFormId' | 'productType'>
  readonly errors: Readonly<Record<string, string>>
  readonly onChange: (changed: Pick<ProductDraft, 'additionalFieldsFormId'>) => void
}

/**
 * Which form shoppers answer before the product goes into their cart. A gift card asks who gets it,
 * and nothing else.
 */
export function AskedFormField({ site, values, errors, onChange }: AskedFormFieldProps) {
  const { additionalFieldsFormId: value, productType } = values
  const forms = useQuery(formsQuery(site.siteId))
  const known = (forms.data ?? []).map(({ id, name }) => ({ id, name }))
  const isKnown = value === '' || known.some(({ id }) => id === value)
  if (productType === ProductType.giftCard) return null
  const options = [
    { id: '', name: 'Nothing' },
    ...known,
    // while it is read, and where it was deleted
    ...(isKnown ? [] : [{ id: value, name: forms.isPending ? '…' : 'A form that is gone' }]),
  ]
  return (
    <div>
      <SelectField
        label="Ask for details"
        hint="What shoppers answer before it goes into their cart, such as the words of an engraving."
        options={options}
        value={value}
        onChange={(additionalFieldsFormId) => onChange({ additionalFieldsFormId })}
        error={errors['additionalFieldsFormId']}
      />
      <p className={styles['asked']}>
        <Link
          to="/sites/$siteName/forms"
          params={{ siteName: site.name }}
          search={isKnown && value !== '' ? { form: value } : {}}
        >
          {value === '' ? 'Make a form' : 'Edit the form'}
        </Link>
      </p>
    </div>
  )
}

import { isSoldOnce, plansOf } from '@vitrine/rules/shop/products/offered-plans.ts'
import { ProductType, type Product } from '@vitrine/rules/shop/products/product.ts'
import { takesTaxes } from '@vitrine/rules/shop/taxes/tax-plan-of.ts'
import type { SiteSettings } from '@vitrine/rules/site/sites/site-settings.ts'
import { daysToWithdraw } from '@vitrine/rules/site/sites/withdrawal-days.ts'
import { TextField } from '../../ground/controls/text-field.tsx'
import type { Site } from '../../site/sites/sites.ts'
import { TaxClassField } from '../taxes/tax-class-field.tsx'
import { AccessMonthsField } from './access-months-field.tsx'
import { ContentUnitField } from './content-unit-field.tsx'
import { NoWithdrawalField } from './no-withdrawal-field.tsx'
import type { ProductDraft } from './product-draft.ts'
import styles from './products.module.css'

/** What stands beside its prices, what is due on them, and how long it takes. */
export function SaleFields(props: {
  readonly site: Site
  readonly product: Product
  readonly settings: SiteSettings
  readonly values: Pick<
    ProductDraft,
    'productType' | 'contentUnit' | 'accessMonths' | 'taxClass' | 'extraDays' | 'noWithdrawal'
  >
  readonly errors: Readonly<Record<string, string>>
  readonly onChange: (part: Partial<ProductDraft>) => void
}) {
  const { site, product, settings, values, errors, onChange } = props
  return (
    <>
      {values.productType === ProductType.paywall && (
        <AccessMonthsField
          site={site}
          isSoldOnce={isSoldOnce(product)}
          hasPlans={plansOf(product).length > 0}
          value={values.accessMonths}
          onChange={(accessMonths) => onChange({ accessMonths })}
          error={errors['accessMonths']}
        />
      )}
      {values.productType === ProductType.physical && (
        <div className={styles['two']}>
          <ContentUnitField
            value={values.contentUnit}
            onChange={(contentUnit) => onChange({ contentUnit })}
            error={errors['contentUnit']}
          />
          <TextField
            label="Takes so many days more"
            inputMode="numeric"
            placeholder="None"
            hint="Such as of what is made to order. They are added to the delivery time, where the way of shipping says one."
            value={values.extraDays}
            onChange={(extraDays) => onChange({ extraDays })}
            error={errors['extraDays']}
          />
        </div>
      )}
      {hasWithdrawal(values, settings) && (
        <NoWithdrawalField
          value={values.noWithdrawal}
          onChange={(noWithdrawal) => onChange({ noWithdrawal })}
          error={errors['noWithdrawal']}
        />
      )}
      {hasTax(product, values, settings) && (
        <TaxClassField
          value={values.taxClass}
          onChange={(taxClass) => onChange({ taxClass })}
          error={errors['taxClass']}
        />
      )}
    </>
  )
}

/** Of a download its checkout asks, and a gift card is money; where nobody withdraws there is nothing to say. */
function hasWithdrawal(
  { productType, noWithdrawal }: Pick<ProductDraft, 'productType' | 'noWithdrawal'>,
  settings: SiteSettings,
): boolean {
  if (productType === ProductType.digital || productType === ProductType.giftCard) return false
  return daysToWithdraw(settings) > 0 || noWithdrawal !== 'none'
}

/**
 * Whether its tax is asked for. Of a gift card none is taken when it is sold; where the shop takes no
 * taxes at all, only one that was given before is shown.
 */
function hasTax(
  { productType }: Product,
  { taxClass }: Pick<ProductDraft, 'taxClass'>,
  settings: SiteSettings,
): boolean {
  if (productType === ProductType.giftCard) return false
  return takesTaxes(settings) || taxClass !== 'standard'
}

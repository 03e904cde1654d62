import {
  productViewsOf,
  type ProductViewSettings,
} from '@vitrine/rules/site/sites/product-view-settings.ts'
import { performAction } from '../../ground/changes/perform-action.ts'
import { Panel } from '../../ground/controls/room.tsx'
import { SwitchField } from '../../ground/controls/switch-field.tsx'
import type { PanelProps } from '../../site/sites/panel-props.ts'
import field from '../../ground/controls/field.module.css'

/** How products are shown beside what the template says. */
export function ProductViewsPanel({ site, settings }: PanelProps) {
  const stands = productViewsOf(settings.store.productViews)
  const turn = (set: Partial<ProductViewSettings>, notice: string): void =>
    void performAction(
      site.siteId,
      { action: 'set-product-views', input: { set, seen: stands } },
      { notice },
    )
  return (
    <Panel title="Showing products">
      <div className={field['field']}>
        <SwitchField
          isSelected={stands.quickView}
          onChange={(quickView) =>
            turn(
              { quickView },
              quickView
                ? 'Lists of products open them in a quick view.'
                : 'Lists of products have no quick view.',
            )
          }
        >
          Quick view in lists of products
        </SwitchField>
        <span className={field['hint']}>
          Shoppers see a product, choose and add it to the cart without leaving the list. Summary
          blocks have a setting of their own. A template from elsewhere shows it where it says so.
        </span>
      </div>
      <div className={field['field']}>
        <SwitchField
          isSelected={stands.buyBar}
          onChange={(buyBar) =>
            turn(
              { buyBar },
              buyBar
                ? 'Phones show a bar to buy on product pages.'
                : 'Phones show no bar to buy on product pages.',
            )
          }
        >
          Bar to buy on phones
        </SwitchField>
        <span className={field['hint']}>
          On a product’s page, once its button has scrolled out of sight: the name, the price and a
          button that adds it to the cart.
        </span>
      </div>
      <div className={field['field']}>
        <SwitchField
          isSelected={stands.neighbours}
          onChange={(neighbours) =>
            turn(
              { neighbours },
              neighbours
                ? 'Product pages lead to the ones before and after them.'
                : 'Product pages do not lead to the ones before and after them.',
            )
          }
        >
          Previous and next product
        </SwitchField>
        <span className={field['hint']}>
          Beneath a product: links to its neighbors in the order of your shop page.
        </span>
      </div>
      <div className={field['field']}>
        <SwitchField
          isSelected={stands.recent}
          onChange={(recent) =>
            turn(
              { recent },
              recent
                ? 'Product pages show what was viewed before.'
                : 'Product pages do not show what was viewed before.',
            )
          }
        >
          Recently viewed products
        </SwitchField>
        <span className={field['hint']}>
          Beneath a product: up to eight that the shopper looked at before. Their browser remembers
          them, and nobody else learns of it; your privacy policy should say so.
        </span>
      </div>
    </Panel>
  )
}

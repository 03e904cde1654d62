import { findOwnerAction, findRecordedAction } from '@vitrine/rules/owner-actions.ts'
import { documentKinds } from './document-kinds.ts'
import type { Context } from './ground/context.ts'
import { findViewer } from './people/accounts/open-session.ts'
import { authorize } from './people/roles/authorize.ts'
import { gatherAccounts } from './people/roles/gather-accounts.ts'
import { scopesOfToken } from './people/tools/scopes-of-token.ts'
import { cartPagePart } from './shop/cart/cart-page-part.ts'
import { mapPagePart } from './site/blocks/map-page-part.ts'
import { providerPagePart } from './site/blocks/provider-texts.ts'
import { chartPagePart } from './site/charts/chart-texts.ts'
import { blockPagePart } from './site/blocks/block-texts.ts'
import { galleryPagePart } from './site/galleries/gallery-texts.ts'
import { footerPagePart } from './site/render/footer-texts.ts'
import { mobileInfoPagePart } from './site/render/mobile-info-texts.ts'
import { readHeldStock } from './shop/checkout/read-held-stock.ts'
import { tellSoldOut } from './shop/products/tell-sold-out.ts'
import { forgetHosts } from './site/views/forget-hosts.ts'
import { productPagePart } from './shop/products/product-page-part.ts'
import { reviewsPagePart } from './shop/reviews/reviews-page-part.ts'
import { openSiteViews } from './site/views/site-views.ts'
import { languageParts } from './template-language.ts'

/** What an installation brings: everything that no feature adds. */
export type Resources = Omit<
  Context,
  'people' | 'kinds' | 'actions' | 'templates' | 'views' | 'tellSoldOut' | 'readHeldStock'
>

/** Hands the areas what those above them know, so that none has to import upwards. */
export function completeContext(resources: Resources): Context {
  const { database, config } = resources
  const parts = [
    cartPagePart,
    chartPagePart,
    galleryPagePart,
    blockPagePart,
    footerPagePart,
    mobileInfoPagePart,
    productPagePart,
    reviewsPagePart,
    providerPagePart,
    mapPagePart(config.mapTiles),
  ]
  const views = openSiteViews(database, { language: languageParts, parts })
  return {
    ...resources,
    people: {
      findViewer: (cookies, now) => findViewer(resources, cookies, now),
      addressProved: (accountId, now) => gatherAccounts(resources, accountId, now),
      authorize: (siteId, accountId, capability) =>
        authorize(database, siteId, accountId, capability),
      scopesOfToken: (siteId, token, now) => scopesOfToken(database, siteId, token, now),
    },
    kinds: { ...documentKinds, stored: (...written) => forgetHosts(views, ...written) },
    actions: { find: findOwnerAction, findRecorded: findRecordedAction },
    templates: views.templates,
    views,
    readHeldStock,
    tellSoldOut: tellSoldOut({ config, templates: views.templates }),
  }
}

import { setGiftCardValues } from './shop/gift-cards/gift-card-values-actions.ts'
import { setSubscriptionPlan } from './shop/subscriptions/subscription-plan-actions.ts'
import {
  deleteBlocks,
  duplicateBlocks,
  insertBlocks,
  moveBlocks,
} from './site/blocks/block-actions.ts'
import { editBlock } from './site/blocks/edit-block-actions.ts'
import { deleteRow, duplicateRow, moveRow, resizeColumns } from './site/blocks/row-actions.ts'
import { insertRows } from './site/blocks/insert-rows-actions.ts'
import { discardDrafts, publishDrafts } from './site/blocks/draft-actions.ts'
import { promoteBlock } from './site/blocks/promote-block-actions.ts'
import { lockLayout } from './site/blocks/lock-layout-actions.ts'
import {
  deleteSection,
  insertSection,
  renameSection,
  saveSection,
} from './site/blocks/section-actions.ts'
import { changeBlockType, mergeTexts, splitText } from './site/blocks/text-block-actions.ts'
import { setSlideLayout } from './site/blocks/slide-actions.ts'
import { editTextBlock, saveLayout } from './site/blocks/layout-actions.ts'
import {
  moveIntoFolder,
  reorderFolder,
  setFolder,
  takeOutOfFolder,
} from './site/collections/folder-actions.ts'
import { editAlbum } from './site/collections/album-actions.ts'
import { setGalleryDesign } from './site/collections/gallery-actions.ts'
import { setPageBackground } from './site/collections/page-background-actions.ts'
import { setMailingList } from './site/mailing-lists/mailing-list-actions.ts'
import { setListTools } from './site/collections/list-tools-actions.ts'
import { setCollectionView } from './site/collections/collection-view-actions.ts'
import { setPageCode } from './site/collections/page-code-actions.ts'
import { setItemCode } from './site/content/item-code-actions.ts'
import { setCustomContent } from './site/content/custom-content-actions.ts'
import { addTracks } from './site/content/track-actions.ts'
import { addPictures } from './site/content/picture-actions.ts'
import { setPageAudience } from './site/collections/page-audience-actions.ts'
import { setPagePassword } from './site/collections/page-password-actions.ts'
import { setSitePassword } from './site/sites/site-password-actions.ts'
import { deletePage } from './site/pages/delete-page-actions.ts'
import { layOutItem } from './site/content/lay-out-item-actions.ts'
import { duplicateItem } from './site/content/duplicate-item-actions.ts'
import { duplicatePage } from './site/collections/duplicate-page-actions.ts'
import {
  addPage,
  renamePage,
  setHomepage,
  setPageVisibility,
} from './site/collections/page-actions.ts'
import {
  addItem,
  deleteItem,
  editItem,
  reorderItems,
  setPostState,
} from './site/content/item-actions.ts'
import {
  addWordsToItems,
  deleteItems,
  setPostStates,
} from './site/content/several-items-actions.ts'
import { editTerms } from './site/content/term-actions.ts'
import { setStyle } from './site/design/design-actions.ts'
import { addForm, deleteForm, editForm } from './site/forms/form-actions.ts'
import { addFont, deleteFont, renameFont, setFontKit } from './site/design/font-actions.ts'
import { addAsset, deleteAsset, editAsset, replaceAsset } from './site/media/asset-actions.ts'
import {
  addNavigationLink,
  addNavigationPage,
  removeNavigationItem,
  renameNavigationLink,
  reorderNavigation,
} from './site/navigation/navigation-actions.ts'
import { addCoupon, deleteCoupon, editCoupon } from './shop/coupons/coupon-actions.ts'
import { setPriceNote } from './shop/taxes/price-note-actions.ts'
import { setCustomerAccounts } from './shop/customers/customers-settings-actions.ts'
import { setRestock } from './shop/restock/restock-settings-actions.ts'
import { setDonations } from './shop/donations/donations-actions.ts'
import { setInstallments } from './shop/installments/installments-actions.ts'
import { setCart } from './shop/cart/cart-settings-actions.ts'
import { setProductViews } from './shop/products/product-views-actions.ts'
import { setCartReminders } from './shop/reminders/reminders-settings-actions.ts'
import { setReviews } from './shop/reviews/reviews-settings-actions.ts'
import { putPickupPlace, removePickupPlace, setPickupOnly } from './shop/shipping/pickup-actions.ts'
import { putShippingWay, removeShippingWay } from './shop/shipping/shipping-actions.ts'
import { putTaxPlace, removeTaxPlaces, setTaxes, useTaxPreset } from './shop/taxes/tax-actions.ts'
import {
  addSoldFile,
  moveSoldFile,
  removeSoldFile,
  renameSoldFile,
  replaceSoldFile,
} from './shop/downloads/sold-file-actions.ts'
import { addProduct, deleteProduct, editProduct } from './shop/products/product-actions.ts'
import { duplicateProduct } from './shop/products/duplicate-product-actions.ts'
import { setProductCustomContent } from './shop/products/product-custom-content-actions.ts'
import { importProducts } from './shop/products/import-products-actions.ts'
import {
  addWordsToProducts,
  deleteProducts,
  setPricesOfProducts,
  setProductStates,
} from './shop/products/several-products-actions.ts'
import {
  addVariant,
  removeVariant,
  setProductOptions,
} from './shop/products/product-option-actions.ts'
import { setStripeKeys } from './shop/payments/stripe-settings-actions.ts'
import { editProductTerms } from './shop/products/product-term-actions.ts'
import { clearSampleContent } from './site/sites/clear-sample-actions.ts'
import { addDomain, removeDomain, setPrimaryDomain } from './site/sites/domain-actions.ts'
import { setDoor } from './site/sites/door-actions.ts'
import { setPopup } from './site/sites/popup-actions.ts'
import {
  finishFirstRun,
  setBlockFlags,
  setEmbedders,
  setFavicon,
  setLogo,
  setPaymentMode,
  setPublishing,
  setShipping,
  setSiteDetails,
  setSocialAccounts,
  setStorePolicies,
} from './site/sites/site-settings-actions.ts'
import { setAnnouncement } from './site/sites/announcement-actions.ts'
import { setBusiness } from './site/sites/business-actions.ts'
import { setSocial } from './site/sites/social-settings-actions.ts'
import { setComingSoon } from './site/sites/coming-soon-actions.ts'
import { setCaptcha } from './site/sites/captcha-settings-actions.ts'
import { setComments } from './site/sites/comment-settings-actions.ts'
import { setFooter } from './site/sites/footer-actions.ts'
import { setMobileInfo } from './site/sites/mobile-info-actions.ts'
import { setMailServer } from './site/sites/mail-server-actions.ts'
import { setMailWords } from './site/sites/mail-words-actions.ts'
import { setOwnerMails } from './site/sites/owner-mails-actions.ts'
import { setRegionalFormats } from './site/sites/regional-formats-actions.ts'
import { setSiteCode } from './site/sites/site-code-actions.ts'
import { setSearchVisibility, setSharePicture } from './site/sites/site-found-actions.ts'
import { setUrlMappings } from './site/sites/url-mapping-actions.ts'
import {
  createTemplateFile,
  deleteTemplateFile,
  renameTemplateFile,
  setTemplateFile,
} from './site/templates/template-file-actions.ts'
import type { z } from 'zod'
import type { AnyOwnerAction } from './ground/changes/owner-action.ts'

/** Every owner action that can be performed by its name. */
export const ownerActions = [
  addForm,
  editForm,
  deleteForm,
  addCoupon,
  deleteCoupon,
  editCoupon,
  setRestock,
  setInstallments,
  setProductViews,
  setCart,
  setReviews,
  setCartReminders,
  setDonations,
  setPriceNote,
  setCustomerAccounts,
  setTaxes,
  putShippingWay,
  removeShippingWay,
  putPickupPlace,
  removePickupPlace,
  setPickupOnly,
  putTaxPlace,
  removeTaxPlaces,
  useTaxPreset,
  addItem,
  addWordsToItems,
  deleteItems,
  setPostStates,
  addNavigationLink,
  addNavigationPage,
  addPage,
  addProduct,
  addVariant,
  setCustomContent,
  setProductCustomContent,
  moveIntoFolder,
  reorderFolder,
  setFolder,
  takeOutOfFolder,
  changeBlockType,
  clearSampleContent,
  createTemplateFile,
  deleteAsset,
  deleteBlocks,
  deleteItem,
  deletePage,
  deleteProduct,
  deleteRow,
  deleteSection,
  deleteTemplateFile,
  duplicateBlocks,
  duplicateItem,
  duplicateProduct,
  importProducts,
  setProductStates,
  addWordsToProducts,
  setPricesOfProducts,
  deleteProducts,
  layOutItem,
  duplicatePage,
  duplicateRow,
  editAlbum,
  editAsset,
  editBlock,
  editItem,
  editProduct,
  editProductTerms,
  editTerms,
  editTextBlock,
  finishFirstRun,
  insertBlocks,
  insertRows,
  insertSection,
  lockLayout,
  promoteBlock,
  publishDrafts,
  discardDrafts,
  mergeTexts,
  moveBlocks,
  moveRow,
  removeNavigationItem,
  removeVariant,
  renameNavigationLink,
  renamePage,
  renameSection,
  renameTemplateFile,
  reorderItems,
  reorderNavigation,
  resizeColumns,
  saveLayout,
  saveSection,
  setAnnouncement,
  setBusiness,
  setCaptcha,
  setSocial,
  setComments,
  removeDomain,
  setPrimaryDomain,
  setComingSoon,
  setDoor,
  setBlockFlags,
  setEmbedders,
  setFavicon,
  setHomepage,
  setLogo,
  setFooter,
  setMobileInfo,
  setMailServer,
  setMailWords,
  setOwnerMails,
  setPageCode,
  setPageBackground,
  setCollectionView,
  setListTools,
  setMailingList,
  setItemCode,
  setGalleryDesign,
  addPictures,
  addTracks,
  setPageAudience,
  setPagePassword,
  setPageVisibility,
  setPaymentMode,
  setPopup,
  setPublishing,
  setPostState,
  setProductOptions,
  setGiftCardValues,
  setSubscriptionPlan,
  setSearchVisibility,
  setSharePicture,
  setShipping,
  setRegionalFormats,
  setSiteCode,
  setSiteDetails,
  setSitePassword,
  setSlideLayout,
  setSocialAccounts,
  setStorePolicies,
  setStripeKeys,
  setTemplateFile,
  setStyle,
  setUrlMappings,
  addFont,
  renameFont,
  deleteFont,
  setFontKit,
  splitText,
  moveSoldFile,
  removeSoldFile,
  renameSoldFile,
] as const satisfies readonly AnyOwnerAction[]

type Listed = (typeof ownerActions)[number]
type InputsByName = { [Action in Listed as Action['name']]: z.input<Action['input']> }

declare module './ground/changes/owner-action.ts' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- all of it is in the list
  interface ActionInputs extends InputsByName {}
}

/** Actions that only the server performs, as a part of something else; they can be undone too. */
const serverActions: readonly AnyOwnerAction[] = [
  addAsset,
  addDomain,
  addSoldFile,
  replaceAsset,
  replaceSoldFile,
]

/** Actions that are performed by other names now, and stand in history as what they were. */
const formerActions: readonly AnyOwnerAction[] = [
  { ...saveLayout, name: 'save-layout-with-code', capability: 'edit-code' },
  { ...setStyle, name: 'set-custom-css', capability: 'edit-code' },
  { ...setStyle, name: 'set-tweaks' },
]

const byName = new Map<string, AnyOwnerAction>(ownerActions.map((action) => [action.name, action]))

/** The action that may be performed by this name. */
export function findOwnerAction(name: string): AnyOwnerAction | undefined {
  return byName.get(name)
}

/** The action that a row of history is about. */
export function findRecordedAction(name: string): AnyOwnerAction | undefined {
  const others = [...serverActions, ...formerActions]
  return byName.get(name) ?? others.find((action) => action.name === name)
}

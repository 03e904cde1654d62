import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { ArrowLeft, Copy, Ellipsis, History, PenLine, Trash2 } from 'lucide-react'
import type { DocumentReply } from '@vitrine/rules/ground/changes/changes-api.ts'
import type { ActionWish } from '@vitrine/rules/ground/changes/owner-action.ts'
import { documentQuery } from '../../ground/changes/documents.ts'
import { dropDraft, findDraft, putDraft } from '../../ground/changes/drafts.ts'
import { performAction } from '../../ground/changes/perform-action.ts'
import { formKey } from '../../ground/changes/use-form-draft.ts'
import { useIsGone } from '../../ground/changes/use-is-gone.ts'
import { Button, buttonClass } from '../../ground/controls/button.tsx'
import { MenuButton } from '../../ground/controls/menu-button.tsx'
import { Panel, Room } from '../../ground/controls/room.tsx'
import { LoadError, Skeleton, titleOfUnread } from '../../ground/controls/states.tsx'
import { isCounted } from '@vitrine/rules/shop/products/availability.ts'
import { ProductType, type Product } from '@vitrine/rules/shop/products/product.ts'
import { countsOf } from './count-draft.ts'
import { WaitingNote } from '../restock/waiting-note.tsx'
import { VariantStock } from './variant-stock.tsx'
import { copyTitle } from '../../site/collections/copy-title.ts'
import { codeFormId } from '../../site/fields/code-form.tsx'
import { customFormId } from '../../site/collections/custom-draft.ts'
import { CustomForm } from '../../site/collections/custom-form.tsx'
import { ItemCode } from '../../site/collections/item-code.tsx'
import { ItemSeoForm, itemSeoFormId } from '../../site/collections/item-seo-form.tsx'
import { LookAtPost } from '../../site/collections/look-at-post.tsx'
import { useWrite } from '../../site/collections/use-write.ts'
import { noticeOfDelete } from '../../site/content/uses.ts'
import { may } from '../../site/sites/rooms.ts'
import type { Site } from '../../site/sites/sites.ts'
import { useSite } from '../../site/sites/use-site.ts'
import { useSettings } from '../../ground/changes/working-site.ts'
import { SoldFilesPanel } from '../downloads/sold-files-panel.tsx'
import { optionsFormId } from './options-dialog.tsx'
import { productFormId } from './product-draft.ts'
import { ProductForm } from './product-form.tsx'
import { productStateQuery } from './product-pages.ts'
import { ProductStateTools } from './product-state.tsx'
import { ProductPictures } from './product-pictures.tsx'
import { RelatedProducts } from './related-products.tsx'
import list from '../../ground/controls/list.module.css'

/** One product: its words, its prices and what there is of it. */
export function ProductRoom() {
  const site = useSite()
  const { itemId = '' } = useParams({ strict: false })
  const item = useQuery(documentQuery(site.siteId, 'item', itemId))
  const isGone = useIsGone(item)
  if (item.data !== undefined && !isGone) {
    return <ProductPage key={itemId} site={site} item={item.data} />
  }
  if (item.isPending) {
    return (
      <Room title="Product" back={<WayBack site={site} />}>
        <Skeleton rows={6} height={56} />
      </Room>
    )
  }
  return (
    <Room title={titleOfUnread(item.error, 'Product')} back={<WayBack site={site} />}>
      <LoadError
        error={item.error}
        onRetry={() => void item.refetch()}
        back={
          <Link
            to="/sites/$siteName/products"
            params={{ siteName: site.name }}
            search={{}}
            className={buttonClass()}
          >
            Back to Products
          </Link>
        }
      />
    </Room>
  )
}

function WayBack({ site }: { readonly site: Site }) {
  return (
    <Link
      to="/sites/$siteName/products"
      params={{ siteName: site.name }}
      search={{}}
      className={list['back'] ?? ''}
    >
      <ArrowLeft size={16} aria-hidden /> Products
    </Link>
  )
}

type ProductPageProps = { readonly site: Site; readonly item: DocumentReply<'item'> }

function ProductPage({ site, item }: ProductPageProps) {
  const itemId = item.id
  const settings = useSettings(site.siteId)
  const navigate = useNavigate()
  const write = useWrite(site)
  const { product, title, collectionId, urlId } = item.body
  const stateOf = useQuery(productStateQuery(site.siteId, itemId))
  const state = stateOf.data
  const page = useQuery(documentQuery(site.siteId, 'collection', collectionId))
  // not before what stands beside it, which would move it from under a finger
  const isKnown = stateOf.isFetched && page.isFetched
  const ofState = { siteId: site.siteId, itemId, item: item.body, state }
  const act = (notice: string, wish: ActionWish) => performAction(site.siteId, wish, { notice })
  const duplicate = async (): Promise<void> => {
    const copied = await act('Product duplicated. The copy is a draft without stock.', {
      action: 'duplicate-product',
      input: { itemId, collectionId, title: copyTitle(title) },
    })
    const copy = copied.ok ? copied.value.changed.find(({ kind }) => kind === 'item') : undefined
    if (copy === undefined) return
    const params = { siteName: site.name, itemId: copy.id }
    await navigate({ to: '/sites/$siteName/products/$itemId', params })
  }
  const remove = async (): Promise<void> => {
    // who deletes a product asks for none of its words to be stored
    const forms = [productFormId, customFormId, itemSeoFormId, optionsFormId, codeFormId].flatMap(
      (of) => findDraft(formKey(site.siteId, of(itemId))) ?? [],
    )
    const typed = [...forms, ...countsOf(site.siteId, itemId)]
    for (const { key } of typed) dropDraft(key)
    await navigate({
      to: '/sites/$siteName/products',
      params: { siteName: site.name },
      search: {},
    })
    const notice = await noticeOfDelete(site.siteId, title, { kind: 'item', id: itemId })
    const deleted = await act(notice, { action: 'delete-product', input: { itemId } })
    if (!deleted.ok) for (const draft of typed) putDraft(draft)
  }
  return (
    <Room
      title={title}
      back={<WayBack site={site} />}
      actions={
        <>
          {isKnown && <ProductStateTools {...ofState} />}
          {page.data !== undefined && state !== undefined && may(site, 'edit-pages') && (
            <LookAtPost site={site} page={page.data.body} post={item.body} state={state} />
          )}
          {may(site, 'edit-pages') && (
            <Button
              icon={<PenLine size={16} aria-hidden />}
              onPress={() => void write({ id: itemId, collectionId, urlId })}
            >
              Write
            </Button>
          )}
          <MenuButton
            label={`Actions of ${title}`}
            size="medium"
            icon={<Ellipsis size={16} aria-hidden />}
            entries={[
              {
                id: 'duplicate',
                name: 'Duplicate',
                icon: <Copy size={15} aria-hidden />,
                onAction: () => void duplicate(),
              },
              {
                id: 'history',
                name: 'History',
                icon: <History size={15} aria-hidden />,
                onAction: () =>
                  void navigate({
                    to: '/sites/$siteName/history',
                    params: { siteName: site.name },
                    search: { of: `item/${itemId}` },
                  }),
              },
              {
                id: 'delete',
                name: 'Delete',
                icon: <Trash2 size={15} aria-hidden />,
                isDanger: true,
                onAction: () => void remove(),
              },
            ]}
          />
        </>
      }
    >
      {product !== null && settings !== undefined && (
        <>
          <ProductForm
            site={site}
            itemId={itemId}
            item={item}
            product={product}
            prefix={page.data === undefined ? '/' : `/${page.data.body.urlId}/`}
            settings={settings}
          />
          <SoldFiles site={site} itemId={itemId} product={product} />
          <ProductFields site={site} item={item} />
          {may(site, 'edit-pages') && <ProductPictures site={site} item={item} />}
          <RelatedProducts site={site} item={item} />
          <ProductStock site={site} itemId={itemId} title={title} product={product} />
          {page.data !== undefined && may(site, 'edit-pages') && (
            <ItemSeoForm site={site} noun="product" item={item} page={page.data} />
          )}
          <ItemCode site={site} noun="product" item={item} />
        </>
      )}
    </Room>
  )
}

type PartOfProduct = {
  readonly site: Site
  readonly itemId: string
  readonly product: Product
}

/** What there is of it, where that is counted. */
function ProductStock({
  site,
  title,
  itemId,
  product,
}: PartOfProduct & { readonly title: string }) {
  if (!may(site, 'edit-stock') || !isCounted(product.productType)) return null
  return (
    <Panel title="Stock" hint="Undo leaves stock as it is: to take a count back, set it again.">
      <VariantStock siteId={site.siteId} itemId={itemId} title={title} product={product} />
      <WaitingNote site={site} productId={itemId} />
    </Panel>
  )
}

function SoldFiles({ site, itemId, product }: PartOfProduct) {
  if (product.productType !== ProductType.digital) return null
  return <SoldFilesPanel siteId={site.siteId} itemId={itemId} product={product} />
}

/** The fields that the template adds to products, for who may change those. */
function ProductFields({
  site,
  item,
}: {
  readonly site: Site
  readonly item: DocumentReply<'item'>
}) {
  if (!may(site, 'edit-products')) return null
  return <CustomForm site={site} item={item} noun="product" action="set-product-custom-content" />
}

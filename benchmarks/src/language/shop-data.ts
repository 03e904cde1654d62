type Sequence = () => number

/** A repeatable row of numbers from 0 up to 1, so that every run measures the same pages. */
function sequenceFrom(seed: number): Sequence {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

const makes = ['Ash', 'Blue & White', 'Oiled', 'Raku', 'Stoneware', '"Second"', 'Travel', 'Woven']
const things = ['Basket', 'Bench', 'Bowl <small>', 'Jug', 'Ladle', 'Rug', 'Stool', 'Teapot']
const sizes = ['Small', 'Medium', 'Large']
const finishes = ['Raw', 'Waxed', 'Salt & Ash', 'Ink']
const firstDay = 1_700_000_000_000
const day = 86_400_000

const physical = 1
const digital = 2

function pick<T>(list: readonly T[], next: Sequence): T {
  return list[Math.floor(next() * list.length)] as T
}

function money(cents: number) {
  return { value: (cents / 100).toFixed(2), currency: 'USD' }
}

function picture(name: string, title: string, next: Sequence) {
  return {
    id: `picture-${name}`,
    title,
    assetUrl: `https://media.example.test/shop/${name}/${name}.jpg`,
    originalSize: pick(['1600x1200', '1200x1600', '2000x2000'], next),
    mediaFocalPoint: { x: 0.5, y: Number(next().toFixed(2)) },
    systemDataVariants: '1600x1200,100w,300w,500w,750w,1000w,1500w',
    filename: `${name}.jpg`,
  }
}

function variant(product: number, place: number, cents: number, onSale: boolean, next: Sequence) {
  const price = cents + (next() < 0.3 ? 700 * place : 0)
  const salePrice = Math.floor(price * 0.75)
  const size = sizes[place % sizes.length]
  const finish = finishes[(place + product) % finishes.length]
  return {
    id: `v-${product}-${place}`,
    sku: `SQ-${product}-${place}`,
    price,
    salePrice,
    onSale,
    priceMoney: money(price),
    salePriceMoney: money(salePrice),
    unlimited: next() < 0.1,
    qtyInStock: next() < 0.2 ? 0 : Math.floor(next() * 40),
    attributes: { Size: size, Finish: finish },
    optionValues: [{ value: size }, { value: finish }],
  }
}

function product(place: number, variantCount: number, next: Sequence) {
  const title = `${pick(makes, next)} ${pick(things, next)} ${place}`
  const productType = place % 25 === 9 ? digital : physical
  const cents = 800 + Math.floor(next() * 30_000)
  const onSale = next() < 0.25
  const count = productType === digital ? 0 : variantCount
  return {
    ...picture(`p${place}`, title, next),
    collectionId: 'shop',
    recordType: 11,
    recordTypeLabel: 'store-item',
    urlId: `thing-${place}`,
    fullUrl: `/shop/thing-${place}`,
    excerpt: `<p>${'Thrown and fired by <em>one</em> pair of hands. '.repeat(1 + (place % 3))}</p>`,
    body: `<p>${'Rinse & dry by hand; glaze may vary. '.repeat(8)}</p>`,
    addedOn: firstDay + place * day,
    starred: place % 15 === 0,
    categories: [pick(['Kitchen', 'Garden', 'Table'], next)],
    tags: ['new', pick(['slow made', 'gift', 'oak'], next)],
    author: { displayName: 'Ines Potter' },
    items: Array.from({ length: 1 + (place % 4) }, (_unused, view) =>
      picture(`p${place}-${view}`, `${title}, view ${view + 1}`, next),
    ),
    structuredContent: {
      productType,
      variantOptionOrdering: ['Size', 'Finish'],
      variants: Array.from({ length: count }, (_unused, index) =>
        variant(place, index, cents, onSale, next),
      ),
      onSale,
      priceMoney: money(cents),
      salePriceMoney: money(Math.floor(cents * 0.75)),
      isSubscribable: false,
      useCustomAddButtonText: place % 9 === 0,
      customAddButtonText: 'Take it home',
    },
  }
}

const productCount = 200

function products() {
  const next = sequenceFrom(7)
  return Array.from({ length: productCount }, (_unused, place) =>
    product(place, 1 + Math.floor(next() * 6), next),
  )
}

function site() {
  return {
    website: { siteTitle: 'Potter & Daughters', timeZone: 'Europe/Berlin', shareButtonOptions: {} },
    websiteSettings: { storeSettings: {}, simpleLikingEnabled: true },
    featureFlags: { useCLDRMoneyFormat: false },
    localizedStrings: { productAddToCartText: 'Add To Cart', productSoldOutText: 'gone' },
    navigation: ['Shop', 'Workshop', 'Journal', 'Visit'].map((title, place) => ({
      title,
      fullUrl: `/${title.toLowerCase()}`,
      active: place === 0,
    })),
    collection: { title: 'Shop', typeName: 'products', type: 13, fullUrl: '/shop' },
  }
}

export type ListData = ReturnType<typeof listData>
export type ProductData = ReturnType<typeof productData>

/** A shop page with 200 products, as a page's context gives it to templates. */
export function listData() {
  return { ...site(), items: products() }
}

/** A product with several variants and pictures, and eight related ones. */
export function productData() {
  const all = products()
  const chosen = all.find(
    ({ items, structuredContent }) => items.length > 2 && structuredContent.variants.length > 4,
  )
  if (chosen === undefined) throw new Error('the made products hold none with many variants')
  return { ...site(), item: chosen, related: all.slice(0, 8) }
}

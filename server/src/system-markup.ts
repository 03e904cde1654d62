import button from './site/blocks/button.block?raw'
import gallery from './site/blocks/gallery.block?raw'
import horizontalrule from './site/blocks/horizontalrule.block?raw'
import html from './site/blocks/html.block?raw'
import image from './site/blocks/image.block?raw'
import product from './shop/products/product.block?raw'
import quote from './site/blocks/quote.block?raw'
import spacer from './site/blocks/spacer.block?raw'
import summary from './site/blocks/summary-v2.block?raw'
import blogItem from './site/collections/blog.item?raw'
import blogList from './site/collections/blog.list?raw'
import productsItem from './shop/products/products.item?raw'
import productsList from './shop/products/products.list?raw'
import errorPage from './site/pages/error-page.block?raw'
import notFound from './site/pages/not-found.block?raw'
import searchResults from './site/pages/search-results.block?raw'

/** The platform's own markup by the path of the owner's file that would stand in for it. */
export const systemMarkup: ReadonlyMap<string, string> = new Map([
  ['blocks/button.block', button],
  ['blocks/gallery.block', gallery],
  ['blocks/horizontalrule.block', horizontalrule],
  ['blocks/html.block', html],
  ['blocks/image.block', image],
  ['blocks/product.block', product],
  ['blocks/quote.block', quote],
  ['blocks/spacer.block', spacer],
  ['blocks/summary-v2.block', summary],
  ['blocks/error-page.block', errorPage],
  ['blocks/not-found.block', notFound],
  ['blocks/search-results.block', searchResults],
  ['collections/blog.item', blogItem],
  ['collections/blog.list', blogList],
  ['collections/products.item', productsItem],
  ['collections/products.list', productsList],
])

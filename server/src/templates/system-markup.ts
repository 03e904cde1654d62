import button from '../blocks/button.block?raw'
import gallery from '../blocks/gallery.block?raw'
import horizontalrule from '../blocks/horizontalrule.block?raw'
import html from '../blocks/html.block?raw'
import image from '../blocks/image.block?raw'
import product from '../blocks/product.block?raw'
import quote from '../blocks/quote.block?raw'
import spacer from '../blocks/spacer.block?raw'
import summary from '../blocks/summary-v2.block?raw'
import blogItem from '../collections/blog.item?raw'
import blogList from '../collections/blog.list?raw'
import productsItem from '../collections/products.item?raw'
import productsList from '../collections/products.list?raw'
import errorPage from '../pages/error-page.block?raw'
import notFound from '../pages/not-found.block?raw'
import searchResults from '../pages/search-results.block?raw'

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

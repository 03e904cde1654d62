import cart from '../../shop/cart/cart.css?raw'
import quickView from '../../shop/products/quick-view-button.css?raw'
import buyBar from '../../shop/products/buy-bar.css?raw'
import beneathProduct from '../../shop/products/beneath-product.css?raw'
import installments from '../../shop/installments/installments.css?raw'
import restock from '../../shop/restock/restock.css?raw'
import amazon from '../blocks/amazon.css?raw'
import blocks from '../blocks/blocks.css?raw'
import image from '../blocks/image.css?raw'
import map from '../blocks/map.css?raw'
import menu from '../blocks/menu.css?raw'
import lists from '../blocks/lists.css?raw'
import likes from '../social/social.css?raw'
import social from '../blocks/social-links.css?raw'
import summary from '../blocks/summary.css?raw'
import captcha from '../captcha/captcha.css?raw'
import chart from '@vitrine/rules/site/charts/chart.css?raw'
import comments from '../comments/comments.css?raw'
import views from '../collections/views.css?raw'
import album from '../collections/album.css?raw'
import events from '../collections/events.css?raw'
import indexPages from '../collections/index.css?raw'
import galleryPage from '../collections/gallery-page.css?raw'
import gallery from '../galleries/gallery.css?raw'
import memberNotice from '../pages/member-notice.css?raw'
import slides from '../slides/slides.css?raw'
import announcement from '../render/announcement-bar.css?raw'
import mobileInfo from '../render/mobile-info-bar.css?raw'
import frame from './system.css?raw'

/** The platform's own rules, which every site's stylesheet begins with; each feature brings its own. */
export const systemStyles: readonly string[] = [
  frame,
  announcement,
  mobileInfo,
  blocks,
  image,
  gallery,
  galleryPage,
  indexPages,
  summary,
  views,
  lists,
  events,
  album,
  comments,
  captcha,
  likes,
  chart,
  map,
  menu,
  amazon,
  social,
  slides,
  memberNotice,
  cart,
  quickView,
  installments,
  buyBar,
  beneathProduct,
  restock,
]

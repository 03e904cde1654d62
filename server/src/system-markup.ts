import type { BlockName } from '@vitrine/rules/site/blocks/block-types.ts'
import { slideLayouts } from '@vitrine/rules/site/slides/slide-layouts.ts'
import product from './shop/products/product.block?raw'
import productsItem from './shop/products/products.item?raw'
import productsList from './shop/products/products.list?raw'
import accordion from './site/blocks/accordion.block?raw'
import album from './site/blocks/album.block?raw'
import amazon from './site/blocks/amazon.block?raw'
import archive from './site/blocks/archive.block?raw'
import audio from './site/blocks/audio.block?raw'
import button from './site/blocks/button.block?raw'
import calendar from './site/blocks/calendar.block?raw'
import donation from './site/blocks/donation.block?raw'
import comments from './site/blocks/comments.block?raw'
import chart from './site/blocks/chart.block?raw'
import code from './site/blocks/code.block?raw'
import embed from './site/blocks/embed.block?raw'
import folder from './site/blocks/folder.block?raw'
import gallery from './site/blocks/gallery.block?raw'
import horizontalrule from './site/blocks/horizontalrule.block?raw'
import html from './site/blocks/html.block?raw'
import image from './site/blocks/image.block?raw'
import map from './site/blocks/map.block?raw'
import markdown from './site/blocks/markdown.block?raw'
import menu from './site/blocks/menu.block?raw'
import opentable from './site/blocks/opentable-v2.block?raw'
import linkCard from './site/blocks/link-card.block?raw'
import logo from './site/blocks/logo.block?raw'
import navigation from './site/blocks/navigation.block?raw'
import quote from './site/blocks/quote.block?raw'
import search from './site/blocks/search.block?raw'
import socialLinks from './site/blocks/socialaccountlinks-v2.block?raw'
import spacer from './site/blocks/spacer.block?raw'
import summary from './site/blocks/summary-v2.block?raw'
import tock from './site/blocks/tock.block?raw'
import tagcloud from './site/blocks/tagcloud.block?raw'
import video from './site/blocks/video.block?raw'
import albumItem from './site/collections/album.item?raw'
import albumList from './site/collections/album.list?raw'
import blogItem from './site/collections/blog.item?raw'
import blogList from './site/collections/blog.list?raw'
import eventsEntry from './site/collections/events-entry.block?raw'
import galleryItem from './site/collections/gallery.item?raw'
import galleryList from './site/collections/gallery.list?raw'
import indexList from './site/collections/index.list?raw'
import podcastItem from './site/collections/podcast.item?raw'
import podcastList from './site/collections/podcast.list?raw'
import eventsItem from './site/collections/events.item?raw'
import eventsList from './site/collections/events.list?raw'
import slideAction from './site/slides/action.block?raw'
import slideButtons from './site/slides/buttons.block?raw'
import slideLock from './site/slides/lock.block?raw'
import slidePassword from './site/slides/password.block?raw'
import popupAction from './site/slides/popup-overlay-action.block?raw'
import slideMarkup from './site/slides/slide.block?raw'
import slidePage from './site/slides/slide-page.region?raw'
import socialIcons from './site/slides/social-icons.block?raw'
import errorPage from './site/pages/error-page.block?raw'
import notFound from './site/pages/not-found.block?raw'
import searchResults from './site/pages/search-results.block?raw'

/** The markup of every block type that there is. */
const blockMarkup: Readonly<Record<BlockName, string>> = {
  accordion,
  action: slideAction,
  album,
  amazon,
  archive,
  audio,
  button,
  buttons: slideButtons,
  chart,
  calendar,
  code,
  comments,
  donation,
  embed,
  collectionlink: linkCard,
  folder,
  gallery,
  horizontalrule,
  html,
  image,
  map,
  markdown,
  menu,
  'opentable-v2': opentable,
  link: linkCard,
  lock: slideLock,
  logo,
  navigation,
  password: slidePassword,
  'popup-overlay-action': popupAction,
  postsbyauthor: archive,
  postsbycategory: archive,
  postsbymonth: archive,
  postsbytag: archive,
  product,
  quote,
  search,
  'social-icons': socialIcons,
  'socialaccountlinks-v2': socialLinks,
  spacer,
  'summary-v2': summary,
  tock,
  tagcloud,
  video,
}

/** The platform's own markup by the path of the owner's file that would stand in for it. */
export const systemMarkup: ReadonlyMap<string, string> = new Map([
  ...Object.entries(blockMarkup).map(([name, markup]): [string, string] => [
    `blocks/${name}.block`,
    markup,
  ]),
  ...slideLayouts.map(({ id }): [string, string] => [`slides/${id}.block`, slideMarkup]),
  ['slides/slide-page.region', slidePage],
  ['blocks/error-page.block', errorPage],
  ['blocks/not-found.block', notFound],
  ['blocks/search-results.block', searchResults],
  ['collections/album.item', albumItem],
  ['collections/album.list', albumList],
  ['collections/blog.item', blogItem],
  ['collections/blog.list', blogList],
  ['blocks/events-entry.block', eventsEntry],
  ['collections/gallery.item', galleryItem],
  ['collections/gallery.list', galleryList],
  ['collections/events.item', eventsItem],
  ['collections/events.list', eventsList],
  ['collections/index.list', indexList],
  ['collections/podcast.item', podcastItem],
  ['collections/podcast.list', podcastList],
  ['collections/products.item', productsItem],
  ['collections/products.list', productsList],
])

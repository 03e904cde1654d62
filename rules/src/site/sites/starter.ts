import { listToolSets } from '../collections/list-tool-names.ts'
import { z } from 'zod'
import { noBusiness } from './business.ts'
import { businessInput } from './business-actions.ts'
import { findBlockTypeByName } from '../blocks/block-types.ts'
import { customName } from '../content/custom-content.ts'
import { defaultFooter } from './footer.ts'
import { footerInput } from './footer-actions.ts'
import { audioFields } from '../content/audio-fields.ts'
import { readLength } from '../content/audio.ts'
import { eventFields } from '../content/event-fields.ts'
import { defaultLayout } from '../blocks/layout.ts'
import { isSafeLink } from '../navigation/safe-link.ts'
import { supportedCurrencies } from './supported-currencies.ts'

/**
 * What a starter site's folder holds, as data. The folder:
 *
 * ```
 * starter-sites/<name>/
 *   about.json             `starterAboutSchema`, for whoever chooses a starter
 *   screenshot.jpg         what its site looks like; `screenshot-phone.jpg` on a phone
 *   template/**            the template's files, exactly as an owner would push them
 *   content/site.json      `starterSiteSchema`
 *   content/items/*.json   `starterItemsSchema`, named by a collection's `items`
 *   content/pictures.json  `starterPicturesSchema`, by the file's name in `pictures/`
 *   content/measures.json  `starterMeasuresSchema`, written by `npm run measure-starters`
 *   pictures/*             the pictures that the content names
 *   recordings/*           what its albums and podcasts let hear
 * ```
 *
 * Ids are made by the importer. Every document is marked as sample content, but the site's settings
 * and its home page.
 */

/** A file of `pictures/`, by its name, such as `moss-bowl.png`. */
const pictureName = z.string().min(1)

/** Minor units as a whole number, or major units as text: `4800` and `'48.00'` are the same USD. */
const starterPrice = z.union([z.int().min(0), z.string().regex(/^\d{1,12}(\.\d{1,2})?$/)])
export type StarterPrice = z.output<typeof starterPrice>

/**
 * A block of a starter's layout. Anywhere inside `value`, `{ "picture": "file.png" }` stands for the
 * id of that picture's asset. A type is told by its name, such as `html`, or by its wire number.
 */
const starterBlock = z.strictObject({
  type: z.union([
    z.string().transform((name, context) => {
      const found = findBlockTypeByName(name)
      if (found !== undefined) return found.type
      context.addIssue({ code: 'custom', message: `There is no block type "${name}".` })
      return z.NEVER
    }),
    z.int().min(1).max(2000),
  ]),
  value: z.record(z.string(), z.json()),
  /** Whether it stands for the whole item in whose text it is. */
  promoted: z.literal(true).optional(),
})

export type StarterRow = {
  columns: {
    span: number
    blocks?: z.output<typeof starterBlock>[] | undefined
    rows?: StarterRow[] | undefined
  }[]
}

const starterRow: z.ZodType<StarterRow> = z.strictObject({
  columns: z
    .array(
      z.strictObject({
        span: z.int().min(1).max(12),
        blocks: z.array(starterBlock).optional(),
        get rows() {
          return z.array(starterRow).optional()
        },
      }),
    )
    .min(1),
})

export const starterLayoutSchema = z.strictObject({
  columns: z.union([z.literal(1), z.literal(12)]).default(defaultLayout.body.columns),
  rows: z.array(starterRow),
})
export type StarterLayout = z.output<typeof starterLayoutSchema>

const starterCollection = z.strictObject({
  /** How menus of `site.json` name it. */
  key: z.string().regex(/^[a-z0-9-]+$/),
  /** Stem of the template's `collections/<typeName>.conf`, or `page`. */
  typeName: z.string().regex(/^[a-z0-9-]+$/),
  /** Wire number of `CollectionType`: 1 for lists, 10 for pages, 13 for products, 15 for galleries, 16 for albums. */
  type: z.literal([1, 7, 10, 13, 15, 16]),
  title: z.string().min(1).max(200),
  /** Absent: the title. */
  navigationTitle: z.string().max(200).optional(),
  urlId: z.string().regex(/^[a-z0-9-]+$/),
  /** HTML. */
  description: z.string().default(''),
  homepage: z.boolean().default(false),
  visibility: z.enum(['live', 'draft']).default('live'),
  ordering: z
    .enum(['chronological', 'user-orderable', 'calendar', 'music-album'])
    .default('chronological'),
  pageSize: z.int().min(1).max(9999).default(20),
  /** Of products: what shoppers have above them; absent: nothing. */
  listTools: z.enum(listToolSets).optional(),
  /** Of albums and podcasts: whom one is by. */
  artistName: z.string().max(200).optional(),
  mainPicture: pictureName.optional(),
  /** For pages: their own layout. */
  layout: starterLayoutSchema.optional(),
  /** Path under `content/`, such as `items/shop.json`. */
  items: z
    .string()
    .regex(/^items\/[a-z0-9-]+\.json$/)
    .optional(),
})
export type StarterCollection = z.output<typeof starterCollection>

const starterNavigation = z.strictObject({
  title: z.string().min(1),
  items: z.array(
    z.union([
      z.strictObject({ collection: z.string() }),
      z.strictObject({
        title: z.string().min(1),
        url: z.string().min(1),
        newWindow: z.boolean().default(false),
      }),
    ]),
  ),
})

/** What a starter may say of `SiteSettings`; the rest begins as `defaultSiteSettings` has it. */
const starterSettings = z.strictObject({
  title: z.string().min(1).max(200),
  tagline: z.string().max(500).default(''),
  /** HTML. */
  description: z.string().default(''),
  country: z.string().length(2).default('US'),
  currency: z
    .string()
    .refine((code) => supportedCurrencies.has(code))
    .default('USD'),
  timeZone: z.string().default('America/New_York'),
  language: z.string().default('en-US'),
  contactEmail: z.string().default(''),
  /** Where the business is and when it is open: what an owner writes there takes its place. */
  business: z.preprocess((told) => ({ ...noBusiness, ...Object(told) }), businessInput),
  /** What the foot of pages shows; the rest is as it is without any. */
  footer: z.preprocess((told) => ({ ...defaultFooter, ...Object(told) }), footerInput).optional(),
  logo: pictureName.optional(),
  favicon: pictureName.optional(),
  socialAccounts: z
    .array(z.strictObject({ serviceName: z.string(), profileUrl: z.url().refine(isSafeLink) }))
    .default([]),
  store: z
    .strictObject({
      shipping: z
        .strictObject({ name: z.string().min(1), price: starterPrice })
        .default({ name: 'Standard shipping', price: 0 }),
      expressCheckout: z.boolean().default(false),
      productViews: z
        .strictObject({
          quickView: z.boolean(),
          buyBar: z.boolean(),
          neighbours: z.boolean(),
          recent: z.boolean(),
        })
        .optional(),
      multipleQuantityAllowedForServices: z.boolean().default(true),
      returnPolicy: z.string().default(''),
      termsOfService: z.string().default(''),
      privacyPolicy: z.string().default(''),
    })
    .prefault({}),
})

/** `content/site.json`. */
export const starterSiteSchema = z.strictObject({
  settings: starterSettings,
  design: z
    .strictObject({
      tweakValues: z.record(z.string(), z.string()).default({}),
      customCss: z.string().default(''),
    })
    .prefault({}),
  /** By the navigation's name in `template.conf`, such as `mainNavigation`. */
  navigations: z.record(z.string(), starterNavigation).default({}),
  /** By the block field's id in the template. */
  blockFields: z.record(z.string(), starterLayoutSchema).default({}),
  collections: z.array(starterCollection).min(1),
})
export type StarterSite = z.output<typeof starterSiteSchema>

const starterVariant = z.strictObject({
  sku: z.string().trim().min(1).max(60),
  /** Option name to value; the names are those of `variantOptionOrdering`. */
  attributes: z.record(z.string(), z.string()).default({}),
  price: starterPrice,
  /** Present: the variant is on sale at this price. */
  salePrice: starterPrice.optional(),
  picture: pictureName.optional(),
  stock: z.union([z.int().min(0), z.literal('unlimited')]),
})
export type StarterVariant = z.output<typeof starterVariant>

const starterProduct = z.strictObject({
  /** Wire number of `ProductType`. */
  productType: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]),
  variantOptionOrdering: z.array(z.string()).default([]),
  customAddButtonText: z.string().optional(),
  variants: z.array(starterVariant).min(1),
  /** What a download is: files of `sold-files/`, by their names. */
  files: z.array(z.string().min(1).max(255)).max(20).default([]),
})

const starterEvent = z.strictObject({
  /** Whole days from the day on which the site is created; below 0: past. */
  startsInDays: z.int(),
  /** What the clock of the site's time zone shows then. */
  at: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
  hours: z.number().min(0).default(1),
  ...eventFields.pick({
    addressTitle: true,
    addressLine1: true,
    addressLine2: true,
    addressCountry: true,
    mapPoint: true,
  }).shape,
})
export type StarterEvent = z.output<typeof starterEvent>

/** What is heard of a track of an album, or of an episode of a podcast. */
const starterRecording = z.strictObject({
  /** A file of `recordings/`, by its name. */
  file: z.string().min(1),
  /** How long it lasts, such as `3:45`. */
  length: z.string().transform((typed, context) => {
    const durationMs = readLength(typed)
    if (durationMs !== undefined) return durationMs
    context.addIssue({ code: 'custom', message: `"${typed}" is no length such as 3:45.` })
    return z.NEVER
  }),
  /** Of an episode. */
  episodeNumber: audioFields.shape.episodeNumber,
})

const starterItem = z.strictObject({
  title: z.string().min(1).max(200),
  urlId: z.string().regex(/^[a-z0-9-]+(\/[a-z0-9-]+)*$/),
  /** Wire number of `RecordType`: 1 for a post, 2 for a picture of a gallery, 11 for a product; what is heard says it by `recording`. */
  recordType: z.int().default(1),
  /** HTML. */
  excerpt: z.string().default(''),
  /** HTML. */
  body: z.string().default(''),
  /** In place of the body. */
  layout: starterLayoutSchema.optional(),
  /** A product's short facts as HTML. */
  details: z.string().default(''),
  tags: z.array(z.string().max(50)).default([]),
  categories: z.array(z.string().max(25)).default([]),
  authorName: z.string().default(''),
  mainPicture: pictureName.optional(),
  /** Further pictures in order, without the main one. */
  pictures: z.array(pictureName).default([]),
  visibility: z.enum(['live', 'draft']).default('live'),
  starred: z.boolean().default(false),
  /** Days before the site is created; `publishOn` wins. Absent both: now. */
  publishedDaysAgo: z.number().min(0).optional(),
  publishOn: z.iso.datetime().optional(),
  /** Of the template's own fields texts and switches. */
  customContent: z.record(customName, z.union([z.string(), z.boolean()])).default({}),
  product: starterProduct.optional(),
  event: starterEvent.optional(),
  recording: starterRecording.optional(),
})
export type StarterItem = z.output<typeof starterItem>

/** `content/items/*.json`; a user-orderable collection keeps the file's order. */
export const starterItemsSchema = z.array(starterItem)

/** `content/pictures.json`. A picture that is not described here has its file name as alt text. */
export const starterPicturesSchema = z.record(
  z.string(),
  z.strictObject({
    alt: z.string(),
    title: z.string().default(''),
    focalPoint: z
      .strictObject({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) })
      .default({ x: 0.5, y: 0.5 }),
  }),
)
export type StarterPictures = z.output<typeof starterPicturesSchema>

/**
 * `content/measures.json`: pixels and average colors of pictures, by the sha-256 of their bytes. One
 * that is not in it is measured when a site is made, which takes a hundredth of a second and more.
 */
export const starterMeasuresSchema = z.record(
  z.string().length(64),
  z.strictObject({
    width: z.int().min(1),
    height: z.int().min(1),
    colorData: z.record(z.string(), z.string().length(6)),
  }),
)
export type StarterMeasures = z.output<typeof starterMeasuresSchema>

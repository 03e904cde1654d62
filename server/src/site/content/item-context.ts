import type { ContentItem } from '@vitrine/rules/site/content/content-item.ts'
import { RecordType, recordTypeLabels } from '@vitrine/rules/site/content/content-item.ts'
import { BackgroundSource } from '@vitrine/rules/site/collections/background-source.ts'
import { assetsOfCustom } from '@vitrine/rules/site/content/custom-content.ts'
import { wireNameOf } from '@vitrine/rules/ground/ids/wire-names.ts'
import {
  averageDecimal,
  averageSigns,
  type ReviewFacts,
} from '@vitrine/rules/site/reviews/review-facts.ts'
import { escapeHtml } from '@vitrine/rules/ground/words/escape-html.ts'
import { commentStateOf } from '@vitrine/rules/site/comments/takes-comments.ts'
import { mainPictureOf } from '@vitrine/rules/site/content/main-picture.ts'
import { pictureContext } from '../media/picture-context.ts'
import { backgroundContext } from '../media/background-context.ts'
import { audioContext } from './audio-context.ts'
import { customContext } from './custom-context.ts'
import { eventContext } from './event-context.ts'
import type { ItemSurroundings } from './page-part.ts'

/** A content item as templates see it (template platform §10). Plain text is escaped here, once. */
export function itemContext(
  itemId: string,
  item: ContentItem,
  around: ItemSurroundings,
): Record<string, unknown> {
  const [firstName = '', ...rest] = item.authorName.split(' ')
  const comments = around.commentCounts.get(itemId) ?? 0
  const context: Record<string, unknown> = {
    ...mainPicture(item, around),
    id: itemId,
    websiteId: around.websiteId,
    collectionId: item.collectionId,
    recordType: item.recordType,
    recordTypeLabel: wireNameOf(recordTypeLabels, item.recordType) ?? 'text',
    addedOn: item.addedOn,
    updatedOn: item.updatedOn,
    publishOn: item.publishOn,
    starred: item.starred,
    passthrough: item.passthrough ?? false,
    tags: item.tags.map(escapeHtml),
    categories: item.categories.map(escapeHtml),
    workflowState: item.visibility === 'live' ? 1 : 4,
    author: {
      displayName: escapeHtml(item.authorName),
      firstName: escapeHtml(firstName),
      lastName: escapeHtml(rest.join(' ')),
    },
    urlId: item.urlId,
    fullUrl: `${around.collectionUrl}/${item.urlId}`,
    sourceUrl: escapeHtml(item.sourceUrl ?? ''),
    ...clickthrough(item),
    title: escapeHtml(item.title),
    body: item.body,
    excerpt: item.excerpt,
    // absent, they would be looked for further out, where another item's may stand
    promotedBlockType: around.promoted.get(itemId)?.type ?? null,
    promotedBlock: '',
    customContent: customContext(item.customContent, around),
    commentCount: comments,
    publicCommentCount: comments,
    commentState: commentStateOf(item, around.settings),
    likeCount: around.likeCounts.get(itemId) ?? 0,
    ...backgroundContext(item, mainPictureOf(item), around.assets),
    ...eventContext(item),
    ...audioContext(item, around.assets),
    ...reviewContext(around.reviewFacts.get(itemId)),
    items: item.assetIds.flatMap((id) => picture(id, around)),
  }
  for (const part of around.parts) Object.assign(context, part.ofItem?.(item, around))
  return context
}

/** What visitors see of its reviews, where there are any. */
function reviewContext(facts: ReviewFacts | undefined) {
  if (facts === undefined) return undefined
  return { reviews: { ...facts, average: averageDecimal(facts), signs: averageSigns(facts) } }
}

/** Where a press on a picture leads that leads to its source. */
function clickthrough({ recordType, passthrough, sourceUrl }: ContentItem) {
  const leadsOn = recordType === RecordType.image && passthrough === true
  return leadsOn && sourceUrl !== undefined && { clickthroughUrl: escapeHtml(sourceUrl) }
}

/** What an item says of its main picture at its own level. */
const pictureFields = [
  'assetUrl',
  'contentType',
  'systemDataId',
  'systemDataVariants',
  'systemDataSourceType',
  'filename',
  'originalSize',
  'mediaFocalPoint',
  'colorData',
] as const

function mainPicture(item: ContentItem, around: ItemSurroundings): Record<string, unknown> {
  const id = mainPictureOf(item)
  const asset = id === null ? undefined : around.assets.get(id)
  if (id === null || asset === undefined) return {}
  const mainImage = pictureContext(id, asset)
  const fields = Object.fromEntries(pictureFields.map((name) => [name, mainImage[name]]))
  return { ...fields, mainImageId: id, mainImage }
}

function picture(assetId: string, around: ItemSurroundings): Record<string, unknown>[] {
  const asset = around.assets.get(assetId)
  return asset === undefined ? [] : [pictureContext(assetId, asset)]
}

/** The assets that an item's context needs loaded. */
export function assetsOfItem(item: ContentItem): string[] {
  const variants = item.product?.variants ?? []
  const { mainAssetId, audioAssetId = null, assetIds } = item
  const film = item.backgroundSource === BackgroundSource.video ? item.backgroundVideoId : null
  const named = [
    mainAssetId,
    audioAssetId,
    film ?? null,
    ...assetIds,
    ...variants.map(({ assetId }) => assetId),
  ]
  return [...named.filter((id): id is string => id !== null), ...assetsOfCustom(item.customContent)]
}

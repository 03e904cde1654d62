import { behaviours } from './site/blocks/behaviours.ts'
import { followBlocks } from './site/blocks/follow-blocks.ts'

/** What blocks do on the page in the editor's frame, where they come and go while somebody edits. */
followBlocks(document, behaviours)

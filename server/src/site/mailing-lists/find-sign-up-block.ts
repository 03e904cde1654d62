import { sql } from 'kysely'
import { readBlockValue } from '@vitrine/rules/site/blocks/block-types.ts'
import { newsletterBlock } from '@vitrine/rules/site/blocks/types/newsletter-block.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'

/**
 * What a block says by which visitors ask for news, as they read it; undefined where the site has none of
 * that id, so that nobody asks on a site that does not.
 */
export async function findSignUpBlock(
  { siteId, queries }: SiteDatabase,
  blockId: string,
): Promise<readonly string[] | undefined> {
  const { rows } = await sql<{ block: { value?: Record<string, unknown> } }>`
    select block from document, jsonb_path_query(document.body,
      '$.**.blocks[*] ? (@.type == $type && @.id == $id)',
      ${JSON.stringify({ type: newsletterBlock.type, id: blockId })}::jsonb) block
    where website_id = ${siteId} and kind = 'layout' limit 1`.execute(queries)
  const [found] = rows
  if (found === undefined) return undefined
  const { title, description, disclaimer, buttonText } = readBlockValue(
    newsletterBlock,
    found.block.value ?? {},
  )
  return [title, description, disclaimer, buttonText].map(String).filter((words) => words !== '')
}

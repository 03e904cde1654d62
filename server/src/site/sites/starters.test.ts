import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { blocksOfLayout } from '@vitrine/rules/site/blocks/blocks-of-layout.ts'
import { maxBlocksPerLayout } from '@vitrine/rules/site/blocks/layout.ts'
import { refusedLayout } from '@vitrine/rules/site/blocks/layout-schema.ts'
import { performOn, refusalCode } from '@vitrine/rules/ground/changes/testing/perform-on.ts'
import { editProduct } from '@vitrine/rules/shop/products/product-actions.ts'
import { documentKinds } from '../../document-kinds.ts'
import { cleanNewBody } from '../../ground/documents/clean-texts.ts'
import { openFileStore } from '../../ground/files/file-store.ts'
import { measurePicture } from '../media/measure-picture.ts'
import { importStarter } from './import-starter.ts'
import { listStarters, readStarter } from './read-starter.ts'

const startersFolder = fileURLToPath(new URL('../../../../starter-sites', import.meta.url))
const names = await listStarters(startersFolder)

describe('the starters that come with the product', () => {
  it('are there', () => {
    expect(names).not.toEqual([])
  })

  it.each(names)('%s knows what its pictures measure', async (name) => {
    const starter = await readStarter(startersFolder, name)
    if (!starter.ok) throw new Error(starter.refusal.message)
    const { measures, pictureFiles } = starter.value
    const found = [...pictureFiles.values()].map(async (bytes) => [
      createHash('sha256').update(bytes).digest('hex'),
      await measurePicture(bytes),
    ])
    // written by `npm run measure-starters`
    expect(measures).toEqual(Object.fromEntries(await Promise.all(found)))
  })

  it.each(names)('%s imports whole: pictures, layouts, prices, texts', async (name) => {
    const folder = await mkdtemp(join(tmpdir(), 'vitrine-starter-'))
    try {
      const starter = await readStarter(startersFolder, name)
      if (!starter.ok) throw new Error(starter.refusal.message)
      const { documents } = await importStarter(starter.value, {
        kinds: documentKinds,
        files: openFileStore(folder),
        random: (byteCount) => randomBytes(byteCount),
        now: Date.UTC(2026, 5, 1),
      })
      const homePages = documents.filter(
        (document) => document.kind === 'collection' && document.body.homepage,
      )
      expect(homePages).toHaveLength(1)
      for (const document of documents) {
        // nothing that its author wrote is taken out on the way
        const safe = await cleanNewBody(documentKinds, document.kind, document.body)
        expect(safe.ok && safe.value).toEqual(document.body)
        if (document.kind === 'item' && document.body.product !== null) {
          const stored = { ...document, revision: 1 }
          const edited = performOn(editProduct, [stored], { itemId: document.id, set: {} })
          expect(refusalCode(edited), document.body.title).toBeNull()
        }
        if (document.kind === 'asset') {
          expect(document.body.width, document.body.filename).toBeGreaterThan(0)
          expect(document.body.altText, document.body.filename).not.toBe(document.body.filename)
        }
        if (document.kind === 'layout') {
          expect(refusedLayout(document.body), document.id).toBeUndefined()
          expect(blocksOfLayout(document.body).length).toBeLessThanOrEqual(maxBlocksPerLayout)
        }
      }
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  })
})

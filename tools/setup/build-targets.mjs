import { existsSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The bundles that the product runs from: the sources whose change makes each stale, and the file
 * that must be there afterwards. A target's `configs` run in order. `compress` writes .br and .gz copies beside the files.
 */
export const buildTargets = [
  {
    name: 'storefront',
    configs: ['vite.config.ts'],
    sources: ['storefront', 'rules/src', 'template-language/src'],
    product: 'storefront/dist/.vite/manifest.json',
    compress: true,
  },
  {
    name: 'editor',
    configs: ['vite.config.ts', 'vite.frame.config.ts'],
    sources: ['editor', 'rules/src', 'template-language/src'],
    product: 'editor/dist/frame/.vite/manifest.json',
    compress: true,
  },
  {
    name: 'server',
    configs: ['vite.config.ts'],
    sources: ['server', 'rules/src', 'template-language/src'],
    product: 'server/dist/main.js',
    compress: false,
  },
  {
    name: 'rules',
    configs: ['vite.config.ts'],
    sources: ['rules', 'template-language/src'],
    product: 'rules/dist/conformance-engine.js',
    compress: false,
    entry: 'rules/src/conformance-engine.ts',
  },
]

/** A target whose entry belongs to a part of the language that a checkout may not have. */
export function isBuildable(folder, target) {
  return target.entry === undefined || existsSync(join(folder, target.entry))
}

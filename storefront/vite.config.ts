import { defineConfig, type Plugin } from 'vite'

/**
 * Dynamic imports as the browser knows them. Vite's preloading would wrap each in a helper that is
 * larger than the loader, in a file of its own that every page would fetch.
 */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : null,
}

/**
 * Small code that most islands share, as one file: apart each would be a request, and longer than what
 * it holds.
 */
const shared =
  /\/(?:late-chunks|crumb-cookie|adopt-styles|interface-messages|take-ground|note-scrollbar|contain-focus|scroll-along|say|site-context|chosen-variant|variant-price)\.ts$/

/** What every island of a cart begins with. */
const cart = /\/(?:cart-request|cart-indicators|cart-store)\.ts$/

/**
 * `loader` is the script that every page carries; `islands` and what it imports on demand come when
 * they are needed. `frame-blocks` is what blocks do in the editor's frame. The server reads the hashed names from `dist/.vite/manifest.json`.
 */
export default defineConfig({
  base: '/_vitrine/storefront/',
  plugins: [plainImports],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    assetsDir: '.',
    manifest: true,
    target: 'es2022',
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: {
      input: { loader: 'src/loader.ts', 'frame-blocks': 'src/frame-blocks.ts' },
      output: {
        entryFileNames: '[name]-[hash].js',
        chunkFileNames: '[name]-[hash].js',
        codeSplitting: {
          groups: [
            { name: 'shared', test: shared },
            { name: 'cart', test: cart },
          ],
        },
      },
    },
  },
})

import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/**
 * `loader` is the script that every page carries; `islands` and what it imports on demand come when
 * they are needed. The server reads the hashed names from `dist/.vite/manifest.json`.
 */
export default defineConfig({
  base: '/_vitrine/storefront/',
  plugins: [react()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    assetsDir: '.',
    manifest: true,
    target: 'es2022',
    // Preloading would put a second file beside the loader on every page.
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: {
      input: { loader: 'src/loader.ts', islands: 'src/islands.ts' },
      output: {
        entryFileNames: '[name]-[hash].js',
        chunkFileNames: '[name]-[hash].js',
        codeSplitting: {
          groups: [{ name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// }],
        },
      },
    },
  },
})

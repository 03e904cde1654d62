import { defineConfig } from 'vite'

/**
 * The one script of ours inside the page frame, as a single file: the frame's content security
 * policy admits nothing else, and the site's origin serves it. Built after `vite.config.ts`, which
 * empties `dist`.
 */
export default defineConfig({
  base: '/_vitrine/frame/',
  publicDir: false,
  build: {
    outDir: 'dist/frame',
    emptyOutDir: true,
    assetsDir: '.',
    manifest: true,
    target: 'es2022',
    modulePreload: false,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      input: { frame: 'src/site/frame/frame.ts' },
      output: { entryFileNames: '[name]-[hash].js', codeSplitting: false },
    },
  },
})

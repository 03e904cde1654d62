import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The application at `/config`; the server answers `/config/assets/*` from `dist`. */
export default defineConfig({
  base: '/config/assets/',
  plugins: [react()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    assetsDir: '.',
    manifest: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      input: { index: 'index.html' },
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
            // what is set for schemas has to run before any is made, so it stands in their own chunk
            { name: 'schemas', test: /node_modules\/zod\/|schemas-without-eval/ },
          ],
        },
      },
    },
  },
})

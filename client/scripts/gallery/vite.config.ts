import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import main from '../../vite.config'

/** The gallery: `npx vite -c scripts/gallery/vite.config.ts`, then `?positions=/@fs/PATH.json&at=12`. */
export default defineConfig({
  root: 'scripts/gallery',
  publicDir: '../../public',
  resolve: main.resolve,
  plugins: [svelte({ configFile: '../../svelte.config.js' })],
  server: { port: 8471, fs: { strict: false }, hmr: false },
  optimizeDeps: { include: ['@fluent/bundle'] },
})

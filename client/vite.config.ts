import { svelte } from '@sveltejs/vite-plugin-svelte'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { shelf } from './shelf'

const server = process.env.SIGNORIA_SERVER ?? 'http://127.0.0.1:8400'
const titles = fileURLToPath(new URL('../src/signoria/games', import.meta.url))

export default defineConfig({
  plugins: [svelte(), shelf(titles)],
  build: {
    outDir: '../src/signoria/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
  },
  server: {
    fs: { allow: ['..'] },
    proxy: {
      '/api': { target: server },
      '/ws': { target: server, ws: true },
      '/health': { target: server },
    },
  },
})

import { svelte } from '@sveltejs/vite-plugin-svelte'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'
import { shelf } from './shelf'

const server = process.env.SIGNORIA_SERVER ?? 'http://127.0.0.1:8400'
export const place = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const titles = place('../src/signoria/titles')

/** Parts find each other wherever they lie; the page of a server has many addresses and names them from the root. */
const rooted: Plugin = {
  name: 'rooted',
  enforce: 'post',
  generateBundle(_, bundle) {
    const page = bundle['index.html']
    if (page?.type === 'asset') page.source = String(page.source).replaceAll('="./', '="/')
  },
}

export default defineConfig({
  base: './',
  plugins: [svelte(), shelf(titles), rooted],
  worker: { format: 'es' },
  resolve: {
    alias: {
      $lib: place('./src/lib'),
      $shell: place('./src/shell'),
      $signoria: place('../src/signoria'),
      $titles: titles,
    },
    dedupe: ['svelte'], // the boards lie outside this folder, where no node_modules is above them
  },
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
      '/titles': { target: server },
      '/health': { target: server },
    },
  },
})

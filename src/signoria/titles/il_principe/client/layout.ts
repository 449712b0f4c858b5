import type { Layout } from '$lib/board'

export const layout: Layout = { dock: 140, full: true }

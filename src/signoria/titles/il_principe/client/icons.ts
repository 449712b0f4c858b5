/** The drawing of each kind of action. */
export const icons = { build: 'palazzo', lay: 'cards' }

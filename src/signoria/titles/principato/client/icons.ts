/** The drawing of each kind of action. */
export const icons = { activate: 'play', change: 'swap', take_favor: 'favour', supply: 'helm' }

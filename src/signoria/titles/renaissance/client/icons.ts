/** The drawing of each kind of action. */
export const icons = {
  declare_attack: 'swords',
  declare_chevauchee: 'cavalry',
  play_raiders: 'gold',
  play_ambassador: 'handshake',
  play_marriage: 'handshake',
  play_artist: 'palette',
  play_banker: 'ducat',
  use_spain_raid: 'gold',
  use_florence_lure: 'palette',
  build_rampart: 'rampart',
  build_castle: 'fortress',
  build_palace: 'palace',
}

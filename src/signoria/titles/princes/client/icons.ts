/** The drawing of each kind of action. */
export const icons = {
  auction_city: 'palazzo',
  auction_event: 'palette',
  auction_pope: 'keys',
  buy_troop: 'helm',
  discard_troop: 'cross',
  declare_war: 'swords',
  buy_treachery: 'dagger',
  play_start_war: 'swords',
  play_steal_influence: 'influence',
  play_raid_gold: 'gold',
  play_freeze_bid: 'lock',
  play_bribe_troops: 'handshake',
  use_lucrezia: 'influence',
}

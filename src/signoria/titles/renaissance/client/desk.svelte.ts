/** What hand and map share for a moment: the event card that was taken up. */
class Desk {
  card = $state(-1)
}

export const desk = new Desk()

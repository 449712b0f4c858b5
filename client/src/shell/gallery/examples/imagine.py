import signoria

g = signoria.game("condottiere").start(seats=3, seed=7)
for number in range(3):
    world = g.imagine(0, number.to_bytes(16, "big"))
    assert world.view(0) == g.view(0), "what seat 0 sees is true in every world"
    print("world", number + 1, "- seat 1 would hold", world.view(1)["hand"])

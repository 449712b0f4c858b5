/** Draws what the kernel says of a table, and tells it which answer was clicked. */
function made(kind, text = '', more = {}) {
  const one = document.createElement(kind)
  one.textContent = text
  return Object.assign(one, more)
}

function render({ model, el }) {
  const draw = () => {
    const { number, html, news, question, answers, asides, out_of_turn, undo, trouble } = model.get('shown')
    const board = made('div')
    board.innerHTML = html // every name and word in it was escaped where it was made
    const told = made('ul', '', { ariaLive: 'polite' })
    told.append(...news.map((line) => made('li', line)))
    const say = (answer) => () => {
      for (const one of el.querySelectorAll('button')) one.disabled = true
      model.send({ number, answer })
    }
    const button = (answer, text) => made('button', text, { type: 'button', onclick: say(answer) })
    const row = (given) => {
      const one = made('div', '', { style: 'display:flex;flex-wrap:wrap;gap:6px;max-height:260px;overflow:auto' })
      one.append(...given.map(([action, text]) => button(action, text)))
      return one
    }
    const own = row(answers)
    if (undo) own.append(button('undo', `↶ ${undo}`))
    const others = made('details')
    others.append(made('summary', out_of_turn), row(asides))
    const problem = made('p', trouble, { role: 'alert' })
    el.replaceChildren(told, made('b', question), own, ...(asides.length ? [others] : []), problem, board)
  }
  model.on('change:shown', draw)
  draw()
}

export default { render }

/** Draws what the kernel says of a table, and tells it which answer was clicked. */
function made(kind, text = '', more = {}) {
  const one = document.createElement(kind)
  one.textContent = text
  return Object.assign(one, more)
}

function render({ model, el }) {
  const draw = () => {
    const { number, html, news, answers, undo, trouble } = model.get('shown')
    const board = made('div')
    board.innerHTML = html // every name and word in it was escaped where it was made
    const told = made('ul', '', { ariaLive: 'polite' })
    told.append(...news.map((line) => made('li', line)))
    const row = made('div', '', { style: 'display:flex;flex-wrap:wrap;gap:6px;max-height:260px;overflow:auto' })
    const say = (answer) => () => {
      for (const one of row.children) one.disabled = true
      model.send({ number, answer })
    }
    row.append(...answers.map(([action, text]) => made('button', text, { type: 'button', onclick: say(action) })))
    if (undo) row.append(made('button', `↶ ${undo}`, { type: 'button', onclick: say('undo') }))
    el.replaceChildren(board, told, row, made('p', trouble, { role: 'alert' }))
  }
  model.on('change:shown', draw)
  draw()
}

export default { render }

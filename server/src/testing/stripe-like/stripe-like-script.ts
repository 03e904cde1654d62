/** Where the stand-in has what browsers ask for. */
export const likePaths = {
  script: '/endive/stripe.js',
  fields: '/c/fields',
  bank: '/c/bank/',
} as const

/**
 * What of Stripe.js the checkout uses: one field in a frame of its own, and tokens that say in their
 * names what comes of a card, and what the fields were told of the payment.
 */
export function fieldsScript(): string {
  return `(() => {
  const origin = new URL(document.currentScript.src).origin
  const known = ['mode', 'currency', 'locale', 'allowedPaymentMethodTypes', 'appearance', 'amount', 'setupFutureUsage']
  const check = (options) => {
    const wrong = Object.keys(options).find((name) => !known.includes(name))
    if (wrong) throw new Error('IntegrationError: ' + wrong)
  }
  window.Stripe = (key) => {
    const mode = /^pk_(test|live)_/.exec(key)?.[1]
    if (!mode) throw new Error('IntegrationError: key')
    const ask = (frame, what) => new Promise((resolve) => {
      const channel = new MessageChannel()
      channel.port1.onmessage = ({ data }) => resolve(data)
      frame.contentWindow.postMessage(what, origin, [channel.port2])
    })
    return {
      elements(options) {
        check(options)
        let told = options
        const frame = document.createElement('iframe')
        const elements = {
          frame,
          told: () => told,
          create(kind) {
            if (kind !== 'payment') throw new Error('IntegrationError: ' + kind)
            const heard = {}
            frame.addEventListener('load', () => heard.ready?.())
            return {
              on: (event, then) => { heard[event] = then },
              focus: () => { frame.focus(); frame.contentWindow.postMessage('focus', origin) },
              mount(place) {
                frame.title = 'Card'
                frame.src = origin + '${likePaths.fields}'
                frame.style = 'inline-size:100%;block-size:6rem;border:0'
                place.replaceChildren(frame)
              },
            }
          },
          update(more) { check(more); told = { ...told, ...more } },
          submit: () => ask(frame, 'check'),
        }
        return elements
      },
      async createConfirmationToken({ elements }) {
        const { outcome } = await ask(elements.frame, 'check')
        const { amount, setupFutureUsage } = elements.told()
        const use = (setupFutureUsage ?? 'none').replace('_session', '')
        const id = ['ctoken', mode, outcome, amount, use, Math.random().toString(36).slice(2)].join('_')
        return { confirmationToken: { id } }
      },
    }
  }
})()`
}

/** The frame in which a card is typed: which one says what comes of it. */
export function fieldsPage(): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Card</title>
<body><label>Card number <input inputmode="numeric" autocomplete="off"></label>
<script>
const cards = { '4242424242424242': 'accepted', '4000000000009995': 'declined', '4000002500003155': 'asks' }
const field = document.querySelector('input')
addEventListener('message', ({ data, ports: [port] }) => {
  if (data === 'focus') return field.focus()
  const outcome = cards[field.value.replaceAll(' ', '')]
  port.postMessage(outcome ? { outcome } : { error: { message: 'Your card number is incomplete.' } })
})
</script>`
}

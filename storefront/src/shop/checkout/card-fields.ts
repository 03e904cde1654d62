/** What is used here of Stripe.js (https://docs.stripe.com/js); its answers are outside data. */
type Failure = { readonly message?: string }
type Field = {
  mount(place: Element): void
  focus?(): void
  on(event: 'ready' | 'loaderror', then: () => void): void
}
type Elements = {
  create(kind: 'payment', options: object): Field
  update(options: object): void
  submit(): Promise<{ readonly error?: Failure }>
}
type Stripe = {
  elements(options: object): Elements
  createConfirmationToken(options: { readonly elements: Elements }): Promise<{
    readonly error?: Failure
    readonly confirmationToken?: { readonly id: string }
  }>
}
type Shown = { readonly stripe: Stripe; readonly elements: Elements; readonly field: Field }

/** After so long it is paid on Stripe's page. */
const patienceMs = 10_000

/**
 * Shows Stripe's fields for a card.
 * @returns what puts a token for the typed card into the form; false where the card is not whole yet, or
 *   the fields did not come while they were waited for, which is said beside it; true also where there
 *   are none: then Stripe's page asks
 */
export function showCardFields(
  form: HTMLFormElement,
  card: HTMLElement,
): (isPaid: boolean) => Promise<boolean> {
  const { dataset } = card
  dataset['state'] = 'loading'
  const told = card.querySelector<HTMLElement>('.checkout-error')
  const shown = Promise.race([
    show(form, card),
    new Promise<never>((_resolve, reject) => setTimeout(reject, patienceMs)),
  ]).then(
    (one) => {
      dataset['state'] = 'ready'
      // whoever is led to what is wrong types at once
      if (told) told.onfocus = () => one.field.focus?.()
      if (told?.textContent && document.activeElement?.matches('.checkout-problem')) told.focus()
      return one
    },
    () => {
      dataset['state'] = 'absent'
    },
  )
  const token = form.querySelector<HTMLInputElement>('[name=cardToken]')
  return async (isPaid) => {
    if (token === null || told === null) return true
    // one of before is used, or of another card
    token.value = ''
    const isLoading = dataset['state'] === 'loading'
    const one = isPaid && (await shown)
    // nothing is left to pay, or a card that is kept pays
    const isKept = form.querySelector('[name=card]:checked:not([value=new])') !== null
    if (!isPaid || isKept || dataset['amount'] === '') return true
    // whoever waited for them reads first that it is paid elsewhere
    if (!one) return !isLoading
    const { error, id } = await tokenOf(one, wishOf(form, card)).catch(() => ({
      id: '',
      error: '',
    }))
    told.textContent = error
    if (error !== '') one.field.focus?.()
    token.value = id
    return error === ''
  }
}

async function tokenOf(
  { stripe, elements }: Shown,
  wish: object,
): Promise<{ readonly id: string; readonly error: string }> {
  elements.update(wish)
  const { error: wrong } = await elements.submit()
  const made = wrong ? { error: wrong } : await stripe.createConfirmationToken({ elements })
  return { id: made.confirmationToken?.id ?? '', error: made.error?.message ?? '' }
}

/** What is paid, and for what the card is kept. */
function wishOf(form: HTMLFormElement, { dataset }: HTMLElement) {
  const isKept = form.querySelector('[name=keepCard]:checked') !== null
  const use = isKept ? 'on_session' : null
  return {
    amount: Number(dataset['amount']),
    setupFutureUsage: 'keeps' in dataset ? 'off_session' : use,
  }
}

async function show(form: HTMLFormElement, card: HTMLElement): Promise<Shown> {
  const { script = '', key = '', currency, locale } = card.dataset
  await load(script)
  const stripe = (Reflect.get(window, 'Stripe') as (key: string) => Stripe)(key)
  const place = card.querySelector('.checkout-card-place') ?? card
  const { color: colorText, backgroundColor: colorBackground } = getComputedStyle(place)
  const elements = stripe.elements({
    mode: 'payment',
    currency,
    locale,
    allowedPaymentMethodTypes: ['card'],
    appearance: { variables: { colorText, colorBackground } },
    ...wishOf(form, card),
  })
  const never = 'never'
  const wallets = { applePay: never, googlePay: never, link: never }
  const field = elements.create('payment', { wallets })
  return new Promise((resolve, reject) => {
    field.on('ready', () => resolve({ stripe, elements, field }))
    field.on('loaderror', () => reject(new Error(key)))
    field.mount(place)
  })
}

function load(address: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    if ('Stripe' in window) return resolve(0)
    const element = document.createElement('script')
    element.src = address
    element.onload = resolve
    element.onerror = reject
    document.head.append(element)
  })
}

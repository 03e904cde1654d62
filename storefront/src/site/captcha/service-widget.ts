/** What the scripts of reCAPTCHA, hCaptcha and Turnstile offer alike. */
type Widgets = {
  render(
    place: HTMLElement,
    options: {
      readonly sitekey: string
      readonly theme: string
      readonly callback: (answer: string) => void
      readonly 'expired-callback': () => void
      readonly 'error-callback': () => void
    },
  ): unknown
  reset(widget?: unknown): void
}

type Service = { readonly script: string; readonly name: string }

/** By provider: where its script is, and what the script calls itself. */
const services: Readonly<Record<string, Service>> = {
  recaptcha: { script: 'https://www.google.com/recaptcha/api.js', name: 'grecaptcha' },
  hcaptcha: { script: 'https://js.hcaptcha.com/1/api.js', name: 'hcaptcha' },
  turnstile: {
    script: 'https://challenges.cloudflare.com/turnstile/v0/api.js',
    name: 'turnstile',
  },
}

const patienceMs = 15_000
const loading = new Map<string, Promise<Widgets>>()

/** Loads the script of a service, once for a page, and only when somebody begins a form. */
function load({ script, name }: Service): Promise<Widgets> {
  const known = loading.get(name)
  if (known !== undefined) return known
  const ready = `vitrineCaptcha${name}`
  const loaded = new Promise<Widgets>((resolve, reject) => {
    const element = document.createElement('script')
    Object.assign(window, { [ready]: () => resolve(Reflect.get(window, name) as Widgets) })
    element.src = `${script}?render=explicit&onload=${ready}`
    element.async = true
    element.addEventListener('error', () => reject(new Error(name)))
    setTimeout(() => reject(new Error(name)), patienceMs)
    document.head.append(element)
  })
  // the next form that is begun tries again
  loaded.catch(() => loading.delete(name))
  loading.set(name, loaded)
  return loaded
}

export type ServiceForm = {
  readonly provider: string
  readonly siteKey: string
  readonly theme: string
  /** Told of each answer; of an empty one when the last does not count any more. */
  readonly onAnswer: (answer: string) => void
  readonly onFailure: () => void
}

/**
 * Shows the captcha of a service.
 * @returns asks for another answer
 * @throws where its script does not come
 */
export async function showService(place: HTMLElement, form: ServiceForm): Promise<() => void> {
  const service = services[form.provider]
  if (service === undefined) throw new Error(form.provider)
  const widgets = await load(service)
  const widget = widgets.render(place, {
    sitekey: form.siteKey,
    theme: form.theme,
    callback: form.onAnswer,
    'expired-callback': () => form.onAnswer(''),
    'error-callback': form.onFailure,
  })
  return () => widgets.reset(widget)
}

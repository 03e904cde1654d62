import { startCaptcha } from '../../site/captcha/start-captcha.ts'

/** The captcha of a box. */
export type BoxCaptcha = {
  /** Whether the form can be sent; otherwise it keeps that back until it is done. */
  isOver(): boolean
  /** What it has said; undefined where it could not be loaded. */
  answer(): string | undefined
  again(): void
}

/**
 * Makes the captcha of a box from the empty place that the template prints, within the form, as those
 * of all other forms are.
 * @param told what the page says of the site's captcha
 * @param signal destroys it
 */
export function restockCaptcha(
  form: HTMLFormElement,
  container: HTMLElement,
  told: Readonly<Record<string, string>>,
  signal: AbortSignal,
): BoxCaptcha {
  const { provider = '', siteKey = '', theme = '', alignment = '' } = told
  Object.assign(container.dataset, {
    captcha: provider,
    siteKey,
    theme,
    working: told['workingText'] ?? '',
    done: told['doneText'] ?? '',
    incomplete: told['incompleteText'] ?? '',
    absent: told['absentText'] ?? '',
  })
  container.classList.add(`captcha-${alignment}`)
  container.hidden = true
  const place = document.createElement('div')
  place.className = 'captcha-place'
  const state = document.createElement('p')
  state.className = 'captcha-state'
  state.setAttribute('role', 'status')
  const field = document.createElement('input')
  field.type = 'hidden'
  container.replaceChildren(place, state, field)
  form.append(container)
  const running = startCaptcha(form, signal)
  return {
    isOver: () => ['done', 'absent'].includes(container.dataset['state'] ?? ''),
    answer: () => (container.dataset['state'] === 'absent' ? undefined : field.value),
    again: () => running?.again(),
  }
}

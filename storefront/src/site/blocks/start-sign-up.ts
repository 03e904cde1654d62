/** Says that a form is being sent, which is sent once; who comes back to the page finds it as it was. */
export function startSignUp(form: HTMLElement, signal: AbortSignal): void {
  const button = form.querySelector('button')
  if (button === null) return
  const label = button.textContent
  const set = (isBusy: boolean): void => {
    button.disabled = isBusy
    button.textContent = isBusy ? (form.dataset['busy'] ?? label) : label
  }
  // a captcha may hold it back
  form.addEventListener('submit', (event) => set(!event.defaultPrevented), { signal })
  addEventListener('pageshow', () => set(false), { signal })
}

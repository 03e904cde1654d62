/** Thrown where a provider takes no payment, and would not if it were asked again. */
export class ProviderRefused extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'ProviderRefused'
  }
}

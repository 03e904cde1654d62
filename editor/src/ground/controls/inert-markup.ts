/** What this file asks of the browser's Trusted Types, which not every browser has. */
type Policy = { createHTML(markup: string): string }
type Policies = {
  createPolicy(name: string, rules: { createHTML(markup: string): string }): Policy
}

const { trustedTypes } = globalThis as { readonly trustedTypes?: Policies }
const policy = trustedTypes?.createPolicy('vitrine', { createHTML: (markup) => markup })

/**
 * Markup of owners and mails for the two places where it cannot act: a parser whose document is
 * never shown, and a frame without any permission. The editor's security policy lets no other text
 * become markup (security goals §2), so nothing else may use this.
 * @returns in browsers with Trusted Types no string but what their sinks take in its place
 */
export function inertMarkup(markup: string): string {
  return policy === undefined ? markup : policy.createHTML(markup)
}

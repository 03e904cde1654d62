/** Where people can ask for news of a site by e-mail. */
export type MailingListSettings = {
  /** Whether the site has a page on which an address is left. */
  readonly hasPage: boolean
  /** Whether the checkout offers it, by a tick that nobody has set before. */
  readonly atCheckout: boolean
}

/** What a site begins with, which asks nobody (decision 111). */
export const noMailingList: MailingListSettings = { hasPage: false, atCheckout: false }

/**
 * What a mail tells between its words: plain text, which whoever writes the mail makes ready for its
 * form. No words of an owner reach in here, but labels do.
 */
export type MailFacts = {
  /** Above all, in a box: absent or empty, nothing is. */
  readonly notice?: string
  /** Such as who has bought. */
  readonly lines?: readonly string[]
  readonly goods?: readonly MailGoods[]
  /** Beneath the goods: absent or empty, nothing is. */
  readonly goodsNote?: string
  readonly sums?: readonly MailSum[]
  readonly address?: MailAddress
  /** Whom the bill is made out to, where that is somebody else. */
  readonly billing?: MailAddress
  /** What whoever bought tells the shop, beneath both. */
  readonly note?: MailAddress
  /** What somebody has written, line by line. */
  readonly quote?: readonly string[]
  /** A code that is typed somewhere. */
  readonly code?: { readonly label: string; readonly value: string }
  /** Above the entries: absent or empty, nothing is. */
  readonly entriesLabel?: string
  readonly entries?: readonly MailEntry[]
  /** Entries that there was no room for, as a number; 0: there are none. */
  readonly moreEntries?: number
  /** At the end of all: where whoever gets it says that they want no more such mails, absolute. */
  readonly stop?: { readonly label: string; readonly address: string }
}

export type MailAddress = { readonly label: string; readonly lines: readonly string[] }

export type MailGoods = {
  readonly title: string
  /** Its options, such as `Large / Blue`; empty: it has none. */
  readonly variant: string
  /** What was answered to its form, such as `Engraving: For Ada`; absent: nothing. */
  readonly answers?: readonly string[]
  readonly quantity: number
  readonly sum: string
}

export type MailSum = { readonly label: string; readonly value: string; readonly isTotal?: true }

export type MailEntry = {
  readonly title: string
  /** Beneath it, each empty where there is none. */
  readonly detail: string
  readonly note: string
  /** Where the title leads, absolute; empty: nowhere. */
  readonly address: string
}

/** All that a mail is made of beside the look of its site. */
export type MailContent = {
  readonly facts: MailFacts
  /** Where its button leads, absolute; empty: it has none. */
  readonly address: string
}

/** What is to be paid, and what a provider may need to ask for it. */
export type PaymentWish = {
  /** Ours; a provider that sees it twice makes one payment. */
  readonly paymentId: string
  /** Minor units. */
  readonly amountCents: number
  readonly currency: string
  /**
   * What the form carries for the provider, never a card: for Stripe what its fields made of one; empty
   * where its own page asks for all.
   */
  readonly token: string
  readonly email: string
  /** What whoever pays reads of it: the shop's name. */
  readonly description: string
  /** BCP 47, of the shop. */
  readonly locale: string
  /** Absolute address to which whoever paid comes back. */
  readonly returnTo: string
  /** The same for whoever would rather not. */
  readonly backTo: string
  /** Until when its goods are held, in epoch milliseconds. */
  readonly heldUntil: number
  /** Whoever pays lets the provider keep the way of paying, to be charged again. */
  readonly keepsMethod?: true
  /** It may be paid in installments: where it is sent, which those who take them ask for. */
  readonly installments?: PaymentAddress
  /** The same, by a member alone: it is charged again only while they are there. */
  readonly keepsForMember?: true
  /** It is paid by one that the provider keeps, while nobody is there to be asked. */
  readonly method?: string
  /** Whoever pays by that is there all the same, and can be asked by their bank. */
  readonly isThere?: true
  /** Ways of paying whose money is certain only after days may be offered. */
  readonly takesDays?: true
}

export type PaymentAddress = {
  readonly name: string
  readonly line1: string
  readonly line2: string
  readonly city: string
  readonly region: string
  readonly postalCode: string
  /** ISO 3166 region. */
  readonly country: string
}

/** A way of paying that a provider keeps. */
export type KeptMethod = {
  /** The provider's name for it. */
  readonly ref: string
  /** By which whoever pays knows it, such as `Visa …4242`; may be empty. */
  readonly label: string
  /** Absent: it is no card, or the provider does not tell. */
  readonly card?: CardFacts
}

/** What a provider tells of a card, and all that a shop ever knows of it. */
export type CardFacts = {
  /** Such as `Visa`. */
  readonly brand: string
  readonly lastFour: string
  /** The last month in which it can be charged, such as `2030-12`; empty: unknown. */
  readonly expires: string
}

/** Whoever subscribes gives another way of paying, by which nothing is paid now. */
export type MethodWish = {
  /** Ours; a provider that sees it twice asks once. */
  readonly setupId: string
  readonly currency: string
  readonly email: string
  /** BCP 47, of whoever is asked. */
  readonly locale: string
  /** Absolute address to which whoever gave one comes back. */
  readonly returnTo: string
  /** The same for whoever would rather not. */
  readonly backTo: string
  /** Epoch milliseconds. */
  readonly now: number
}

/** What has become of that. */
export type MethodReport =
  | { readonly state: 'kept'; readonly method: KeptMethod }
  | { readonly state: 'open' }
  /** None was given, and none will be. */
  | { readonly state: 'stopped' }

/** A payment as a provider knows it, by which no money can have moved yet. */
export type PreparedPayment = {
  /** The provider's name for it. */
  readonly ref: string
  /** Absolute address where whoever pays goes on; null: it is confirmed by what the form carries. */
  readonly goTo: string | null
}

/** What has become of a payment. Only what a provider itself says, when it is asked. */
export type PaymentReport =
  | {
      readonly state: 'captured'
      readonly amountCents: number
      readonly currency: string
      /** Where it was to be kept. */
      readonly method?: KeptMethod
    }
  /** Whoever pays may still do so; `goTo`: where their bank asks them. */
  | { readonly state: 'open'; readonly goTo?: string }
  /** Whoever pays has done all that is theirs, and the money is under way: it comes after days, or does not. */
  | { readonly state: 'pending'; readonly amountCents: number; readonly currency: string }
  /** No money came, and none will. */
  | {
      readonly state: 'failed'
      /** `unreadable`: what the form carried is none of the provider's, or no more. `needs-shopper`: only whoever pays can do something about it, by being asked or by another way. */
      readonly reason:
        | 'declined'
        | 'timed-out'
        | 'cancelled'
        | 'refused'
        | 'needs-shopper'
        | 'unreadable'
    }

export type MoneyBack = {
  /** Ours; a provider that sees it twice gives back once. */
  readonly refundId: string
  /** The provider's name of the payment. */
  readonly ref: string
  /** Minor units. */
  readonly amountCents: number
  readonly currency: string
}

/** What has happened at a provider to a payment whose money was there, by its own names. */
export type Aftermath = {
  /** What went back that was asked for there, and not by us; minor units. */
  readonly refunds: readonly { readonly ref: string; readonly amountCents: number }[]
  readonly disputes: readonly Dispute[]
}

/** Whoever paid says at their bank that they did not, or should not have to. */
export type Dispute = {
  readonly ref: string
  readonly amountCents: number
  /** In the provider's word, such as `product_not_received`; empty: unknown. */
  readonly reason: string
  readonly state: 'open' | 'won' | 'lost'
}

export type ProviderName = 'test' | 'stripe-test' | 'stripe-live'

/**
 * Who moves the money. Calls repeat safely: each names what it is about by our own id or by the
 * provider's. @throws each of them, where nobody knows what became of it: it is asked once more
 */
export type PaymentProvider = {
  readonly name: ProviderName
  /** By which its keys are found again, also after the shop has changed to others; null: it has none. */
  readonly account: string | null
  /** Whether no money moves. */
  readonly isTest: boolean
  /** Makes the payment known to the provider. No money can move before `ref` is kept. */
  prepare(wish: PaymentWish): Promise<PreparedPayment>
  /** Pays by what the form carried, where `prepare` led nowhere. */
  confirm(ref: string, wish: PaymentWish): Promise<PaymentReport>
  look(ref: string): Promise<PaymentReport>
  /**
   * So that nobody can pay any more; `captured` where it is too late for that. Money that is under way
   * is left alone: `pending`.
   */
  cancel(ref: string): Promise<PaymentReport>
  /** Calls money back that is under way; `pending` where that cannot be done any more. */
  callBack(ref: string): Promise<PaymentReport>
  /** What became of a payment after its money was there. */
  lookAfter(ref: string): Promise<Aftermath>
  /** The name of ours that it keeps with money that it names; undefined: it is of no payment of ours. */
  paymentOf?(intent: string): Promise<string | undefined>
  /** Gives a part back. */
  refund(back: MoneyBack): Promise<'done' | 'refused'>
  /** Asks whoever subscribes for another way of paying, on a page of the provider's. */
  askForMethod(wish: MethodWish): Promise<{ readonly ref: string; readonly goTo: string }>
  lookAtMethod(ref: string): Promise<MethodReport>
  /** So that nobody can give one any more; `kept` where it is too late for that. */
  stopAsking(ref: string): Promise<MethodReport>
  /** Forgets a way of paying that it keeps, so that nothing can be charged by it; one that is gone is forgotten. */
  forgetMethod(method: string): Promise<void>
}

/** Which mails about their shop owners get, and where. */
export type OwnerMails = {
  /** Where they go; none: to the address that the owner signs in with. */
  readonly addresses: readonly string[]
  readonly newOrder: boolean
  readonly soldOut: boolean
  /** Absent in what was stored before there were such mails: they come. */
  readonly commentWaiting?: boolean
  /** Absent in what was stored before there were such mails: they come. */
  readonly jobFailed?: boolean
}

type Settings = { readonly ownerMails?: OwnerMails }

/** So many know of every order; whoever wants more has a list of their own at a mail server. */
export const maxOwnerAddresses = 5

/** What a site is set to: whoever has chosen nothing gets them all. */
export function readOwnerMails({ ownerMails }: Settings): Required<OwnerMails> {
  return {
    addresses: [],
    newOrder: true,
    soldOut: true,
    commentWaiting: true,
    jobFailed: true,
    ...ownerMails,
  }
}

/** To whom one of them goes: nobody where it is switched off; null is the owner's own address. */
export function addresseesOf(
  settings: Settings,
  kind: Exclude<keyof OwnerMails, 'addresses'>,
): readonly (string | null)[] {
  const { addresses, ...switches } = readOwnerMails(settings)
  if (!switches[kind]) return []
  return addresses.length === 0 ? [null] : addresses
}

type Chance = {
  readonly pick: <Value>(values: readonly Value[]) => Value | undefined
  readonly list: (kind: 'collection') => Promise<readonly { readonly id: string }[]>
}

/** Whom an owner might show a page to. */
export async function pageAudienceWish({ pick, list }: Chance): Promise<unknown> {
  const audiences = [null, { kind: 'members' }, { kind: 'holders', productIds: ['any'] }] as const
  return { collectionId: pick(await list('collection'))?.id, set: { audience: pick(audiences) } }
}

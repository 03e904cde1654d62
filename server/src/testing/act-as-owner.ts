import type { ChangeReply } from '@vitrine/rules/ground/changes/changes-api.ts'
import type { TestResponse, Visitor } from './http-client.ts'

/** What an owner does by HTTP, each a moment after the one before. */
export type OwnerActs = {
  send(action: string, input: object): Promise<TestResponse>
  /** @throws where it is refused, with the answer */
  act(action: string, input: object): Promise<ChangeReply>
  /** @returns its id */
  addPage(page: { title: string; typeName: string; urlId: string }): Promise<string>
}

/** @param shop the time that is moved, so that visitors see what was done */
export function actAsOwner(
  shop: { readonly siteId: string; readonly time: { now: number } },
  owner: Visitor,
): OwnerActs {
  const send: OwnerActs['send'] = async (action, input) => {
    const wish = { action, input, bodies: true }
    const done = await owner.write('POST', `/api/editor/sites/${shop.siteId}/actions`, wish)
    shop.time.now += 1001
    return done
  }
  const act: OwnerActs['act'] = async (action, input) => {
    const done = await send(action, input)
    if (done.status !== 200) throw new Error(`${action} answered ${done.status}: ${done.text}`)
    return done.json<ChangeReply>()
  }
  return {
    send,
    act,
    async addPage(page) {
      const { changed } = await act('add-page', page)
      return changed.find(({ kind }) => kind === 'collection')?.id ?? ''
    },
  }
}

import type { Visitor } from './http-client.ts'

/** A discount with many codes, under an id that no other site has. */
export async function addManyCodes(editor: Visitor, base: string, host: string): Promise<string> {
  const code = `many-${host.repeat(3)}`
  const input = {
    code,
    name: 'Letter',
    isActive: true,
    reduces: { kind: 'shipping' },
    scope: { kind: 'order' },
    minimumCents: 0,
    combines: false,
    startsAt: null,
    endsAt: null,
    mostUses: null,
    oncePerCustomer: false,
  }
  const added = await editor.write('POST', `${base}/actions`, { action: 'add-coupon', input })
  if (added.status !== 200) throw new Error(added.text)
  return code
}

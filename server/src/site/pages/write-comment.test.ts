import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  commentLimits,
  commentRates,
  commentsPerPage,
  maxSpam,
} from '@vitrine/rules/site/comments/comment-limits.ts'
import type { MailReply, MailsReply } from '@vitrine/rules/ground/mails/mails-api.ts'
import type { CommentsReply } from '@vitrine/rules/site/comments/comments-api.ts'
import { ownerEmail } from '../../testing/start-test-server.ts'
import { openLockedShop, type LockedShop } from '../../testing/open-locked-shop.ts'
import type { TestResponse } from '../../testing/http-client.ts'

let shop: LockedShop
beforeAll(async () => {
  shop = await openLockedShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  // what an address may write is counted by the uptime, which moves with the clock
  shop.time.now += commentRates.windowMs
  await set({ commentsEnabled: true, commentApprovalRequired: true, commentEnableByDefault: true })
})

const post = '/journal/second-firing'

async function set(fields: Readonly<Record<string, boolean>>): Promise<void> {
  await shop.perform('set-comments', { set: fields })
  shop.aSecondPasses()
}

function write(fields: Readonly<Record<string, string>> = {}): Promise<TestResponse> {
  const shown = String(shop.time.now - 60_000)
  const typed = { path: post, name: 'Ada', email: '', url: '', text: 'Lovely glaze.', shown }
  return shop.visitor().postForm('/_vitrine/comments', { ...typed, ...fields })
}

const base = () => `/api/editor/sites/${shop.siteId}/comments`

async function listed(query = ''): Promise<CommentsReply> {
  return (await shop.ownerHere.get(`${base()}?${query}`)).json<CommentsReply>()
}

async function decide(state: string, ids?: readonly string[], person = shop.ownerHere) {
  const all = ids ?? (await listed()).comments.map(({ id }) => id)
  return person.write('POST', `${base()}/states`, { ids: all, state })
}

/** The mails that told of a comment which waits, the newest first. */
async function waitingMails(): Promise<readonly MailReply[]> {
  const mails = `/api/editor/sites/${shop.siteId}/mails`
  const all = (await shop.ownerHere.get(`${mails}?limit=100`)).json<MailsReply>().mails
  const told = all.filter(({ kind }) => kind === 'comment-waiting')
  const read = async (id: string) => (await shop.ownerHere.get(`${mails}/${id}`)).json<MailReply>()
  return Promise.all(told.map(({ id }) => read(id)))
}

async function pageText(path = post): Promise<string> {
  return (await shop.visitor().get(path)).text
}

describe('comments below a post', () => {
  test('are not there while the site has none, whatever is sent', async () => {
    await set({ commentsEnabled: false })
    expect(await pageText()).not.toContain('squarespace-comments')
    const answer = await write()
    expect([answer.status, (await listed()).comments]).toEqual([403, []])
  })

  test('wait for approval, and are seen by everybody from then on', async () => {
    const before = await pageText()
    expect(before).toContain('No Comments')
    const sent = await write({ name: ' Ada  <b> ', text: 'First.\n\n<script>alert(1)</script>\nx' })
    expect([sent.status, sent.headers.location]).toEqual([
      303,
      expect.stringMatching(/^\/journal\/second-firing\?comment=waiting#comments-[0-9a-f]{24}$/),
    ])
    expect(await pageText(`${post}?comment=waiting`)).toContain('once it has been approved')
    expect(await pageText()).not.toContain('First.')
    const waiting = await shop.ownerHere.get(`${base()}/waiting`)
    expect(waiting.json()).toEqual({ waiting: 1 })
    expect((await decide('approved')).status).toBe(200)
    const after = await pageText()
    expect(after).toContain('1 Comment')
    expect(after).toContain('Ada &lt;b&gt;')
    expect(after).toContain('<p>First.</p><p>&lt;script&gt;alert(1)&lt;/script&gt;<br>x</p>')
    const json = await shop.visitor().get(`${post}?format=json`)
    expect(json.json<{ item: object }>().item).toMatchObject({
      publicCommentCount: 1,
      commentState: 1,
    })
    expect(json.text).not.toContain('authorEmail')
    const [one] = (await listed('state=approved')).comments
    expect(one).toMatchObject({ itemTitle: expect.any(String), itemPath: post })
    await decide('deleted', [one?.id ?? ''])
    expect(await pageText()).toContain('No Comments')
    const back = await decide('approved', [one?.id ?? ''])
    expect(back.json()).toEqual({ moved: [{ id: one?.id, was: 'deleted' }] })
    expect(await pageText()).toContain('1 Comment')
    await decide('deleted', [one?.id ?? ''])
  })

  test('are seen at once where the owner wants no approval, with a link that no robot follows', async () => {
    await set({ commentApprovalRequired: false })
    const sent = await write({ url: 'https://ada.example/"x', email: 'ada@example.org' })
    expect(sent.headers.location).toContain('?comment=seen#')
    const page = await pageText()
    expect(page).toContain(
      '<a href="https://ada.example/&quot;x" rel="nofollow ugc noopener" target="_blank">Ada</a>',
    )
    expect(page).not.toContain('ada@example.org')
    const approved = (await listed('state=approved')).comments
    await decide(
      'deleted',
      approved.map(({ id }) => id),
    )
  })

  test.each([
    ['a name', { name: ' \u202e ' }, 'Please enter your name.'],
    ['a short name', { name: 'x'.repeat(commentLimits.name + 1) }, '80 characters at most'],
    ['an e-mail address', { email: 'no' }, 'whole e-mail address'],
    ['an address that runs nothing', { url: 'javascript:alert(1)' }, 'whole web address'],
    ['words', { text: ' \r\n ' }, 'Please write something.'],
    ['a bearable length', { text: 'x'.repeat(commentLimits.text + 1) }, '5000 characters at most'],
    ['some time', { shown: String(Number.MAX_SAFE_INTEGER) }, 'very quick'],
    ['a form that was shown', { shown: '' }, 'very quick'],
  ])('need %s, and come back in the form otherwise', async (_, wrong, sentence) => {
    const answer = await write({ text: 'Kept & <here>', ...wrong })
    expect(answer.status).toBe(400)
    expect(answer.text).toContain(sentence)
    if (!('text' in wrong)) expect(answer.text).toContain('\nKept &amp; &lt;here&gt;</textarea>')
    expect((await listed()).comments).toEqual([])
  })

  test('that begin to wait are told to the owner, once until none waits any more', async () => {
    const text = 'Lovely {glaze}.\n\n<b>Ada</b>'
    const before = (await waitingMails()).length
    await write({ name: 'Zoë & <i>', text, subject: 'Buy' })
    expect(await waitingMails()).toHaveLength(before)
    await write({ name: 'Zoë & <i>', text })
    await write({ text: 'A second one' })
    const told = await waitingMails()
    expect(told).toHaveLength(before + 1)
    const { to, subject, html, text: plain } = told[0] ?? {}
    expect(to).toBe(ownerEmail)
    expect(subject).toMatch(/^A comment is waiting – /)
    expect(plain).toMatch(
      /Zoë & <i> wrote below “[^”]+”:\n\n> Lovely {glaze}\.\n> \n> <b>Ada<\/b>\n/,
    )
    expect(plain).toMatch(/\/config\/sites\/[^/]+\/comments\n/)
    expect(html).toContain('Zoë &amp; &lt;i&gt; wrote below')
    expect(html).toContain('Lovely {glaze}.<br><br>&lt;b&gt;Ada&lt;/b&gt;')
    await decide('approved')
    await shop.perform('set-owner-mails', { set: { commentWaiting: false } })
    shop.aSecondPasses()
    await write()
    expect(await waitingMails()).toHaveLength(before + 1)
    await decide('spam')
    await shop.perform('set-owner-mails', { set: { commentWaiting: true } })
    shop.aSecondPasses()
    await write()
    expect(await waitingMails()).toHaveLength(before + 2)
    for (const state of ['waiting', 'approved', 'spam']) {
      const { comments } = await listed(`state=${state}`)
      await decide(
        'deleted',
        comments.map(({ id }) => id),
      )
    }
  })

  test('of programs, which fill in what nobody sees, are kept as spam', async () => {
    await set({ commentApprovalRequired: false })
    const answer = await write({ subject: 'Buy' })
    expect(answer.headers.location).toContain('comment=waiting')
    expect((await listed('state=spam')).comments).toHaveLength(1)
    expect(await pageText()).not.toContain('Lovely glaze')
  })

  test('of programs are kept up to a thousand, and no program is told', async () => {
    const { kysely } = shop.context.database
    await sql`
      insert into comment (website_id, id, item_id, state, author_name, author_email, author_url,
        body, created_at)
      select ${shop.siteId}, 'spam-' || one, 'x', 'spam', 'x', '', '', 'x', one
      from generate_series(1, ${maxSpam}) one`.execute(kysely)
    const answer = await write({ subject: 'Buy', text: 'The last straw' })
    expect(answer.headers.location).toContain('comment=waiting')
    expect((await listed('state=spam&search=straw')).comments).toEqual([])
    await sql`delete from comment where id like 'spam-%'`.execute(kysely)
  })

  test('are so many from one address and no more, which is told with when to come again', async () => {
    for (let at = 0; at < commentRates.perAddress; at++) expect((await write()).status).toBe(303)
    const answer = await write({ text: 'One more' })
    expect([answer.status, Number(answer.headers['retry-after']) > 0]).toEqual([429, true])
    expect(answer.text).toContain('One more</textarea>')
    expect((await listed()).comments).toHaveLength(commentRates.perAddress)
    expect((await listed('limit=2')).next).not.toBeNull()
    expect((await listed('search=100%25')).comments).toEqual([])
    expect((await listed('search=LOVELY%20ada')).comments).toHaveLength(commentRates.perAddress)
    await decide('deleted')
  })

  test('cannot be written where they are closed, on products, on what is no post, or from elsewhere', async () => {
    for (const path of ['/', '/journal', '/nowhere', '//evil.example/journal/second-firing']) {
      expect([path, (await write({ path })).status]).toEqual([path, 404])
    }
    expect((await write({ path: '/shop/moss-bowl' })).status).toBe(403)
    await set({ commentEnableByDefault: false })
    const closed = await write()
    expect([closed.status, closed.text.includes('comment-form')]).toEqual([403, false])
    const foreign = await shop.visitor().send('/_vitrine/comments', {
      method: 'POST',
      headers: {
        origin: 'https://evil.example',
        'content-type': 'application/x-www-form-urlencoded',
        cookie: 'crumb=x',
      },
      body: 'name=x',
    })
    expect(foreign.status).toBe(403)
    expect((await shop.visitor().get('/_vitrine/comments')).headers.location).toBe('/')
  })

  test('of whatever kind and size are told from one', async () => {
    expect((await write({ text: 'x'.repeat(200_000) })).status).toBe(400)
    expect((await write({ text: 'x'.repeat(300_000) })).status).toBe(413)
    const odd = [
      { path: post, name: { $gt: '' }, text: ['x'], shown: '1' },
      { path: 7 },
      { path: `${post}%00%ff`, name: 'x', text: 'y', shown: '1' },
      { path: `${post}/../first-firing?edit=1#x`, name: '\u0000', text: 'y', shown: '1' },
    ]
    for (const body of odd) {
      const { status } = await shop.visitor().write('POST', '/_vitrine/comments', body)
      expect([body, status >= 400 && status < 500]).toEqual([body, true])
    }
    const query = await shop.ownerHere.get(`${base()}?state=seen`)
    const many = await decide(
      'spam',
      Array.from({ length: 201 }, () => 'x'),
    )
    expect([query.status, many.status, (await decide('gone', ['x'])).status]).toEqual([
      400, 400, 400,
    ])
    expect((await listed('cursor=1-%27&search=%25_%5C')).comments).toEqual([])
    expect((await listed()).comments).toEqual([])
  })

  test('stay behind the password of their page', async () => {
    await shop.lock('journal', 'quiet river 7')
    expect((await write()).status).toBe(403)
    await shop.unlockAll()
    shop.aSecondPasses()
    expect((await listed()).comments).toEqual([])
  })

  test('are decided by moderators and admins alone', async () => {
    await write()
    const [one] = (await listed()).comments
    const roles = { 2: 403, 3: 403, 4: 403, 6: 200, 7: 403, 8: 403, 10: 403 }
    for (const [role, status] of Object.entries(roles)) {
      const person = await shop.person(`role-${role}@fern.example`, [Number(role)])
      const got = [
        (await person.get(base())).status,
        (await decide('spam', [one?.id ?? ''], person)).status,
      ]
      expect([role, ...got]).toEqual([role, status, status])
    }
    const elsewhere = `/api/editor/sites/${'ab'.repeat(12)}/comments`
    expect((await shop.ownerHere.get(elsewhere)).status).toBe(404)
    const unknown = await decide('approved', ['ab'.repeat(12)])
    expect(unknown.json()).toEqual({ moved: [] })
  })

  test('that are many stand on several pages, the newest first', async () => {
    const site = shop.context.database.dbFor(shop.siteId)
    await site.queries.deleteFrom('comment').where('website_id', '=', shop.siteId).execute()
    await site.queries.deleteFrom('item_comments').where('website_id', '=', shop.siteId).execute()
    await set({ commentApprovalRequired: false })
    for (let at = 0; at < commentsPerPage + 3; at++) {
      shop.time.now += at % commentRates.perAddress === 0 ? commentRates.windowMs : 1000
      expect((await write({ text: `Words of number ${at}.` })).status).toBe(303)
    }
    const newest = await pageText()
    expect(newest).toContain(`${commentsPerPage + 3} Comments`)
    expect(newest).not.toContain('number 2.')
    expect(newest.indexOf('number 3.')).toBeLessThan(newest.indexOf('number 4.'))
    const older = /href="([^"]*comments-before=[^"#]*)#/.exec(newest)?.[1] ?? ''
    const before = await pageText(older)
    expect(before).toContain('number 2.')
    expect(before).not.toContain('number 3.')
    expect(before).toContain(`${commentsPerPage + 3} Comments`)
    expect(before).toContain('Newest comments')
    expect((await shop.visitor().get(`${post}?comments-before=9-x%27--`)).text).toContain(
      'number 3.',
    )
    const list = await shop.visitor().get('/journal?format=json')
    expect(list.json<{ items: object[] }>().items).toContainEqual(
      expect.objectContaining({ urlId: 'second-firing', publicCommentCount: commentsPerPage + 3 }),
    )
  })

  test('are counted rightly where several decide at one moment', async () => {
    const all = (await listed('state=approved&limit=20')).comments.map(({ id }) => id)
    await Promise.all(all.map((id) => decide('spam', [id])))
    await Promise.all([...all, ...all].map((id) => decide('approved', [id])))
    await Promise.all([decide('deleted', all), decide('spam', all.toReversed())])
    expect(await pageText()).toContain(`${commentsPerPage + 3 - all.length} Comments`)
  })

  test('speak the language of the site', async () => {
    await shop.perform('set-site-details', { set: { language: 'de-DE' } })
    shop.aSecondPasses()
    expect(await pageText()).toMatch(/\d+ Kommentare/)
    expect((await write({ name: '' })).text).toContain('Bitte geben Sie Ihren Namen ein.')
    await shop.perform('set-site-details', { set: { language: 'en-US' } })
  })
})

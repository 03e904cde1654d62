import { describe, expect, test } from 'vitest'
import { print } from '../../testing/render-template.ts'

const item = { id: 'i', fullUrl: '/journal/first', publicCommentCount: 2 }

describe('comments that another service keeps', () => {
  const page = { item, websiteSettings: { disqusShortname: 'potter' } }

  test('have the place that its script looks for', () => {
    expect(print('{item|comments}', page)).toContain(
      '<div class="squarespace-comments" id="disqus_thread"></div>',
    )
  })

  test('are counted by its script, so that a link has no number', () => {
    expect(print('{item|comment-link}', page).trim()).toBe(
      '<a href="/journal/first" class="sqs-comment-link sqs-disqus-comment-link" data-id="i"></a>',
    )
  })
})

test('the service that keeps the comments is found under both spellings of its setting', () => {
  const printed = (websiteSettings: Readonly<Record<string, string>>) => [
    print('{.disqus?}theirs{.or}ours{.end}', { websiteSettings }),
    print('{item|comments}', { item, websiteSettings }).includes('disqus_thread'),
  ]
  for (const name of ['disqusShortname', 'disqusShortName']) {
    expect(printed({ [name]: 'potter' })).toEqual(['theirs', true])
    expect(printed({ [name]: '' })).toEqual(['ours', false])
  }
  expect(printed({})).toEqual(['ours', false])
})

test('a link tells how many comments there are, and "No" for none', () => {
  const link = (count: number) =>
    print('{item|comment-link}', { item: { ...item, publicCommentCount: count } })
      .replace(/<[^>]*>/g, '')
      .replace(/\s+/g, ' ')
      .trim()
  expect([0, 1, 2].map(link)).toEqual(['No Comments', '1 Comment', '2 Comments'])
})

test('there is nothing to like where the value is empty, or the site has no likes', () => {
  const websiteSettings = { simpleLikingEnabled: true }
  expect(print('{item|like-button}', { item, websiteSettings })).toContain('data-item-id="i"')
  expect(print('{gone|like-button}', { websiteSettings })).toBe('')
  expect(print('{item|like-button}', { item })).toBe('')
})

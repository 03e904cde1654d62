import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { ListedReview } from '@vitrine/rules/shop/reviews/reviews-api.ts'
import { starSigns } from '@vitrine/rules/site/reviews/review-facts.ts'
import type { ReviewState } from '@vitrine/rules/site/reviews/review-states.ts'
import { useSettings } from '../../ground/changes/working-site.ts'
import { Button } from '../../ground/controls/button.tsx'
import { formatInstant } from '../../ground/dates/format.ts'
import type { Site } from '../../site/sites/sites.ts'
import { wayToSite } from '../../site/sites/way-to-site.ts'
import { ReplyDialog } from './reply-dialog.tsx'
import { moveReview } from './reviews-query.ts'
import list from '../../ground/controls/list.module.css'
import styles from './reviews.module.css'

type Way = { readonly to: ReviewState; readonly name: string }

const show: Way = { to: 'shown', name: 'Show' }
const hide: Way = { to: 'hidden', name: 'Hide' }

const ways: Readonly<Record<ReviewState, readonly Way[]>> = {
  waiting: [show, hide],
  shown: [hide],
  hidden: [show],
}

type ListProps = { readonly site: Site; readonly reviews: readonly ListedReview[] }

/** Reviews with what can be done with each. */
export function ReviewList({ site, reviews }: ListProps) {
  return (
    <ul className={styles['reviews']}>
      {reviews.map((review) => (
        <li key={review.id}>
          <Review site={site} review={review} />
        </li>
      ))}
    </ul>
  )
}

function Review({ site, review }: { readonly site: Site; readonly review: ListedReview }) {
  const [isReplying, setReplying] = useState(false)
  const { id, state, stars, authorName, text, reply, createdAt, testMode } = review
  const clock = useSettings(site.siteId)
  const answer = reply === '' ? 'Answer' : 'Change the answer'
  const name = authorName === '' ? 'a customer' : authorName
  return (
    <article className={styles['review']} aria-label={`Review of ${name}`}>
      <header className={styles['head']}>
        <span>
          <span aria-hidden>{starSigns(stars)}</span>
          <span className={styles['unseen']}>{stars} of 5 stars</span>
        </span>
        <b>{authorName === '' ? 'A customer' : authorName}</b>
        <span className={list['quiet']}>{formatInstant(createdAt, clock)}</span>
        {testMode && <span className={styles['mark']}>Test order</span>}
      </header>
      {text !== '' && (
        <p className={styles['text']} dir="auto">
          {text}
        </p>
      )}
      {reply !== '' && (
        <blockquote className={styles['reply']}>
          <b>Your answer</b>
          <p className={styles['text']}>{reply}</p>
        </blockquote>
      )}
      <About site={site} review={review} />
      <div className={styles['tools']}>
        {ways[state].map((way) => (
          <Button
            key={way.to}
            size="small"
            aria-label={`${way.name}: review of ${name}`}
            onPress={() => void moveReview(site.siteId, id, way.to)}
          >
            {way.name}
          </Button>
        ))}
        <Button
          size="small"
          kind="quiet"
          aria-label={`${answer}: review of ${name}`}
          onPress={() => setReplying(true)}
        >
          {answer}
        </Button>
      </div>
      {isReplying && (
        <ReplyDialog siteId={site.siteId} review={review} onClose={() => setReplying(false)} />
      )}
    </article>
  )
}

function About({
  site,
  review: { itemTitle, itemPath, orderId, orderNumber },
}: {
  readonly site: Site
  readonly review: ListedReview
}) {
  return (
    <p className={list['quiet']}>
      {itemTitle === null || itemPath === null ? (
        'Of a product that has been deleted'
      ) : (
        <a href={wayToSite(site, itemPath)} target="_blank" rel="noopener">
          {itemTitle}
        </a>
      )}
      {', '}
      <Link to="/sites/$siteName/orders/$orderId" params={{ siteName: site.name, orderId }}>
        order {orderNumber}
      </Link>
    </p>
  )
}

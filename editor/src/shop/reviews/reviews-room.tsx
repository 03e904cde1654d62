import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { Star } from 'lucide-react'
import { reviewStates, type ReviewState } from '@vitrine/rules/site/reviews/review-states.ts'
import { useSettings } from '../../ground/changes/working-site.ts'
import { Room } from '../../ground/controls/room.tsx'
import { SearchedList } from '../../ground/controls/searched-list.tsx'
import { FirstUse } from '../../ground/controls/states.tsx'
import { ShopSettingsLink } from '../../site/sites/shop-settings-link.tsx'
import type { Site } from '../../site/sites/sites.ts'
import { useSite } from '../../site/sites/use-site.ts'
import { ReviewList } from './review-list.tsx'
import { reviewsPlace } from './reviews-place.ts'
import { reviewsQuery } from './reviews-query.ts'
import list from '../../ground/controls/list.module.css'

const names: Readonly<Record<ReviewState, string>> = {
  waiting: 'Waiting',
  shown: 'Shown',
  hidden: 'Hidden',
}

/** What customers say of what they bought, to be shown, hidden and answered. */
export function ReviewsRoom() {
  const site = useSite()
  const place = useSearch({ from: '/inside/sites/$siteName/reviews' })
  const navigate = useNavigate()
  const params = { siteName: site.name }
  const { show = 'waiting', search = '' } = place
  const find = (words: string): void =>
    void navigate({
      to: '/sites/$siteName/reviews',
      params,
      search: reviewsPlace(show, words),
      // each letter of a search is no step back
      replace: true,
    })
  const reviews = useInfiniteQuery({
    ...reviewsQuery(site.siteId, place),
    placeholderData: keepPreviousData,
  })
  const shown = reviews.data?.pages.flatMap((page) => page.reviews) ?? []
  return (
    <Room title="Reviews">
      <nav className={list['head']} aria-label="Which reviews">
        {reviewStates.map((one) => (
          <Link
            key={one}
            to="/sites/$siteName/reviews"
            params={params}
            search={reviewsPlace(one, search)}
            activeOptions={{ exact: true }}
            className={list['filter'] ?? ''}
          >
            {names[one]}
          </Link>
        ))}
      </nav>
      <SearchedList
        noun="reviews"
        search={search}
        onSearch={find}
        of={reviews}
        count={shown.length}
        first={<NoneYet site={site} show={show} />}
        nothing={{
          icon: <Star size={20} aria-hidden />,
          title: 'No such review',
          sentence: `No review that is ${names[show].toLowerCase()} has “${search}” in its words, its product or the name of who wrote it.`,
        }}
      >
        <ReviewList site={site} reviews={shown} />
      </SearchedList>
    </Room>
  )
}

const noneYet: Readonly<Record<ReviewState, { readonly title: string; readonly what: string }>> = {
  waiting: {
    title: 'No review is waiting',
    what: 'What customers say of what they bought stands here until you show or hide it.',
  },
  shown: { title: 'No review is shown yet', what: 'What everybody reads at your products.' },
  hidden: { title: 'No review is hidden', what: 'What you keep from visitors stands here.' },
}

function NoneYet({ site, show }: { readonly site: Site; readonly show: ReviewState }) {
  const settings = useSettings(site.siteId)
  const isOff = settings !== undefined && settings.store.reviews?.isOn !== true
  const { title, what } = noneYet[show]
  return (
    <FirstUse
      icon={<Star size={20} aria-hidden />}
      title={isOff ? 'Reviews are off' : title}
      action={<ShopSettingsLink site={site} isPrimary={isOff} />}
    >
      {isOff
        ? 'Customers can say how they like what they bought, with stars and words. Turn that on in the settings of the shop.'
        : what}
    </FirstUse>
  )
}

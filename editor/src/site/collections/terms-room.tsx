import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { ArrowLeft, Tags } from 'lucide-react'
import type { WordSort } from '@vitrine/rules/ground/documents/item-words.ts'
import { interfaceMessages } from '@vitrine/rules/ground/refusals/interface-messages.ts'
import { documentsQuery } from '../../ground/changes/documents.ts'
import { buttonClass } from '../../ground/controls/button.tsx'
import { Room } from '../../ground/controls/room.tsx'
import { SelectField } from '../../ground/controls/select-field.tsx'
import { FirstUse, LoadError, Skeleton } from '../../ground/controls/states.tsx'
import { mayEnter } from '../sites/rooms.ts'
import type { Site } from '../sites/sites.ts'
import { useSite } from '../sites/use-site.ts'
import { isShop, pagesWithTerms } from './pages-with-terms.ts'
import { sortNames } from './terms.ts'
import { TermsOfPage } from './terms-of-page.tsx'
import list from '../../ground/controls/list.module.css'
import styles from './terms.module.css'

const sorts = ['tag', 'category'] as const satisfies readonly WordSort[]

/** The tags and categories by which the items of a page are found. */
export function TermsRoom() {
  const site = useSite()
  const search = useSearch({ from: '/inside/sites/$siteName/tags' })
  const navigate = useNavigate()
  const pages = useQuery(documentsQuery(site.siteId, 'collection'))
  const open = pages.data && pagesWithTerms(pages.data, site)
  const page = open?.find(({ id }) => id === search.page) ?? open?.[0]
  const sort = search.sort ?? 'tag'
  return (
    <Room
      title="Tags and categories"
      back={<WayBack site={site} isShop={page !== undefined && isShop(page.body)} />}
    >
      {pages.isPending && <Skeleton rows={8} />}
      {pages.isError && pages.data === undefined && (
        <LoadError
          error={pages.error}
          message={interfaceMessages['no-collections']}
          onRetry={() => void pages.refetch()}
        />
      )}
      {open !== undefined && page === undefined && (
        <FirstUse
          icon={<Tags size={20} aria-hidden />}
          title="No page with items yet"
          action={
            <Link
              to="/sites/$siteName/pages"
              params={{ siteName: site.name }}
              search={{}}
              className={buttonClass()}
            >
              Go to Pages
            </Link>
          }
        >
          A shop or a journal has tags and categories. Add one under Pages.
        </FirstUse>
      )}
      {open !== undefined && page !== undefined && (
        <>
          <div className={styles['head']}>
            {open.length > 1 && (
              <SelectField
                label="Page"
                options={open.map(({ id, body }) => ({ id, name: body.title }))}
                value={page.id}
                onChange={(id) =>
                  void navigate({
                    to: '/sites/$siteName/tags',
                    params: { siteName: site.name },
                    search: { ...search, page: id },
                  })
                }
              />
            )}
            <nav className={list['filters']} aria-label="Which words">
              {sorts.map((one) => (
                <Link
                  key={one}
                  to="/sites/$siteName/tags"
                  params={{ siteName: site.name }}
                  search={{ ...search, sort: one }}
                  data-status={one === sort ? 'active' : undefined}
                  aria-current={one === sort ? 'page' : undefined}
                  className={list['filter'] ?? ''}
                >
                  {sortNames[one].title}
                </Link>
              ))}
            </nav>
          </div>
          <TermsOfPage key={`${page.id} ${sort}`} site={site} page={page} sort={sort} />
        </>
      )}
    </Room>
  )
}

function WayBack({ site, isShop: leadsToShop }: { readonly site: Site; readonly isShop: boolean }) {
  const room = leadsToShop || !mayEnter(site, 'pages') ? 'products' : 'pages'
  return (
    <Link
      to={`/sites/$siteName/${room}`}
      params={{ siteName: site.name }}
      search={{}}
      className={list['back'] ?? ''}
    >
      <ArrowLeft size={16} aria-hidden /> {room === 'products' ? 'Products' : 'Pages'}
    </Link>
  )
}

import { Link, useNavigate } from '@tanstack/react-router'
import { Copy, Ellipsis, Link as LinkIcon, Pencil, Power, Ticket, Trash2 } from 'lucide-react'
import { discountLink } from '@vitrine/rules/shop/coupons/discount-link.ts'
import type { SiteSettings } from '@vitrine/rules/site/sites/site-settings.ts'
import { copyText } from '../../ground/controls/copy-button.tsx'
import { MenuButton } from '../../ground/controls/menu-button.tsx'
import { visitorOrigin } from '../../ground/http/site-origin.ts'
import { useAmountStyle } from '../../site/sites/use-amount-style.ts'
import type { Site } from '../../site/sites/sites.ts'
import { DiscountMark } from './discount-mark.tsx'
import { conditionWords, ownersName, reducesWords, usesWords } from './discount-words.ts'
import { deleteDiscount, turnDiscount, type Discount } from './discounts.ts'
import list from '../../ground/controls/list.module.css'
import styles from './discounts.module.css'

type DiscountTableProps = {
  readonly site: Site
  readonly settings: SiteSettings
  readonly discounts: readonly Discount[]
  readonly money: (cents: number) => string
  /** When they were read, in epoch milliseconds. */
  readonly now: number
  readonly onEdit: (code: string) => void
}

/** Discounts with what each does, whether it can be used, and how often it was. */
export function DiscountTable(props: DiscountTableProps) {
  return (
    <div className={list['list']}>
      <table>
        <thead>
          <tr>
            <th scope="col">Discount</th>
            <th scope="col" className={list['wide']}>
              What it does
            </th>
            <th scope="col" className={list['wide']}>
              State
            </th>
            <th scope="col" className={`${list['number']} ${list['wide']}`}>
              Used
            </th>
            <th scope="col">
              <span className={styles['unseen']}>Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {props.discounts.map((discount) => (
            <DiscountRow key={discount.code} {...props} discount={discount} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function DiscountRow(props: DiscountTableProps & { readonly discount: Discount }) {
  const { site, settings, discount, money } = props
  const { code, uses, mostUses } = discount
  const writing = { style: useAmountStyle(settings), money }
  const does = reducesWords(discount.reduces, writing)
  const condition = conditionWords(discount, writing)
  const mark = <DiscountMark discount={discount} now={props.now} place={settings} />
  return (
    <tr>
      <td>
        <Link
          to="/sites/$siteName/discounts"
          params={{ siteName: site.name }}
          search={{ code }}
          className={`${list['row']} ${styles['name']}`}
        >
          {ownersName(discount)}
        </Link>
        {discount.title !== undefined && (
          <span className={styles['condition']}>Applies by itself</span>
        )}
        {discount.name !== undefined && (
          <span className={`${styles['condition']} ${list['actions']}`}>
            <Link
              to="/sites/$siteName/discounts/$couponId"
              params={{ siteName: site.name, couponId: code }}
              search={{}}
              aria-label={`Codes of ${discount.name}`}
            >
              Many codes
            </Link>
          </span>
        )}
        <span className={list['narrow']}>
          {does} {condition}
        </span>
        <span className={list['narrow']}>
          {mark} used {usesWords(uses, mostUses)}
        </span>
      </td>
      <td className={list['wide']}>
        {does}
        <span className={styles['condition']}>{condition}</span>
      </td>
      <td className={list['wide']}>{mark}</td>
      <td className={`${list['number']} ${list['whole']} ${list['wide']}`}>
        {usesWords(uses, mostUses)}
      </td>
      <td className={`${list['number']} ${list['actions']}`}>
        <RowMenu {...props} />
      </td>
    </tr>
  )
}

function RowMenu(props: DiscountTableProps & { readonly discount: Discount }) {
  const { site, discount, onEdit } = props
  const { code, title, name, isActive } = discount
  const navigate = useNavigate()
  return (
    <MenuButton
      label={`Actions of ${ownersName(discount)}`}
      icon={<Ellipsis size={16} aria-hidden />}
      entries={[
        {
          id: 'edit',
          name: 'Edit',
          icon: <Pencil size={15} aria-hidden />,
          onAction: () => onEdit(code),
        },
        // what applies by itself has no code that anybody could be given
        ...(title === undefined && name === undefined ? copies(site, code) : []),
        ...(name === undefined
          ? []
          : [
              {
                id: 'codes',
                name: 'Codes',
                icon: <Ticket size={15} aria-hidden />,
                onAction: () =>
                  void navigate({
                    to: '/sites/$siteName/discounts/$couponId',
                    params: { siteName: site.name, couponId: code },
                    search: {},
                  }),
              },
            ]),
        {
          id: 'turn',
          name: isActive ? 'Turn off' : 'Turn on',
          icon: <Power size={15} aria-hidden />,
          onAction: () => void turnDiscount(site.siteId, discount),
        },
        {
          id: 'delete',
          name: 'Delete',
          icon: <Trash2 size={15} aria-hidden />,
          isDanger: true,
          onAction: () => void deleteDiscount(site.siteId, discount),
        },
      ]}
    />
  )
}

function copies(site: Site, code: string) {
  return [
    {
      id: 'copy',
      name: 'Copy code',
      icon: <Copy size={15} aria-hidden />,
      onAction: () => void copyText(code),
    },
    {
      id: 'copy-link',
      name: 'Copy link',
      icon: <LinkIcon size={15} aria-hidden />,
      onAction: () => void copyText(visitorOrigin(site) + discountLink(code)),
    },
  ]
}

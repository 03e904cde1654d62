import type {} from '../../ground/documents/document.ts'
import type { BlockFlags } from '../blocks/block-flag.ts'
import type { Announcement } from './announcement.ts'
import type { MailingListSettings } from './mailing-list-settings.ts'
import type { MailServer } from '../../ground/mails/mail-server.ts'
import type { Business } from './business.ts'
import type { CommentSettings } from './comment-settings.ts'
import type { CaptchaSettings } from './captcha-settings.ts'
import type { ComingSoon } from './coming-soon.ts'
import type { DeliveryDays } from './delivery-days.ts'
import type { Domains } from './domains.ts'
import type { Footer } from './footer.ts'
import type { MobileInfo } from './mobile-info.ts'
import type { MailWords } from '../mail-words/mail-words.ts'
import type { OwnerMails } from './owner-mails.ts'
import type { RegionalFormats } from '../../ground/dates/regional-formats.ts'
import type { StoredDonations } from './donation-settings.ts'
import type { InstallmentSettings } from './installment-settings.ts'
import type { PriceNoteSettings } from './price-note-settings.ts'
import type { CartSettings } from './cart-settings.ts'
import type { ProductViewSettings } from './product-view-settings.ts'
import type { RestockSettings } from './restock-settings.ts'
import type { ReminderSettings } from './reminder-settings.ts'
import type { ReviewSettings } from './review-settings.ts'
import type { SocialSettings } from './social-settings.ts'
import type { PaymentMode, StripeSettings } from './stripe-settings.ts'
import type { TaxSettings } from './tax-settings.ts'
import type { Lockable } from '../locks/lock.ts'
import type { Popup } from '../slides/popup.ts'

/** What an owner sets once for the whole site. Plain text fields hold text, not HTML. */
export type SiteSettings = Lockable &
  SocialSettings & {
    readonly title: string
    readonly tagline: string
    /** HTML, sanitised when saved. */
    readonly description: string
    /** ISO 3166 region, such as `US`. */
    readonly country: string
    /** ISO 4217 code out of the 27 supported (spec §9). */
    readonly currency: string
    /** IANA zone, such as `America/New_York`. */
    readonly timeZone: string
    /** BCP 47 tag, such as `en-US`. */
    readonly language: string
    /**
     * Whether money is written as the language does (CLDR) or by the table of the specification (spec
     * §3, §9). Absent in what was stored before it could be chosen.
     */
    readonly useCLDRMoneyFormat?: boolean
    /** Absent: as the language and the country say. */
    readonly formats?: RegionalFormats
    readonly contactEmail: string
    readonly logoAssetId: string | null
    readonly faviconAssetId: string | null
    /** Stands for pages without a picture where they are shared; absent: the logo does. */
    readonly shareAssetId?: string | null
    /** Whether search engines are asked to leave the site out; absent: they find it. */
    readonly isHiddenFromSearch?: boolean
    readonly socialAccounts: readonly {
      readonly serviceName: string
      readonly profileUrl: string
    }[]
    /** False until the owner has gone through the first-run step. */
    readonly firstRunDone: boolean
    /** Whether the sample content that came with the starter is still in place. */
    readonly hasSampleContent: boolean
    /** What the starter said of its firm; absent once the samples are cleared, and on older sites. */
    readonly sample?: SampleSettings
    /**
     * Whether visitors see each edit of a page at once; absent: edits of what is public wait in a draft
     * until they are published.
     */
    readonly publishAtOnce?: boolean
    /** Kinds of blocks that the picker offers beside those of every site. */
    readonly blockFlags?: BlockFlags
    /** Origins whose pages may show this site's in a frame; absent: none. */
    readonly embedders?: readonly string[]
    /** Absent: visitors before the closed door read the platform's words. */
    readonly comingSoon?: ComingSoon
    /** Absent: never turned on. */
    readonly popup?: Popup
    /** Absent: nobody has written one. */
    readonly announcement?: Announcement
    /** Absent: nothing is told. */
    readonly business?: Business
    /** Absent: as `defaultFooter` says. */
    readonly footer?: Footer
    /** Absent: nothing of it is shown. */
    readonly mobileInfo?: MobileInfo
    /** Absent: there are none. */
    readonly comments?: CommentSettings
    /** Absent: nobody is asked. */
    readonly mailingList?: MailingListSettings
    /** Absent or null: forms have none. */
    readonly captcha?: CaptchaSettings | null
    /** Absent or null: mails go by the installation's. */
    readonly mailServer?: MailServer | null
    /** Absent: there are none. */
    readonly domains?: Domains
    /** Absent: what `readOwnerMails` says. */
    readonly ownerMails?: OwnerMails
    /** Absent: every mail has its default words. */
    readonly mailWords?: MailWords
    readonly store: StoreSettings
    /** HTML with scripts, for wherever owners' scripts run: never on pages 201 to 209. */
    readonly codeInjection: {
      readonly header: string
      readonly footer: string
      /** Stands in the head of lock screens, after `header`; absent: nothing. */
      readonly lockScreen?: string
    }
  }

/** What a starter says of its own firm in the settings, kept until the samples are cleared. */
export type SampleSettings = Pick<
  SiteSettings,
  'title' | 'tagline' | 'description' | 'contactEmail' | 'business' | 'socialAccounts'
> & {
  readonly store: Pick<
    StoreSettings,
    'shipping' | 'returnPolicy' | 'termsOfService' | 'privacyPolicy'
  >
}

/** By the language where nobody chose, as pages always did. */
export function usesCldrMoney(settings: Pick<SiteSettings, 'useCLDRMoneyFormat'>): boolean {
  return settings.useCLDRMoneyFormat ?? true
}

/** From a weight on a way costs this; weights are in units of the site (`measurement.ts`). */
export type WeightStep = { readonly from: number; readonly priceCents: number }

export type WeightPrices = {
  /** Lightest first; below all of them the way costs its price. Lacking: at any weight. */
  readonly weightSteps?: readonly WeightStep[] | undefined
  /** Heavier it is not sent in this way; lacking or null: any weight is. */
  readonly mostWeight?: number | null | undefined
}

/** The usual way of shipping; minor units of the site's currency. */
export type ShippingOption = WeightPrices &
  Awaited & {
    readonly name: string
    readonly priceCents: number
    /** From this sum of goods on it costs nothing; lacking or null: it always costs its price. */
    readonly freeFromCents?: number | null
    /** ISO 3166 regions that it goes to; lacking, null or empty: everywhere. */
    readonly countries?: readonly string[] | null
  }

/** How long an order is on its way, or takes until it can be fetched. */
export type Awaited = {
  /** Lacking or null: nothing is said. */
  readonly deliveryDays?: DeliveryDays | null | undefined
}

/** Another way of shipping; minor units of the site's currency. */
export type ShippingWay = WeightPrices &
  Awaited & {
    readonly id: string
    readonly name: string
    readonly priceCents: number
    /** From this sum of goods on it costs nothing; null: it always costs its price. */
    readonly freeFromCents: number | null
    /** ISO 3166 regions that it goes to; null: wherever the usual one does, beside it. */
    readonly countries: readonly string[] | null
    /** Of these alone there, as tax places write them; lacking or empty: of all. */
    readonly postcodes?: readonly string[] | undefined
    /** In the place of the usual one there, not beside it. */
    readonly instead: boolean
  }

/** Where whoever buys can fetch an order themselves, for nothing. */
export type PickupPlace = Awaited & {
  readonly id: string
  /** What shoppers read, such as `The workshop`. */
  readonly name: string
  readonly line1: string
  readonly city: string
  readonly region: string
  readonly postalCode: string
  /** ISO 3166 region. */
  readonly country: string
  /** When and how, in the owner's words; empty: nothing more is told. */
  readonly note: string
}

export type Pickup = {
  readonly places: readonly PickupPlace[]
  /** Nothing is sent as long as there are places; false: whoever buys chooses. */
  readonly only: boolean
}

export type StoreSettings = {
  /** `test` takes no money and shows the banner; `live` needs a real provider. */
  readonly paymentMode: PaymentMode
  /** Absent: no account at Stripe is connected. */
  readonly stripe?: StripeSettings
  readonly shipping: ShippingOption
  /** Absent: the usual one alone. */
  readonly moreShipping?: readonly ShippingWay[]
  /** Absent: nobody fetches anything. */
  readonly pickup?: Pickup
  /** Absent: the shop takes none. */
  readonly taxes?: TaxSettings
  /** Absent: what is sold out asks nobody for an address. */
  readonly restock?: RestockSettings
  /** Absent: there are no reviews. */
  readonly reviews?: ReviewSettings
  /** Absent: nobody is reminded of a cart. */
  readonly cartReminders?: ReminderSettings
  /** Absent: nobody can give anything. */
  readonly donations?: StoredDonations
  /** Whether shoppers can have accounts; absent: they cannot. */
  readonly memberAccounts?: boolean
  /** Without a basket step: add to cart leads to checkout at once (spec §4). */
  readonly expressCheckout: boolean
  readonly multipleQuantityAllowedForServices: boolean
  /** Absent: prices stand alone. */
  readonly priceNote?: PriceNoteSettings
  /** Absent: nothing is paid in installments. */
  readonly installments?: InstallmentSettings
  /** Absent: as `standardProductViews` says. */
  readonly productViews?: Partial<ProductViewSettings>
  /** Absent: as `standardCart` says. */
  readonly cart?: CartSettings
  /** How many minutes goods are held for whoever pays; absent: 30. */
  readonly holdMinutes?: number
  /** Whether ways of paying are offered whose money is certain only after days; absent: they are not. */
  readonly takesSlowPayments?: boolean
  /** Whether cards are typed on the checkout itself, into Stripe's fields; absent: on Stripe's page. */
  readonly cardFields?: boolean
  /** Absent: nobody is asked to agree to the terms. */
  readonly asksForTerms?: boolean
  /**
   * For how many days after it arrives shoppers may withdraw from an order; 0: that is not offered.
   * Absent: what the law of the shop's country asks for.
   */
  readonly withdrawalDays?: number
  /**
   * Whether a product was ever sold as a subscription: from then on the pages of the platform lead to
   * where one is canceled. Absent: none was.
   */
  readonly sellsSubscriptions?: boolean
  readonly returnPolicy: string
  readonly termsOfService: string
  readonly privacyPolicy: string
}

declare module '../../ground/documents/document.ts' {
  interface DocumentBodies {
    /** One per site, id `site`. */
    'site-settings': SiteSettings
  }
}

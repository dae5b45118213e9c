import type { DeliveryConfiguration } from "#domain/delivery/delivery-configuration.ts";
import type { RentalRules } from "#domain/prices/rental-rules.ts";

/** Who the company is, and the figures it promises by (product.md#site-configuration). Whoever needs it is handed it. */
export interface SiteConfiguration {
  readonly name: string;
  /** The word under the brand mark. */
  readonly markLine: string;
  readonly legalName: string;
  /** Empty while the company has not said it. */
  readonly vatNumber: string;
  readonly phone: string;
  readonly phoneHref: string;
  readonly whatsappHref: string;
  readonly email: string;
  readonly address: {
    readonly street: string;
    readonly postalCode: string;
    readonly city: string;
    readonly country: string;
    readonly countryCode: string;
  };
  /** The zone of the clock by which the company tells its staff the time. */
  readonly timeZone: string;
  /** When somebody answers, by what one tries. */
  readonly openingHours: readonly { readonly label: string; readonly hours: string }[];
  /** The advertised heritage, a year. */
  readonly heritageSince: number;
  /** The founding year of the footer. */
  readonly foundedYear: number;
  /** Hours within which a request is answered. */
  readonly replyWithinHours: number;
  /** Hours a request holds its car while nobody has opened the link of its mail (product.md#request-holds). */
  readonly firstHoldHours: number;
  /** Hours a request holds its car once that link was opened, counted from the request. */
  readonly holdHours: number;
  /** Euro cents per kilometre of a one-way return; delivery itself is free. */
  readonly oneWayRatePerKilometre: number;
  readonly delivery: DeliveryConfiguration;
  readonly rentalRules: RentalRules;
}

/** The same with what the company keeps to itself: visitors' browsers never get it. */
export interface CompanyConfiguration extends SiteConfiguration {
  /** The most that staff who are no admin take off the list price of a rental, in percent (product.md#agreed-price). */
  readonly staffDiscountPercent: number;
  /** Open requests of one e-mail, one telephone number or one visitor's address (product.md#open-requests). */
  readonly maxOpenRequests: number;
  /** Requests of one of these in a day of which staff are told, whatever became of them. */
  readonly requestAlertThreshold: number;
  /** Mails that our forms send to one address in a day, whoever fills them in (product.md#mails). */
  readonly maxFormMailsPerDay: number;
  /** Hours after the return when the renter is asked for a review (product.md#reviews). */
  readonly reviewAfterHours: number;
}

/** What every visitor may know of the configuration. */
export function toPublicConfiguration(company: CompanyConfiguration): SiteConfiguration {
  const {
    staffDiscountPercent: _discount,
    maxOpenRequests: _open,
    requestAlertThreshold: _alert,
    maxFormMailsPerDay: _mails,
    reviewAfterHours: _review,
    ...site
  } = company;
  return site;
}

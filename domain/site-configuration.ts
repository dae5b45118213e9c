import type { DeliveryConfiguration } from "#domain/delivery/delivery-configuration.ts";
import type { RentalRules } from "#domain/prices/rental-rules.ts";

/** The company's identity and the figures that it promises (product.md#site-configuration). It is passed as a parameter, never imported. */
export interface SiteConfiguration {
  readonly name: string;
  /** The text below the logo. */
  readonly markLine: string;
  readonly legalName: string;
  /** Empty if not set. */
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
  /** Time zone in which the company shows times to its staff. */
  readonly timeZone: string;
  /** Opening hours by contact channel. */
  readonly openingHours: readonly { readonly label: string; readonly hours: string }[];
  /** The year of the advertised heritage. */
  readonly heritageSince: number;
  /** The founding year in the footer. */
  readonly foundedYear: number;
  /** Promised reply time in hours. */
  readonly replyWithinHours: number;
  /** Hours of the first hold, before the renter opens the link in the mail (product.md#request-holds). */
  readonly firstHoldHours: number;
  /** Length of the full hold in hours, counted from the request. It applies once the renter has opened the link. */
  readonly holdHours: number;
  /** Euro cents per kilometre of a one-way return; delivery itself is free. */
  readonly oneWayRatePerKilometre: number;
  readonly delivery: DeliveryConfiguration;
  readonly rentalRules: RentalRules;
}

/** The configuration with its confidential part, which is never sent to visitors' browsers. */
export interface CompanyConfiguration extends SiteConfiguration {
  /** Maximum discount in percent by staff other than admins (product.md#agreed-price). */
  readonly staffDiscountPercent: number;
  /** Maximum open requests per e-mail address, phone number or visitor's network address (product.md#open-requests). */
  readonly maxOpenRequests: number;
  /** Requests per day from one of these identities that trigger an alert to staff, whatever their status. */
  readonly requestAlertThreshold: number;
  /** Maximum form mails to one e-mail address per day, whoever sends the form (product.md#mails). */
  readonly maxFormMailsPerDay: number;
  /** Hours between the return and the mail that asks for a review (product.md#reviews). */
  readonly reviewAfterHours: number;
}

/** Returns the public part of the configuration. */
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

import type { DeliveryConfiguration } from "#domain/delivery/configuration.ts";

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
  /** Hours a request holds its car before it expires. */
  readonly holdHours: number;
  /** Euro cents per kilometre of a one-way return; delivery itself is free. */
  readonly oneWayRatePerKilometre: number;
  readonly delivery: DeliveryConfiguration;
}

/** The same with what the company keeps to itself: visitors' browsers never get it. */
export interface CompanyConfiguration extends SiteConfiguration {
  /** The most that staff who are no admin take off the list price of a rental, in percent (product.md#agreed-price). */
  readonly staffDiscountPercent: number;
}

/** What every visitor may know of the configuration. */
export function publicConfiguration(company: CompanyConfiguration): SiteConfiguration {
  const { staffDiscountPercent: _kept, ...site } = company;
  return site;
}

import type { RequiredPictures } from "#domain/bookings/handover-pictures.ts";
import type { ReminderKind } from "#domain/bookings/reminders/reminder-kinds.ts";
import type { DeliveryConfiguration } from "#domain/delivery/delivery-configuration.ts";
import type { YoungDriverFee } from "#domain/extras/young-driver.ts";
import type { Language } from "#domain/languages.ts";
import type { WeeklyHours } from "#domain/opening-hours/weekly-hours.ts";
import type { PaletteChoice } from "#domain/palettes/palette-names.ts";
import type { CompanyLogos } from "#domain/pictures/company-logos.ts";
import type { DrawingsPlace } from "#domain/pictures/drawings-place.ts";
import type { RentalRules } from "#domain/prices/rental-rules.ts";
import type { Month } from "#domain/reports/month-report.ts";

/** The company's identity and the figures that it promises (product.md#site-configuration). It is passed as a parameter, never imported. */
export interface SiteConfiguration {
  readonly name: string;
  /** The text below the logo; may be empty. */
  readonly markLine: string;
  /** Null where the name is the mark (product.md#logo). */
  readonly logos: CompanyLogos | null;
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
  /** When somebody answers; null where the company states no hours (product.md#opening-hours). */
  readonly hours: CompanyHours;
  /** The rows that pages show: from `hours`, or as an earlier version stored them. */
  readonly openingHours: readonly { readonly label: string; readonly hours: string }[];
  /** The advertised heritage, a year; null where none is claimed. */
  readonly heritageSince: number | null;
  /** The founding year of the footer; null where none is stated. */
  readonly foundedYear: number | null;
  /** Where the company rents, at the end of the home page's title: "in Tutta Europa"; may be empty. */
  readonly headingRegion: string;
  /** The four points of the benefits strip (product.md#advertised-points). */
  readonly advertisedPoints: Readonly<Record<AdvertisedPointKey, AdvertisedPoint>>;
  /** Whether pages show the ratings that staff typed; else only those of real reviews (product.md#reviews). */
  readonly showsTypedRatings: boolean;
  /** Undefined for the built-in colours, so that pages in them contain nothing about colours (product.md#palette). */
  readonly palette?: PaletteChoice | undefined;
  /** Two to four letters before the code of a booking. */
  readonly bookingPrefix: string;
  /** What the company offers beside cars; what it doesn't offer isn't there (product.md#offers). */
  readonly offers: Readonly<Record<OfferKey, boolean>>;
  /** The languages of the public site, Italian first (product.md#languages). */
  readonly languages: readonly Language[];
  /**
   * In a language in which pages of cities do not exist: for each such page, by its path, the search that links lead to instead
   * (product.md#languages). Undefined if all exist.
   */
  readonly replacedCityPages?: Readonly<Record<string, string>> | undefined;
  /** Promised reply time in hours. */
  readonly replyWithinHours: number;
  /** Hours of the first hold, before the renter opens the link in the mail (product.md#request-holds). */
  readonly firstHoldHours: number;
  /** Length of the full hold in hours, counted from the request. It applies once the renter has opened the link. */
  readonly holdHours: number;
  /** Euro cents per kilometre of a one-way return; delivery itself is free. */
  readonly oneWayRatePerKilometre: number;
  /** In how many minutes after the last full day a return costs no further day (product.md#rental-days). */
  readonly graceMinutes: number;
  /** Whether bills of rentals that begin outside Italy show the tax that they contain too (product.md#vat). */
  readonly showsVatAbroad: boolean;
  readonly delivery: DeliveryConfiguration;
  readonly rentalRules: RentalRules;
}

/** The four points of the benefits strip, in their order. */
export const ADVERTISED_POINTS = ["booking", "model", "coverage", "support"] as const;
export type AdvertisedPointKey = (typeof ADVERTISED_POINTS)[number];

/** What a company may offer beside cars. */
export const OFFER_KEYS = ["jets", "experiences", "club", "magazine"] as const;
export type OfferKey = (typeof OFFER_KEYS)[number];

export interface CompanyHours {
  readonly phone: WeeklyHours | null;
  readonly whatsapp: WeeklyHours | null;
  readonly office: WeeklyHours | null;
  readonly isOfficeByAppointment: boolean;
}

export interface AdvertisedPoint {
  readonly isShown: boolean;
  /** Null for the built-in words. */
  readonly title: string | null;
  readonly text: string | null;
}

/** The configuration with its confidential part, which is never sent to visitors' browsers. */
export interface CompanyConfiguration extends SiteConfiguration {
  /** Addresses of the company's own photographs at the top of the home page; null for the drawn ones (product.md#home-page). */
  readonly heroPictures: { readonly day: string; readonly night: string | null } | null;
  /** Maximum discount in percent by staff other than admins (product.md#agreed-price). */
  readonly staffDiscountPercent: number;
  /** What a driver below an age costs per day; null if nothing (product.md#young-driver). */
  readonly youngDriver: YoungDriverFee | null;
  /** Maximum open requests per e-mail address, phone number or visitor's network address (product.md#open-requests). */
  readonly maxOpenRequests: number;
  /** Requests per day from one of these identities that trigger an alert to staff, whatever their status. */
  readonly requestAlertThreshold: number;
  /** How many mails forms may send to one e-mail address in a day, no matter who fills them in (product.md#mails). */
  readonly maxFormMailsPerDay: number;
  /** Hours between the return and the mail that asks for a review (product.md#reviews). */
  readonly reviewAfterHours: number;
  /** Whether each reminder is sent (product.md#reminders). */
  readonly reminders: Readonly<Record<ReminderKind, boolean>>;
  /** Which pictures a record of each handover must have (product.md#handover). */
  readonly requiredPictures: RequiredPictures;
  /** Where drawings of a car go beside photographs of it (product.md#pictures). */
  readonly drawingsPlace: DrawingsPlace;
  /** The last month whose bookings only admins may change; null if none is closed (product.md#closed-months). */
  readonly closedUntil: Month | null;
  /** The name that mails are sent by; null for the one in `MAIL_FROM`. */
  readonly mailSenderName: string | null;
}

/** Returns the public part of the configuration. */
export function toPublicConfiguration(company: CompanyConfiguration): SiteConfiguration {
  const {
    staffDiscountPercent: _discount,
    youngDriver: _youngDriver,
    maxOpenRequests: _open,
    requestAlertThreshold: _alert,
    maxFormMailsPerDay: _mails,
    reviewAfterHours: _review,
    reminders: _reminders,
    requiredPictures: _pictures,
    mailSenderName: _sender,
    closedUntil: _closed,
    drawingsPlace: _drawings,
    heroPictures: _hero,
    ...site
  } = company;
  return site;
}

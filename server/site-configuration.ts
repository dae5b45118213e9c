import { listOpeningHours } from "#domain/opening-hours/describe-hours.ts";
import { WEEKDAYS } from "#domain/opening-hours/weekly-hours.ts";
import { DEFAULT_DRAWINGS_PLACE } from "#domain/pictures/drawings-place.ts";
import type { AdvertisedPoint, CompanyConfiguration, CompanyHours } from "#domain/site-configuration.ts";
import { ITALIAN_OPENING_HOURS } from "#domain/words/hours/italian-opening-hours.ts";
import { RENTAL_RULES_IT } from "#domain/words/rental/rental-rules.it.ts";

const HOURS: CompanyHours = {
  phone: { kind: "always" },
  whatsapp: { kind: "always" },
  office: {
    kind: "weekly",
    timeZone: "Europe/Rome",
    days: Object.fromEntries(
      WEEKDAYS.filter((day) => day !== "sunday").map((day) => [day, [{ from: "09:00", to: "19:00" }]]),
    ),
    closedDates: [],
  },
  isOfficeByAppointment: true,
};

const BUILT_IN_POINT: AdvertisedPoint = { isShown: true, title: null, text: null };

/** The built-in company configuration, until an admin changes it in the panel (product.md#settings). Some fields can only be changed here. */
export const SITE_CONFIGURATION: CompanyConfiguration = {
  name: "Velluto",
  /** Text below the logo. */
  markLine: "Booking",
  logos: null,
  legalName: "Velluto S.r.l.",
  vatNumber: "",
  phone: "+39 02 0000 0000",
  phoneHref: "tel:+390200000000",
  whatsappHref: "https://wa.me/390200000000",
  email: "prenotazioni@velluto.example",
  address: { street: "Via della Seta 10", postalCode: "20121", city: "Milano", country: "Italia", countryCode: "IT" },
  /** Time zone of the company, used for times shown to staff. */
  timeZone: "Europe/Rome",
  /** Telephone and WhatsApp are answered at all hours; the office is open by appointment. */
  hours: HOURS,
  openingHours: listOpeningHours(ITALIAN_OPENING_HOURS, HOURS, "Milano"),
  /** The year in the slogan "Dal 2010". */
  heritageSince: 2010,
  headingRegion: "in Tutta Europa",
  heroPictures: null,
  advertisedPoints: {
    booking: BUILT_IN_POINT,
    model: BUILT_IN_POINT,
    coverage: BUILT_IN_POINT,
    support: BUILT_IN_POINT,
  },
  showsTypedRatings: true,
  bookingPrefix: "VL",
  mailSenderName: null,
  closedUntil: null,
  drawingsPlace: DEFAULT_DRAWINGS_PLACE,
  offers: { jets: true, experiences: true, club: true, magazine: true },
  languages: ["it"],
  /** The founding year in the footer. It differs from `heritageSince` on purpose. */
  foundedYear: 2015,
  /** Hours within which the company promises to reply. */
  replyWithinHours: 2,
  /** Hours for which a booking request holds its car, as long as the renter has not opened the link in the mail. */
  firstHoldHours: 2,
  /** Hours for which a booking request holds its car if the renter has opened the link, counted from the request. */
  holdHours: 24,
  /** Euro cents per kilometre of a one-way return; delivery is free. */
  oneWayRatePerKilometre: 0,
  /** Minutes in which a later return costs no further day. */
  graceMinutes: 0,
  /** Whether bills of rentals that begin outside Italy show the value added tax that they contain. */
  showsVatAbroad: false,
  /**
   * With these limits, every served city has cars that can be delivered there: Amburgo is 868 km by road from Zurigo, and Marbella 1,019 km from
   * Barcellona.
   */
  delivery: {
    roadFactor: 1.25,
    drivingKilometresPerHour: 80,
    reachKilometres: { sportive: 1050, cabrio: 1050, suv: 1050, berline: 1050, van: 1050 },
    freeRadiusKilometres: 30,
    ratePerKilometre: 200,
    preparationHours: 2,
  },
  rentalRules: { ...RENTAL_RULES_IT, depositShownWithinDays: 7 },
  /** Maximum discount that staff other than admins may agree, in percent of the list price. */
  staffDiscountPercent: 15,
  /** No fee for young drivers. */
  youngDriver: null,
  /** Maximum number of open booking requests from one e-mail address, phone number or network address. */
  maxOpenRequests: 3,
  /** Number of booking requests from one identity on one day, in any status, at which staff are alerted. */
  requestAlertThreshold: 6,
  /** Maximum number of mails per day that our forms send to one e-mail address. */
  maxFormMailsPerDay: 12,
  /** Hours after the return at which the renter is asked for a review. */
  reviewAfterHours: 24,
  /** Every reminder is sent unless an admin switches it off. */
  reminders: { "reminder-two-days": true, "reminder-three-hours": true, "reminder-return": true },
  /** No picture of a handover is required. */
  requiredPictures: { pickup: [], return: [] },
};

import type { CompanyConfiguration } from "#domain/site-configuration.ts";

/** Who the company is until an admin sets it in the panel (product.md#settings); what the panel does not offer stands here alone. */
export const SITE_CONFIGURATION: CompanyConfiguration = {
  name: "Velluto",
  /** The word under the brand mark. */
  markLine: "Booking",
  legalName: "Velluto S.r.l.",
  vatNumber: "",
  phone: "+39 02 0000 0000",
  phoneHref: "tel:+390200000000",
  whatsappHref: "https://wa.me/390200000000",
  email: "prenotazioni@velluto.example",
  address: { street: "Via della Seta 10", postalCode: "20121", city: "Milano", country: "Italia", countryCode: "IT" },
  /** The zone of the clock by which the company tells its staff the time. */
  timeZone: "Europe/Rome",
  /** When somebody answers, by what one tries (24/7); the staff itself keeps office hours. */
  openingHours: [
    { label: "Telefono e WhatsApp", hours: "Tutti i giorni, 24 ore su 24" },
    { label: "Sede di Milano", hours: "Dal lunedì al sabato, dalle 9 alle 19, su\u00a0appuntamento" },
  ],
  /** "Dal 2010": the advertised heritage. */
  heritageSince: 2010,
  /** The founding year of the footer; it differs from the heritage on purpose, and both are kept. */
  foundedYear: 2015,
  /** Hours within which a request is answered. */
  replyWithinHours: 2,
  /** Hours a request holds its car while nobody has opened the link of its mail. */
  firstHoldHours: 2,
  /** Hours a request holds its car once that link was opened, counted from the request. */
  holdHours: 24,
  /** Euro cents per kilometre of a one-way return; delivery itself is free. */
  oneWayRatePerKilometre: 0,
  /** Amburgo lies 868 km by road from Zurigo, Marbella 1,019 from Barcellona: so every served city has cars. */
  delivery: {
    roadFactor: 1.25,
    drivingKilometresPerHour: 80,
    reachKilometres: { sportive: 1050, cabrio: 1050, suv: 1050, berline: 1050, van: 1050 },
    freeRadiusKilometres: 30,
    ratePerKilometre: 200,
    preparationHours: 2,
  },
  rentalRules: {
    payments: ["con carta di credito", "con carta di debito", "con bonifico già accreditato"],
    kaskoCovers: ["urti e danni alla carrozzeria", "furto", "incendio", "cristalli", "atti vandalici"],
    kaskoExcludes: [
      "l'uso in pista",
      "chi guida senza averne titolo",
      "chi guida in stato di ebbrezza",
      "gli oggetti lasciati a bordo",
    ],
    ownCosts: "Restano a tuo carico carburante o ricarica, pedaggi, parcheggi e sanzioni del periodo in cui guidi.",
    fuelLevel:
      "Al ritiro annotiamo insieme il livello del serbatoio, o della carica: riporti la vettura allo stesso livello.",
    furtherDrivers:
      "Chi guida dev'essere la persona indicata nella richiesta o un'altra che abbiamo accettato per iscritto, con gli stessi anni di età e di patente.",
    furtherDriverDailyRate: 0,
    depositHeld: "una somma bloccata sulla carta al ritiro e liberata alla riconsegna",
    depositShownWithinDays: 7,
  },
  /** The most that staff who are no admin take off the list price of a rental, in percent. */
  staffDiscountPercent: 15,
  /** Open requests of one e-mail, one telephone number or one visitor's address. */
  maxOpenRequests: 3,
  /** Requests of one of these in a day of which staff are told, whatever became of them. */
  requestAlertThreshold: 6,
  /** Mails that our forms send to one address in a day, whoever fills them in. */
  maxFormMailsPerDay: 12,
  /** Hours after the return when the renter is asked for a review. */
  reviewAfterHours: 24,
};

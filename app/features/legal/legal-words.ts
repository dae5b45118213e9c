import { LEGAL_OFFER_WORDS } from "#app/features/legal/legal-offer-words.ts";
import type { SentenceParts } from "#app/ui/words/sentence-from-parts.tsx";
import { holdPromiseSentence } from "#domain/bookings/request/request-hold.ts";
import { promisedHours } from "#domain/enquiries/promised-hours.ts";
import { formatHalfHoursInSentence } from "#domain/format-hours.ts";
import type { LegalPage, LegalParagraph } from "#domain/legal/legal-texts.ts";
import { ITALIAN_PRICES } from "#domain/prices/italian-prices.ts";
import {
  deliveryCostSentence,
  driversSentences,
  oneWaySentence,
  ownCostsAndFuelSentences,
  paymentSentences,
} from "#domain/prices/rental-facts.ts";
import type { CivilDate } from "#domain/rental-period/civil-time.ts";
import { formatItalianDate, withItalianArticle } from "#domain/rental-period/italian-dates.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import { ITALIAN_COMPANY } from "#domain/words/company/italian-company.ts";
import { ITALIAN_REPLY_PROMISE } from "#domain/words/company/italian-reply-promise.ts";
import { ITALIAN_FORMATS } from "#domain/words/formats/italian-formats.ts";
import { RENTAL_FACTS_IT } from "#domain/words/prices/rental-facts.it.ts";
import { say } from "#domain/words/say.ts";
import { FOOTER_IT } from "#domain/words/shell/footer.it.ts";

/** The paragraphs of the terms that depend on the settings or the fleet; `legalParagraphWords` has the fixed ones that may be replaced. */
export const TERMS_PAGE_WORDS = {
  booking: (site: SiteConfiguration) =>
    `${holdPromiseSentence(ITALIAN_COMPANY, site)} In quel tempo nessun altro può prenotarla. Rispondiamo entro ${promisedHours(ITALIAN_REPLY_PROMISE, site)}; il contratto nasce con la nostra conferma, e da allora l'auto resta tua per tutte le date. Se la conferma non arriva prima che il tempo finisca, la richiesta scade da sola e non devi nulla.`,
  payment: ({ rentalRules }: SiteConfiguration) =>
    `${paymentSentences(ITALIAN_PRICES, rentalRules)} Prezzo e condizioni restano quelli della richiesta, anche se poi cambiano.`,
  /** How the days of a rental are counted. */
  days: ({ graceMinutes }: SiteConfiguration) =>
    graceMinutes === 0
      ? "Il noleggio si conta in periodi di 24 ore, dall'ora del ritiro: dalle 10 alle 10 del giorno dopo è un giorno, anche quando cambia l'ora legale. Un periodo iniziato conta per intero e il minimo è un giorno."
      : `Il noleggio si conta in periodi di 24 ore, dall'ora del ritiro: dalle 10 alle 10 del giorno dopo è un giorno, anche quando cambia l'ora legale. Un periodo iniziato conta per intero, ma fino a ${formatHalfHoursInSentence(graceMinutes)} dopo l'ora del ritiro non si paga un giorno in più. Il minimo è un giorno.`,
  total: (site: SiteConfiguration) =>
    `Il totale comprende l'assicurazione completa, la consegna e la riconsegna in città. ${oneWaySentence(ITALIAN_PRICES, site)} ${ownCostsAndFuelSentences(site.rentalRules)}`,
  drivers: ({ age, licence, site }: { age: string; licence: string; site: SiteConfiguration }) =>
    `Età e anni di patente si contano al giorno del ritiro. Età minima: ${age}. Patente: ${licence}. Al ritiro chiediamo la patente e un documento d'identità. ${driversSentences(ITALIAN_PRICES, site.rentalRules)}`,
  kilometres: ({ included, extra }: { included: string; extra: string }) =>
    `I chilometri inclusi (${included}) si sommano su tutto il noleggio: quelli che non fai oggi ti restano domani. Ogni chilometro ulteriore si paga alla riconsegna (${extra}).`,
  delivery: ({ delivery }: SiteConfiguration): SentenceParts<"cities"> => [
    "Portiamo la vettura in aeroporto, in albergo o a casa nella ",
    { element: "cities", text: "città" },
    ` che hai scelto, e lì veniamo a riprenderla: in città la consegna è gratuita. ${deliveryCostSentence(ITALIAN_PRICES, delivery)} Le ore sono quelle dell'orologio di ciascuna città. Se tardi, chiamaci: la vettura può avere un altro cliente ad aspettarla.`,
  ],
  cancellation: ({ phone }: SiteConfiguration): SentenceParts<"phone"> => [
    `${RENTAL_FACTS_IT.cancellation} La vettura torna libera subito e ricevi una conferma. Dopo il ritiro chiamaci al `,
    { element: "phone", text: phone },
    ".",
  ],
} as const;

/** Returns the company's name and address, with its VAT number if it has one: "Velluto S.r.l., Via Manzoni 1, 20121 Milano, Italia. P. IVA …." */
export const dataControllerText = ({ legalName, address, vatNumber }: SiteConfiguration): string => {
  const nameAndAddress = `${legalName}, ${address.street}, ${address.postalCode} ${address.city}, ${address.country}.`;
  return vatNumber === ""
    ? nameAndAddress
    : `${nameAndAddress} ${say(ITALIAN_FORMATS, FOOTER_IT.vatNumber, { vatNumber })}.`;
};

/** Says how long the link to a booking works: until `months` after the return. */
export const privateLinkText = ({ months }: { months: number }): string =>
  `Chi richiede una vettura riceve per e-mail un collegamento alla propria prenotazione. Chi lo possiede vede la prenotazione e può annullarla: non inoltrarlo a chi non deve farlo. Si chiude ${months} mesi dopo la riconsegna; se correggiamo il tuo indirizzo e-mail ne ricevi uno nuovo, e quello di prima non apre più nulla. La pagina non è visibile ai motori di ricerca e noi non conserviamo il collegamento, ma soltanto l'impronta che permette di riconoscerlo.`;

/** Link targets in the replaceable paragraphs. */
export type LegalLink = "cars" | "contacts" | "privacy" | "favourites" | "authority";

type LegalParagraphWords = {
  readonly [Page in LegalPage]: Readonly<Record<LegalParagraph<Page>, SentenceParts<LegalLink>>>;
};

/** Returns the generated text of the replaceable paragraphs (product.md#legal-texts). It contains no figures, and names only what the company offers. */
export const legalParagraphWords = (site: SiteConfiguration): LegalParagraphWords => ({
  terms: {
    summary: [
      "Le stesse condizioni che leggi accanto al prezzo di ogni vettura, qui per intero. Nessuna riga in più al banco.",
    ],
    open_requests: [
      "Chi ha già diverse richieste in attesa può inviarne altre dopo la risposta, oppure chiamarci: così una persona sola non tiene impegnate tutte le auto.",
    ],
    model: [
      "La prenotazione riserva un esemplare preciso di quel modello, per tutte le tue date e per il tempo che ci serve a prepararlo. Non esiste «o similare»: se un guasto rendesse impossibile la consegna te lo diciamo subito, e scegli tu se accettare un'altra vettura o annullare senza spese.",
    ],
    vehicle_figures: [
      "Le cifre esatte della vettura che scegli sono nella sua scheda, prima di qualsiasi dato personale: ",
      { element: "cars", text: "tutte le vetture" },
      ".",
    ],
    pictures: [LEGAL_OFFER_WORDS.illustrations(site)],
    law: [
      "Vale la legge italiana; se sei un consumatore restano fermi i diritti e il foro del luogo in cui risiedi. Per un reclamo ",
      { element: "contacts", text: "scrivici" },
      ": risponde una persona che può decidere. Come trattiamo i tuoi dati è nella ",
      { element: "privacy", text: "pagina sulla privacy" },
      ".",
    ],
  },
  privacy: {
    summary: [
      "Chiediamo il necessario, lo conserviamo per un tempo scritto qui, non lo vendiamo a nessuno. Niente cookie di profilazione.",
    ],
    collection: ["Raccogliamo soltanto ciò che scrivi in un modulo, e soltanto per risponderti."],
    no_profiling: [
      "Sul sito non chiediamo dati di pagamento, non componiamo profili e nessuna decisione è presa da una macchina: a una richiesta risponde una persona.",
    ],
    cookies: ["A chi visita il sito non inviamo alcun cookie. Per questo non trovi un avviso da chiudere."],
    favourites: [
      "Le ",
      { element: "favourites", text: "preferite" },
      " restano nel tuo browser: per mostrarle la pagina chiede al nostro server le schede di quelle vetture, senza dire di chi sono.",
    ],
    recipients: [LEGAL_OFFER_WORDS.recipients(site)],
    third_parties: [
      "Le pagine non contengono strumenti di misurazione, caratteri, mappe o riquadri di altri siti; se la fotografia di una vettura è ospitata altrove, il tuo browser la chiede a quell'indirizzo. Il collegamento a WhatsApp porta a un servizio di Meta, con le sue regole: lo apri soltanto se lo scegli.",
    ],
    deletion: ["Passato il termine, il programma cancella i dati da solo, ogni giorno."],
    authority: [
      "Se ritieni che qualcosa non vada, puoi rivolgerti al Garante per la protezione dei dati personali, ",
      { element: "authority", text: "garanteprivacy.it" },
      ".",
    ],
  },
});

/** Returns the text of a sentence without its links. */
export const plainWords = (parts: SentenceParts<string>): string =>
  parts.map((part) => (typeof part === "string" ? part : part.text)).join("");

/** The version date of a page; the page renders the day in a `time` element. */
export const versionDateWords = (day: CivilDate): SentenceParts<"day"> => [
  "Versione ",
  { element: "day", text: withItalianArticle("del", formatItalianDate(day)) },
];

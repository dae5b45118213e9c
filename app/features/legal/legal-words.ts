import type { SentenceParts } from "#app/ui/words/sentence.tsx";
import { holdPromiseSentence } from "#domain/bookings/request/request-hold.ts";
import { formatHours } from "#domain/format-hours.ts";
import { messages } from "#domain/messages.it.ts";
import {
  CANCELLATION_SENTENCE,
  deliveryCostSentence,
  driversSentences,
  oneWaySentence,
  ownCostsAndFuelSentences,
  paymentSentences,
} from "#domain/prices/rental-facts.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";

/** The paragraphs of the terms that depend on the settings or the fleet; fixed paragraphs are in the page itself. */
export const TERMS_PAGE_WORDS = {
  booking: (site: SiteConfiguration) =>
    `${holdPromiseSentence(site)} In quel tempo nessun altro può prenotarla. Rispondiamo entro ${formatHours(site.replyWithinHours)}; il contratto nasce con la nostra conferma, e da allora l'auto resta tua per tutte le date. Se la conferma non arriva prima che il tempo finisca, la richiesta scade da sola e non devi nulla.`,
  payment: ({ rentalRules }: SiteConfiguration) =>
    `${paymentSentences(rentalRules)} Prezzo e condizioni restano quelli della richiesta, anche se poi cambiano.`,
  total: (site: SiteConfiguration) =>
    `Il totale comprende l'assicurazione completa, la consegna e la riconsegna in città. ${oneWaySentence(site)} ${ownCostsAndFuelSentences(site.rentalRules)}`,
  drivers: ({ age, licence, site }: { age: string; licence: string; site: SiteConfiguration }) =>
    `Età e anni di patente si contano al giorno del ritiro. Età minima: ${age}. Patente: ${licence}. Al ritiro chiediamo la patente e un documento d'identità. ${driversSentences(site.rentalRules)}`,
  kilometres: ({ included, extra }: { included: string; extra: string }) =>
    `I chilometri inclusi (${included}) si sommano su tutto il noleggio: quelli che non fai oggi ti restano domani. Ogni chilometro ulteriore si paga alla riconsegna (${extra}).`,
  delivery: ({ delivery }: SiteConfiguration): SentenceParts<"cities"> => [
    "Portiamo la vettura in aeroporto, in albergo o a casa nella ",
    { element: "cities", text: "città" },
    ` che hai scelto, e lì veniamo a riprenderla: in città la consegna è gratuita. ${deliveryCostSentence(delivery)} Le ore sono quelle dell'orologio di ciascuna città. Se tardi, chiamaci: la vettura può avere un altro cliente ad aspettarla.`,
  ],
  cancellation: ({ phone }: SiteConfiguration): SentenceParts<"phone"> => [
    `${CANCELLATION_SENTENCE} La vettura torna libera subito e ricevi una conferma. Dopo il ritiro chiamaci al `,
    { element: "phone", text: phone },
    ".",
  ],
  otherServices: ({ replyWithinHours }: SiteConfiguration): SentenceParts<"club"> => [
    `Una richiesta di preventivo non ti impegna. Le stime dei voli sono indicative; vale il preventivo scritto, che ricevi entro ${formatHours(replyWithinHours)}, con le tasse su una riga a parte. L'ammissione alla `,
    { element: "club", text: "Community VIP" },
    " segue una valutazione; un posto a un evento è tuo quando lo confermiamo.",
  ],
} as const;

/** Returns the company's name and address, with its VAT number if it has one: "Velluto S.r.l., Via Manzoni 1, 20121 Milano, Italia. P. IVA …." */
export const dataControllerText = ({ legalName, address, vatNumber }: SiteConfiguration): string => {
  const nameAndAddress = `${legalName}, ${address.street}, ${address.postalCode} ${address.city}, ${address.country}.`;
  return vatNumber === "" ? nameAndAddress : `${nameAndAddress} ${messages.footer.vatNumber(vatNumber)}.`;
};

/** Says how long the link to a booking works: until `months` after the return. */
export const privateLinkText = ({ months }: { months: number }): string =>
  `Chi richiede una vettura riceve per e-mail un collegamento alla propria prenotazione. Chi lo possiede vede la prenotazione e può annullarla: non inoltrarlo a chi non deve farlo. Si chiude ${months} mesi dopo la riconsegna; se correggiamo il tuo indirizzo e-mail ne ricevi uno nuovo, e quello di prima non apre più nulla. La pagina non è visibile ai motori di ricerca e noi non conserviamo il collegamento, ma soltanto l'impronta che permette di riconoscerlo.`;

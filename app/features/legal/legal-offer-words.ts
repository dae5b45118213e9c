import type { SentenceParts } from "#app/ui/words/sentence-from-parts.tsx";
import { promisedHours } from "#domain/enquiries/promised-hours.ts";
import type { Offers } from "#domain/offers/offers.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import { ITALIAN_REPLY_PROMISE } from "#domain/words/company/italian-reply-promise.ts";

/** The words of the legal pages about what the company offers beside cars; what is switched off isn't named (product.md#offers). */
export const LEGAL_OFFER_WORDS = {
  /** "Jet, esperienze, Community VIP"; null if nothing is offered beside cars. */
  services: ({ offers }: SiteConfiguration): string | null => capitaliseFirst(serviceNames(offers).join(", ")) || null,
  otherServices: (site: SiteConfiguration): SentenceParts<"club"> => [
    quoteSentences(site),
    ...(site.offers.club
      ? ([
          "L'ammissione alla ",
          { element: "club", text: "Community VIP" },
          " segue una valutazione; un posto a un evento è tuo quando lo confermiamo.",
        ] as const)
      : []),
  ],
  /** What the forms ask beside name, e-mail and telephone: "Jet, esperienze, Community VIP, contatti:". */
  forms: ({ offers }: SiteConfiguration): string =>
    `${capitaliseFirst([...serviceNames(offers), "contatti"].join(", "))}:`,
  formData: ({ offers }: SiteConfiguration): string => {
    const details = [
      ...(offers.jets ? ["tratte e passeggeri"] : []),
      ...(offers.jets || offers.experiences ? ["data"] : []),
      ...(offers.club ? ["evento"] : []),
    ];
    const asked = details.length > 0 ? `messaggio e ciò che chiedi (${details.join(", ")})` : "messaggio e argomento";
    const use =
      offers.jets || offers.experiences ? "Servono a rispondere e a preparare un preventivo" : "Servono a rispondere";
    return `nome, e-mail, telefono, ${asked}. ${use} (art. 6.1.b).`;
  },
  /** Who else receives the data: of what isn't a rental also those who carry it out. */
  recipients: ({ offers }: SiteConfiguration): string =>
    `Il nostro personale che risponde alle richieste, e i fornitori che ospitano il sito e recapitano le e-mail, nominati responsabili del trattamento. ${partnerSentence(offers)}Non vendiamo dati e non li diamo a chi fa pubblicità.`,
  retainedRequests: ({ offers }: SiteConfiguration): string => {
    const names = serviceNames(offers).map((name) => (name === COMMUNITY ? "club" : name));
    return `Richieste e preventivi (${[...names, "contatti"].join(", ")})`;
  },
  illustrations: ({ offers }: SiteConfiguration): string =>
    `Le immagini ${offers.jets ? "delle vetture, dei jet e delle città" : "delle vetture e delle città"} sono illustrazioni nostre, salvo le fotografie caricate dal personale, che le sostituiscono. Dati tecnici e dotazioni della scheda sono quelli dell'esemplare che ricevi. I nomi dei costruttori appartengono ai rispettivi titolari, con i quali non abbiamo legami.`,
} as const;

const COMMUNITY = "Community VIP";

const serviceNames = (offers: Offers): string[] => [
  ...(offers.jets ? ["jet"] : []),
  ...(offers.experiences ? ["esperienze"] : []),
  ...(offers.club ? [COMMUNITY] : []),
];

/** What a quote promises; empty if the company quotes neither flights nor experiences. */
function quoteSentences(site: SiteConfiguration): string {
  const { jets, experiences, club } = site.offers;
  if (!jets && !experiences) return "";
  const estimate = jets ? "Le stime dei voli sono indicative; vale" : "Vale";
  const taxes = jets ? ", con le tasse su una riga a parte" : "";
  return `Una richiesta di preventivo non ti impegna. ${estimate} il preventivo scritto, che ricevi entro ${promisedHours(ITALIAN_REPLY_PROMISE, site)}${taxes}.${club ? " " : ""}`;
}

/** Empty if the company offers nothing that others carry out. */
function partnerSentence({ jets, experiences }: Offers): string {
  if (!jets && !experiences) return "";
  const services = jets
    ? experiences
      ? "un volo o un'esperienza, chi li"
      : "un volo, chi lo"
    : "un'esperienza, chi la";
  return `Per ${services} esegue riceve i dati necessari dopo che hai accettato il preventivo. `;
}

const capitaliseFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

import { Bilingual } from "#app/ui/bilingual.tsx";
import { DefinitionGrid } from "#app/ui/definitions/definition-grid.tsx";
import { GridHeading } from "#app/ui/grid-heading.tsx";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { Section } from "#app/ui/section.tsx";
import { useSite } from "#app/ui/site.tsx";
import { holdPromiseSentence } from "#domain/bookings/request/request-hold.ts";
import { modelPromise, supportWords } from "#domain/company/advertised-points.ts";
import { messages } from "#domain/messages.it.ts";
import { hoursClause } from "#domain/opening-hours/describe-hours.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import { ITALIAN_COMPANY } from "#domain/words/company/italian-company.ts";
import { ITALIAN_OPENING_HOURS } from "#domain/words/hours/italian-opening-hours.ts";
import { replyWithinText, whyChooseTitle } from "./catalogue-words.ts";
import styles from "./why-choose.module.css";

const buildReasons = (site: SiteConfiguration) => {
  const promise = modelPromise(ITALIAN_COMPANY, site);
  const support = supportWords(ITALIAN_COMPANY, site, supportText(site));
  return [
    ...(promise === null
      ? []
      : [
          {
            title: promise,
            text: "La prenotazione riserva un esemplare preciso. Nessun altro può averlo nelle tue date.",
          },
        ]),
    {
      title: "Il prezzo intero, prima dei tuoi dati",
      text: "Totale, deposito, franchigia e chilometri sono scritti accanto all'auto, senza doverli chiedere.",
    },
    {
      title: "Assicurazione completa",
      text: "La kasko è nel prezzo. La franchigia massima è una cifra sola, la vedi subito.",
    },
    {
      title: "Consegna gratuita",
      text: "In albergo, a casa o in ufficio, nella città che scegli; al ritorno veniamo a riprenderla.",
    },
    {
      title: replyWithinText(site),
      text: holdPromiseSentence(site),
    },
    ...(support ? [support] : []),
  ];
};

/** Says who answers and when, for the section on why to choose the company. */
const supportText = ({ hours: { phone } }: SiteConfiguration): string =>
  `Una persona risponde al telefono${hoursClause(ITALIAN_OPENING_HOURS, phone, ", ")}, in ogni città.`;

/** Renders the "Why choose" section of the hub (product.md#rental-pages). */
export function WhyChoose() {
  const site = useSite();
  return (
    <Section band="deep" className={styles.root} aria-labelledby="why-title">
      <PageGrid>
        <GridHeading id="why-title" size="title">
          <Bilingual english={`${messages.rental.whyChoose} ${site.name}`}>
            {whyChooseTitle({ company: site.name })}
          </Bilingual>
        </GridHeading>
        <DefinitionGrid className={styles.reasons} items={buildReasons(site)} />
      </PageGrid>
    </Section>
  );
}

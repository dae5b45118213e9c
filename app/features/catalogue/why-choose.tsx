import { Bilingual } from "#app/ui/bilingual.tsx";
import { DefinitionGrid } from "#app/ui/definitions/definition-grid.tsx";
import { GridHeading } from "#app/ui/grid-heading.tsx";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { Section } from "#app/ui/section.tsx";
import { useSite } from "#app/ui/site.tsx";
import { useWords } from "#app/ui/words/words-context.tsx";
import { holdPromiseSentence } from "#domain/bookings/request/request-hold.ts";
import { modelPromise, supportWords } from "#domain/company/advertised-points.ts";
import { promisedHours } from "#domain/enquiries/promised-hours.ts";
import { hoursClause } from "#domain/opening-hours/describe-hours.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import { say } from "#domain/words/say.ts";
import type { Words } from "#domain/words/words.ts";
import styles from "./why-choose.module.css";

type WhyChooseWords = Words<"company" | "listings" | "openingHours" | "replyPromise" | "places" | "requestHolds">;

function buildReasons(words: WhyChooseWords, site: SiteConfiguration) {
  const { model, price, insurance, delivery, reply, support } = words.listings.whyChoose;
  const promise = modelPromise(words, site);
  const hours = hoursClause(words, site.hours.phone, ", ");
  const supportPoint = supportWords(words, site, say(words, support, { hours }));
  return [
    ...(promise === null ? [] : [{ title: promise, text: model }]),
    price,
    insurance,
    delivery,
    { title: say(words, reply, { promised: promisedHours(words, site) }), text: holdPromiseSentence(words, site) },
    ...(supportPoint ? [supportPoint] : []),
  ];
}

/** Renders the "Why choose" section of the hub (product.md#rental-pages). */
export function WhyChoose() {
  const site = useSite();
  const words = useWords("company", "listings", "openingHours", "replyPromise", "places", "requestHolds");
  const { english, title } = words.listings.whyChoose;
  return (
    <Section band="deep" className={styles.root} aria-labelledby="why-title">
      <PageGrid>
        <GridHeading id="why-title" size="title">
          <Bilingual english={say(words, english, { company: site.name })}>
            {say(words, title, { company: site.name })}
          </Bilingual>
        </GridHeading>
        <DefinitionGrid className={styles.reasons} items={buildReasons(words, site)} />
      </PageGrid>
    </Section>
  );
}

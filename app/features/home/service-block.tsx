import { HOME_WORDS } from "#app/features/home/home-words.ts";
import { DefinitionGrid } from "#app/ui/definitions/definition-grid.tsx";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import { useSite } from "#app/ui/site.tsx";
import { immediacy } from "#domain/booking/request/hold-promise.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import styles from "./service-block.module.css";

/** The four services, and what each means for the guest. */
function services(site: SiteConfiguration) {
  const texts = [
    "Autista e vettura dall'aeroporto alla porta.",
    "Un assistente che prenota il resto: tavoli, ormeggi, suite.",
    "Un fine settimana costruito attorno alla guida.",
    HOME_WORDS.byPhone({ immediacy: immediacy(site) }),
  ];
  return HOME_WORDS.services.map((title, index) => ({ title, text: texts[index] ?? "" }));
}

/** The service experience block (product.md#services). */
export function ServiceBlock() {
  return (
    <section data-ground="night" className={styles.root} aria-labelledby="service-title">
      <Picture
        src="/pictures/house/service-1200.webp"
        alt=""
        sizes="(min-width: 52rem) 80vw, 100vw"
        className={styles.picture}
      />
      <PageGrid className={styles.words}>
        <h2 id="service-title">Oltre la chiave</h2>
        <DefinitionGrid className={styles.services} items={services(useSite())} />
      </PageGrid>
    </section>
  );
}

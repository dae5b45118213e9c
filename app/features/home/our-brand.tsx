import { HOME_WORDS } from "#app/features/home/home-words.ts";
import { Picture } from "#app/ui/picture/picture.tsx";
import { useSite } from "#app/ui/site.tsx";
import { messages } from "#domain/messages.it.ts";
import styles from "./our-brand.module.css";

/** 'Il Nostro Brand' (product.md#our-brand): headline, three paragraphs, and the signature picture that lights up once 30 % of it is in view (app/browser/lights.ts). Without scripts it is lit. */
export function OurBrand() {
  const site = useSite();
  return (
    <section className={styles.root} aria-labelledby="our-brand-title">
      <h2 id="our-brand-title">{messages.brandSection.title}</h2>
      <figure data-lights="">
        <Picture
          src="/pictures/house/signature-1200.webp"
          alt="La vettura di rappresentanza della casa, in studio"
          sizes="(min-width: 52rem) 70vw, (min-width: 40rem) 78vw, 100vw"
        />
      </figure>
      <div className={styles.text}>
        <p className={styles.lead}>{HOME_WORDS.idea({ company: site.name })}</p>
        <p>{HOME_WORDS.heritage({ since: site.heritageSince })}</p>
        <p>
          Niente “o similare”: il modello, l'allestimento e il colore che leggi nella scheda sono quelli che trovi con
          le chiavi. L'assicurazione completa è compresa, la consegna in città pure.
        </p>
      </div>
    </section>
  );
}

import { LinkMore } from "#app/ui/link-more.tsx";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { useSite } from "#app/ui/site.tsx";
import { Text } from "#app/ui/text.tsx";
import type { EnquiryKind } from "#domain/enquiries/enquiry.ts";
import type { EnquiryReceipt } from "#domain/pages/content-pages.ts";
import { paths } from "#domain/paths.ts";
import styles from "./enquiry-sent-page.module.css";

/** What comes next, by kind, after the call. */
const AFTER: Readonly<Record<EnquiryKind, { title: string; text: string }>> = {
  jet: {
    title: "Il preventivo",
    text: "Un prezzo per il volo intero: jet, orari, posizionamento, servizi di terra e imposta, riga per riga.",
  },
  experience: { title: "Il programma", text: "Le ore dei due giorni, la vettura, la camera e i tavoli prenotati." },
  club: { title: "L'incontro", text: "Un colloquio breve, di persona o al telefono, poi la risposta della casa." },
  contact: { title: "La risposta", text: "Scritta da chi se ne occupa, con nome e numero diretto." },
};

/** Confirms a request that was taken: its reference, the promised hour, what was asked and what comes next. */
export function EnquirySentPage({ reference, kind, rows }: EnquiryReceipt) {
  const site = useSite();
  const after = AFTER[kind];
  return (
    <PageGrid className={styles.root}>
      <header>
        <h1>La tua richiesta è nelle nostre mani</h1>
        <p>
          Ti rispondiamo entro {site.replyWithinHours} ore. Ne trovi una copia nella tua posta; se vuoi aggiungere
          qualcosa, chiama <a href={site.phoneHref}>{site.phone}</a> e indica il codice.
        </p>
      </header>
      <section className={styles.paper} aria-label="Riepilogo">
        <Text look="caps">Codice</Text>
        <p className={styles.code}>{reference}</p>
        <dl>
          {rows.map(({ label, value }) => (
            <div key={`${label} ${value}`}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <ol className={styles.steps}>
        <li>
          <b>Entro {site.replyWithinHours} ore</b>
          <p>Ti chiamiamo, o ti scriviamo se preferisci.</p>
        </li>
        <li>
          <b>{after.title}</b>
          <p>{after.text}</p>
        </li>
        <li>
          <b>La tua conferma</b>
          <p>Fino ad allora non paghi nulla e nulla ti impegna.</p>
        </li>
      </ol>
      <p>
        <LinkMore to={kind === "jet" ? paths.jets : paths.explore()}>
          {kind === "jet" ? "Torna ai jet privati" : "Torna alla collezione"}
        </LinkMore>
      </p>
    </PageGrid>
  );
}

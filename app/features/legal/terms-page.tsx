import { DataController } from "#app/features/legal/data-controller.tsx";
import { FactRows } from "#app/features/legal/fact-rows.tsx";
import { type Chapter, LegalDocument } from "#app/features/legal/legal-document.tsx";
import { TERMS_PAGE_WORDS } from "#app/features/legal/legal-words.ts";
import { Link } from "#app/ui/link.tsx";
import { useSite } from "#app/ui/site.tsx";
import { Sentence } from "#app/ui/words/sentence.tsx";
import { messages } from "#domain/messages.it.ts";
import { paths } from "#domain/paths.ts";
import { depositReturnSentence, depositSentence, excessSentence, kaskoSentences } from "#domain/prices/rental-facts.ts";
import type { TermsRow } from "#domain/prices/terms.ts";
import type { Crumb } from "#domain/seo/heads/page-head.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";

interface TermsPageProps {
  /** The rental terms of the fleet; empty without vehicles. */
  rows: TermsRow[];
  crumbs: Crumb[];
}

/** Renders /termini: the rental terms, from the same source as the price box (product.md#deposit-and-terms), and how a booking works. */
export function TermsPage({ rows, crumbs }: TermsPageProps) {
  const site = useSite();
  return (
    <LegalDocument
      title="Termini e condizioni"
      summary="Le stesse condizioni che leggi accanto al prezzo di ogni vettura, qui per intero. Nessuna riga in più al banco."
      chapters={buildTermsChapters(rows, site)}
      crumbs={crumbs}
    />
  );
}

function buildTermsChapters(rows: TermsRow[], site: SiteConfiguration): Chapter[] {
  const termsValue = (key: TermsRow["key"]) => rows.find((row) => row.key === key)?.value ?? "secondo la vettura";
  return [
    {
      id: "chi-siamo",
      title: "Con chi concludi il contratto",
      body: <DataController />,
    },
    {
      id: "prenotazione",
      title: "Come si prenota",
      body: (
        <>
          <p>{TERMS_PAGE_WORDS.booking(site)}</p>
          <p>
            Chi ha già diverse richieste in attesa può inviarne altre dopo la risposta, oppure chiamarci: così una
            persona sola non tiene impegnate tutte le auto.
          </p>
          <p>{TERMS_PAGE_WORDS.payment(site)}</p>
        </>
      ),
    },
    {
      id: "modello",
      title: messages.banner.promise,
      body: (
        <p>
          La prenotazione riserva un esemplare preciso di quel modello, per tutte le tue date e per il tempo che ci
          serve a prepararlo. Non esiste «o similare»: se un guasto rendesse impossibile la consegna te lo diciamo
          subito, e scegli tu se accettare un'altra vettura o annullare senza spese.
        </p>
      ),
    },
    {
      id: "prezzo",
      title: "Il prezzo",
      body: (
        <>
          <p>
            Il noleggio si conta in periodi di 24 ore, dall'ora del ritiro: dalle 10 alle 10 del giorno dopo è un
            giorno, anche quando cambia l'ora legale. Un periodo iniziato conta per intero e il minimo è un giorno.
          </p>
          <p>{TERMS_PAGE_WORDS.total(site)}</p>
        </>
      ),
    },
    {
      id: "condizioni",
      title: "Le condizioni della flotta",
      body: (
        <>
          <FactRows rows={rows} />
          <p>
            Le cifre esatte della vettura che scegli sono nella sua scheda, prima di qualsiasi dato personale:{" "}
            <Link to={paths.cars}>tutte le vetture</Link>.
          </p>
        </>
      ),
    },
    {
      id: "guida",
      title: "Chi può guidare",
      body: (
        <p>
          {TERMS_PAGE_WORDS.drivers({
            age: lowercaseFirst(termsValue("age")),
            licence: lowercaseFirst(termsValue("licence")),
            site,
          })}
        </p>
      ),
    },
    {
      id: "deposito",
      title: "Deposito e franchigia",
      body: (
        <p>
          {depositSentence(lowercaseFirst(termsValue("deposit")), site.rentalRules)}{" "}
          {depositReturnSentence(site.rentalRules)} {excessSentence(lowercaseFirst(termsValue("excess")))}{" "}
          {kaskoSentences(site.rentalRules)}
        </p>
      ),
    },
    {
      id: "chilometri",
      title: "Chilometri",
      body: (
        <p>
          {TERMS_PAGE_WORDS.kilometres({
            included: lowercaseFirst(termsValue("kilometres")),
            extra: lowercaseFirst(termsValue("extraKilometre")),
          })}
        </p>
      ),
    },
    {
      id: "consegna",
      title: "Consegna e riconsegna",
      body: (
        <p>
          <Sentence
            parts={TERMS_PAGE_WORDS.delivery(site)}
            elements={{ cities: (text) => <Link to={paths.whereWeOperate}>{text}</Link> }}
          />
        </p>
      ),
    },
    {
      id: "annullamento",
      title: "Annullamento",
      body: (
        <>
          <p>
            <Sentence
              parts={TERMS_PAGE_WORDS.cancellation(site)}
              elements={{ phone: (text) => <a href={site.phoneHref}>{text}</a> }}
            />
          </p>
          <p>Chi possiede il collegamento privato può annullare: custodiscilo.</p>
        </>
      ),
    },
    {
      id: "altri-servizi",
      title: "Jet, esperienze, Community VIP",
      body: (
        <p>
          <Sentence
            parts={TERMS_PAGE_WORDS.otherServices(site)}
            elements={{ club: (text) => <Link to={paths.club}>{text}</Link> }}
          />
        </p>
      ),
    },
    {
      id: "illustrazioni",
      title: "Illustrazioni e fotografie",
      body: (
        <p>
          Le immagini delle vetture, dei jet e delle città sono illustrazioni nostre, salvo le fotografie caricate dal
          personale, che le sostituiscono. Dati tecnici e dotazioni della scheda sono quelli dell'esemplare che ricevi.
          I nomi dei costruttori appartengono ai rispettivi titolari, con i quali non abbiamo legami.
        </p>
      ),
    },
    {
      id: "legge",
      title: "Legge e reclami",
      body: (
        <p>
          Vale la legge italiana; se sei un consumatore restano fermi i diritti e il foro del luogo in cui risiedi. Per
          un reclamo <Link to={paths.contacts}>scrivici</Link>: risponde una persona che può decidere. Come trattiamo i
          tuoi dati è nella <Link to={paths.privacy}>pagina sulla privacy</Link>.
        </p>
      ),
    },
  ];
}

/** Returns "Da € 3.000 a € 10.000" inside a sentence. */
function lowercaseFirst(value: string): string {
  return value.charAt(0).toLowerCase() + value.slice(1);
}

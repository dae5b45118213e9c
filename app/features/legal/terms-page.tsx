import { Controller } from "#app/features/legal/controller.tsx";
import { FactRows } from "#app/features/legal/fact-rows.tsx";
import { type Chapter, LegalDocument } from "#app/features/legal/legal-document.tsx";
import { Link } from "#app/ui/link.tsx";
import { useSite } from "#app/ui/site.tsx";
import { holdPromise } from "#domain/booking/request/hold-promise.ts";
import { hoursText } from "#domain/hours.ts";
import { paths } from "#domain/paths.ts";
import {
  CANCELLATION,
  deliveryCosts,
  depositSentence,
  depositShown,
  driversSentences,
  excessSentence,
  fuelSentences,
  kaskoSentences,
  oneWaySentence,
  paymentSentences,
} from "#domain/prices/rental-facts.ts";
import type { TermsRow } from "#domain/prices/terms.ts";
import type { Crumb } from "#domain/seo/heads/page-head.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";

interface TermsPageProps {
  /** The conditions of the fleet; empty while there is no car. */
  rows: TermsRow[];
  crumbs: Crumb[];
}

/** /termini: the conditions of hire, from the same source as the price box (product.md#deposit-and-terms), and how a booking goes. */
export function TermsPage({ rows, crumbs }: TermsPageProps) {
  const site = useSite();
  return (
    <LegalDocument
      title="Termini e condizioni"
      summary="Le stesse condizioni che leggi accanto al prezzo di ogni vettura, qui per intero. Nessuna riga in più al banco."
      chapters={chapters(rows, site)}
      crumbs={crumbs}
    />
  );
}

function chapters(rows: TermsRow[], site: SiteConfiguration): Chapter[] {
  const condition = (key: TermsRow["key"]) => rows.find((row) => row.key === key)?.value ?? "secondo la vettura";
  return [
    {
      id: "chi-siamo",
      title: "Con chi concludi il contratto",
      body: <Controller />,
    },
    {
      id: "prenotazione",
      title: "Come si prenota",
      body: (
        <>
          <p>
            {holdPromise(site)} In quel tempo nessun altro può prenotarla. Rispondiamo entro{" "}
            {hoursText(site.replyWithinHours)}; il contratto nasce con la nostra conferma, e da allora l'auto resta tua
            per tutte le date. Se la conferma non arriva prima che il tempo finisca, la richiesta scade da sola e non
            devi nulla.
          </p>
          <p>
            Chi ha già diverse richieste in attesa può inviarne altre dopo la risposta, oppure chiamarci: così una
            persona sola non tiene impegnate tutte le auto.
          </p>
          <p>
            {paymentSentences(site.rentalRules)} Prezzo e condizioni restano quelli della richiesta, anche se poi
            cambiano.
          </p>
        </>
      ),
    },
    {
      id: "modello",
      title: "Il modello che scegli è quello che ricevi",
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
          <p>
            Il totale comprende l'assicurazione completa, la consegna e la riconsegna in città. {oneWaySentence(site)}{" "}
            {fuelSentences(site.rentalRules)}
          </p>
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
          Età e anni di patente si contano al giorno del ritiro. Età minima: {lowered(condition("age"))}. Patente:{" "}
          {lowered(condition("licence"))}. Al ritiro chiediamo la patente e un documento d'identità.{" "}
          {driversSentences(site.rentalRules)}
        </p>
      ),
    },
    {
      id: "deposito",
      title: "Deposito e franchigia",
      body: (
        <p>
          {depositSentence(lowered(condition("deposit")), site.rentalRules)} {depositShown(site.rentalRules)}{" "}
          {excessSentence(lowered(condition("excess")))} {kaskoSentences(site.rentalRules)}
        </p>
      ),
    },
    {
      id: "chilometri",
      title: "Chilometri",
      body: (
        <p>
          I chilometri inclusi ({lowered(condition("kilometres"))}) si sommano su tutto il noleggio: quelli che non fai
          oggi ti restano domani. Ogni chilometro ulteriore si paga alla riconsegna (
          {lowered(condition("extraKilometre"))}).
        </p>
      ),
    },
    {
      id: "consegna",
      title: "Consegna e riconsegna",
      body: (
        <p>
          Portiamo la vettura in aeroporto, in albergo o a casa nella <Link to={paths.whereWeOperate}>città</Link> che
          hai scelto, e lì veniamo a riprenderla: in città la consegna è gratuita. {deliveryCosts(site.delivery)} Le ore
          sono quelle dell'orologio di ciascuna città. Se tardi, chiamaci: la vettura può avere un altro cliente ad
          aspettarla.
        </p>
      ),
    },
    {
      id: "annullamento",
      title: "Annullamento",
      body: (
        <>
          <p>
            {CANCELLATION} La vettura torna libera subito e ricevi una conferma. Dopo il ritiro chiamaci al{" "}
            <a href={site.phoneHref}>{site.phone}</a>.
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
          Una richiesta di preventivo non ti impegna. Le stime dei voli sono indicative; vale il preventivo scritto, che
          ricevi entro {hoursText(site.replyWithinHours)}, con le tasse su una riga a parte. L'ammissione alla{" "}
          <Link to={paths.club}>Community VIP</Link> segue una valutazione; un posto a un evento è tuo quando lo
          confermiamo.
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

/** "Da € 3.000 a € 10.000" inside a sentence. */
function lowered(value: string): string {
  return value.charAt(0).toLowerCase() + value.slice(1);
}

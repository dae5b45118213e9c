import type { ReactNode } from "react";
import { DataController } from "#app/features/legal/data-controller.tsx";
import { FactRows } from "#app/features/legal/fact-rows.tsx";
import { type Chapter, LegalDocument } from "#app/features/legal/legal-document.tsx";
import { LEGAL_OFFER_WORDS } from "#app/features/legal/legal-offer-words.ts";
import { legalParagraphWords, plainWords, privateLinkText } from "#app/features/legal/legal-words.ts";
import { ReplaceableParagraph } from "#app/features/legal/replaceable-paragraph.tsx";
import { useSite } from "#app/ui/site.tsx";
import { PRIVATE_LINK_LIFETIME_MONTHS } from "#domain/bookings/private-link.ts";
import { LEGAL_PAGE_TITLES, type LegalPageTexts, type LegalParagraph } from "#domain/legal/legal-texts.ts";
import { RETENTION } from "#domain/retention.ts";
import type { Crumb } from "#domain/seo/heads/page-head.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";

const requestRetentionText = `${RETENTION.requestMonths} mesi`;
const rentalRetentionText = `${RETENTION.rentalYears} anni`;

const buildPrivacyChapters = (
  site: SiteConfiguration,
  paragraph: (name: LegalParagraph<"privacy">) => ReactNode,
): readonly Chapter[] => [
  {
    id: "titolare",
    title: "Chi tratta i tuoi dati",
    body: (
      <>
        <p>Il titolare del trattamento è:</p>
        <DataController />
      </>
    ),
  },
  {
    id: "dati",
    title: "Quali dati, e perché",
    body: (
      <>
        {paragraph("collection")}
        <ul>
          <li>
            <b>Richiesta di una vettura:</b> nome, e-mail, telefono, città, date e ore, data di nascita e data di
            rilascio della patente di chi guida, la tua eventuale nota. Servono a tenere la vettura, a verificare che tu
            possa guidarla e a concludere il contratto (art. 6.1.b del regolamento UE 2016/679).
          </li>
          <li>
            <b>Lista d'attesa:</b> nome, e-mail, date e luoghi. Servono a scriverti quando la vettura si libera (art.
            6.1.b).
          </li>
          <li>
            <b>{LEGAL_OFFER_WORDS.forms(site)}</b> {LEGAL_OFFER_WORDS.formData(site)}
          </li>
          <li>
            <b>Fatture e registrazioni di un noleggio:</b> le conserviamo perché la legge lo chiede (art. 6.1.c).
          </li>
          <li>
            <b>Indirizzo IP:</b> resta per un minuto nella memoria del programma quando invii un modulo o chiedi le
            disponibilità, per fermare gli invii a raffica (art. 6.1.f). Chi accede con un account lo lascia nella
            propria sessione, finché dura; un accesso, e una richiesta respinta per sicurezza, lo lasciano nel registro
            di sicurezza del server. Delle pagine che leggi non resta scritto nulla.
          </li>
        </ul>
        {paragraph("no_profiling")}
      </>
    ),
  },
  {
    id: "cookie",
    title: "Cookie e memoria del browser",
    body: (
      <>
        {paragraph("cookies")}
        <FactRows
          rows={[
            { label: "Sessione di accesso, solo per il personale", value: "Cookie tecnico, 7 giorni" },
            { label: "Dispositivo riconosciuto, solo per chi accede", value: "Cookie tecnico, 180 giorni" },
            { label: "Barra laterale del pannello, solo per il personale", value: "Cookie tecnico, 7 giorni" },
            { label: "Ultima ricerca: luoghi, date e ore", value: "Nel tuo browser, finché non ne fai un'altra" },
            { label: "Vetture preferite", value: "Nel tuo browser, finché non le togli" },
            { label: "Luce della pagina, giorno o notte", value: "Nel tuo browser, finché scegli “Automatica”" },
            {
              label: "Punto di lettura, per tornare indietro",
              value: "Nel tuo browser, fino a quando chiudi la scheda",
            },
          ]}
        />
        {paragraph("favourites")}
      </>
    ),
  },
  {
    id: "terzi",
    title: "Chi altro li vede",
    body: (
      <>
        {paragraph("recipients")}
        {paragraph("third_parties")}
      </>
    ),
  },
  {
    id: "durata",
    title: "Per quanto tempo",
    body: (
      <>
        <FactRows
          rows={[
            {
              label: LEGAL_OFFER_WORDS.retainedRequests(site),
              value: `${requestRetentionText} dall'ultimo aggiornamento`,
            },
            {
              label: "Prenotazioni scadute, annullate o non accolte",
              value: `${requestRetentionText} dall'ultimo aggiornamento`,
            },
            {
              label: "Posti in lista d'attesa",
              value: `${RETENTION.waitingListMonths} mesi dalla fine dell'attesa`,
            },
            { label: "Noleggi", value: `${rentalRetentionText} dalla riconsegna (art. 2220 c.c.)` },
            { label: "E-mail in coda d'invio", value: "24 ore dopo la consegna" },
            {
              label: "Fotografie dello stato della vettura, viste solo dal personale",
              value: `${RETENTION.handoverPictureMonths} mesi dal verbale`,
            },
            {
              label: "Messaggi sulla pagina di una prenotazione",
              value: `${RETENTION.bookingMessageMonths} mesi dalla riconsegna`,
            },
            { label: "Account senza incarico", value: `${RETENTION.accountMonths} mesi dall'ultima modifica` },
            {
              label: "E-mail scritte su file, dove manca un server di posta",
              value: `${RETENTION.outboxDays} giorni`,
            },
            { label: "Recensioni", value: "Quanto il noleggio, o finché non chiedi di toglierle" },
            {
              label: "Impronta del collegamento da cui arriva una richiesta",
              value: "Finché la richiesta è in attesa",
            },
            { label: "Avvisi di troppe richieste", value: `${RETENTION.requestAlertDays} giorni` },
          ]}
        />
        {paragraph("deletion")}
      </>
    ),
  },
  {
    id: "collegamento",
    title: "Il tuo collegamento privato",
    body: <p>{privateLinkText({ months: PRIVATE_LINK_LIFETIME_MONTHS })}</p>,
  },
  {
    id: "diritti",
    title: "I tuoi diritti",
    body: (
      <>
        <p>
          Puoi chiederci in ogni momento di vedere i tuoi dati, di averne copia, di correggerli, di cancellarli o di
          limitarne l'uso, e opporti al trattamento. Scrivi a <a href={`mailto:${site.email}`}>{site.email}</a>{" "}
          indicando il codice della richiesta: rispondiamo entro un mese, di solito lo stesso giorno.
        </p>
        {paragraph("authority")}
      </>
    ),
  },
];

/** Renders /privacy: how the software really handles personal data. The retention periods come from the configuration of the daily clean-up job. */
export function PrivacyPage({ texts, crumbs }: { texts: LegalPageTexts; crumbs: Crumb[] }) {
  const site = useSite();
  const words = legalParagraphWords(site).privacy;
  const chapters = buildPrivacyChapters(site, (name) => (
    <ReplaceableParagraph words={words[name]} ownText={texts.paragraphs[name]} />
  ));
  return (
    <LegalDocument
      title={LEGAL_PAGE_TITLES.privacy}
      summary={plainWords(words.summary)}
      chapters={chapters}
      texts={texts}
      crumbs={crumbs}
    />
  );
}

import { DataController } from "#app/features/legal/data-controller.tsx";
import { FactRows } from "#app/features/legal/fact-rows.tsx";
import { type Chapter, LegalDocument } from "#app/features/legal/legal-document.tsx";
import { privateLinkText } from "#app/features/legal/legal-words.ts";
import { Link } from "#app/ui/link.tsx";
import { useSite } from "#app/ui/site.tsx";
import { PRIVATE_LINK_LIFETIME_MONTHS } from "#domain/bookings/private-link.ts";
import { paths } from "#domain/paths.ts";
import { RETENTION } from "#domain/retention.ts";
import type { Crumb } from "#domain/seo/heads/page-head.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";

const requestRetentionText = `${RETENTION.requestMonths} mesi`;
const rentalRetentionText = `${RETENTION.rentalYears} anni`;

const buildPrivacyChapters = (site: SiteConfiguration): readonly Chapter[] => [
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
        <p>Raccogliamo soltanto ciò che scrivi in un modulo, e soltanto per risponderti.</p>
        <ul>
          <li>
            <b>Richiesta di una vettura:</b> nome, e-mail, telefono, città, date e ore, data di nascita e data di
            rilascio della patente di chi guida, la tua eventuale nota. Servono a tenere la vettura, a verificare che tu
            possa guidarla e a concludere il contratto (art. 6.1.b del regolamento UE 2016/679).
          </li>
          <li>
            <b>Jet, esperienze, Community VIP, contatti:</b> nome, e-mail, telefono, messaggio e ciò che chiedi (tratte
            e passeggeri, data, evento). Servono a rispondere e a preparare un preventivo (art. 6.1.b).
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
        <p>
          Sul sito non chiediamo dati di pagamento, non componiamo profili e nessuna decisione è presa da una macchina:
          a una richiesta risponde una persona.
        </p>
      </>
    ),
  },
  {
    id: "cookie",
    title: "Cookie e memoria del browser",
    body: (
      <>
        <p>A chi visita il sito non inviamo alcun cookie. Per questo non trovi un avviso da chiudere.</p>
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
        <p>
          Le <Link to={paths.favourites}>preferite</Link> restano nel tuo browser: per mostrarle la pagina chiede al
          nostro server le schede di quelle vetture, senza dire di chi sono.
        </p>
      </>
    ),
  },
  {
    id: "terzi",
    title: "Chi altro li vede",
    body: (
      <>
        <p>
          Il nostro personale che risponde alle richieste, e i fornitori che ospitano il sito e recapitano le e-mail,
          nominati responsabili del trattamento. Per un volo o un'esperienza, chi li esegue riceve i dati necessari dopo
          che hai accettato il preventivo. Non vendiamo dati e non li diamo a chi fa pubblicità.
        </p>
        <p>
          Le pagine non contengono strumenti di misurazione, caratteri, mappe o riquadri di altri siti; se la fotografia
          di una vettura è ospitata altrove, il tuo browser la chiede a quell'indirizzo. Il collegamento a WhatsApp
          porta a un servizio di Meta, con le sue regole: lo apri soltanto se lo scegli.
        </p>
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
              label: "Richieste e preventivi (jet, esperienze, club, contatti)",
              value: `${requestRetentionText} dall'ultimo aggiornamento`,
            },
            {
              label: "Prenotazioni scadute, annullate o non accolte",
              value: `${requestRetentionText} dall'ultimo aggiornamento`,
            },
            { label: "Noleggi", value: `${rentalRetentionText} dalla riconsegna (art. 2220 c.c.)` },
            { label: "E-mail in coda d'invio", value: "24 ore dopo la consegna" },
            {
              label: "Fotografie dello stato della vettura, viste solo dal personale",
              value: `${RETENTION.handoverPictureMonths} mesi dal verbale`,
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
        <p>Passato il termine, il programma cancella i dati da solo, ogni giorno.</p>
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
        <p>
          Se ritieni che qualcosa non vada, puoi rivolgerti al Garante per la protezione dei dati personali,{" "}
          <a href="https://www.garanteprivacy.it">garanteprivacy.it</a>.
        </p>
      </>
    ),
  },
];

/** Renders /privacy: how the software really handles personal data. The retention periods come from the configuration of the daily clean-up job. */
export function PrivacyPage({ crumbs }: { crumbs: Crumb[] }) {
  const site = useSite();
  return (
    <LegalDocument
      title="Privacy"
      summary="Chiediamo il necessario, lo conserviamo per un tempo scritto qui, non lo vendiamo a nessuno. Niente cookie di profilazione."
      chapters={buildPrivacyChapters(site)}
      crumbs={crumbs}
    />
  );
}

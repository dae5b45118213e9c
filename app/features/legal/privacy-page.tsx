import type { ReactNode } from "react";
import { DataController } from "#app/features/legal/data-controller.tsx";
import { FactRows } from "#app/features/legal/fact-rows.tsx";
import { type Chapter, LegalDocument } from "#app/features/legal/legal-document.tsx";
import { formData, legalParagraphs, listServices, plainText } from "#app/features/legal/legal-texts-of-page.ts";
import { ReplaceableParagraph } from "#app/features/legal/replaceable-paragraph.tsx";
import { useSite } from "#app/ui/site.tsx";
import { Sentence } from "#app/ui/words/sentence.tsx";
import { useWords } from "#app/ui/words/words-context.tsx";
import { PRIVATE_LINK_LIFETIME_MONTHS } from "#domain/bookings/private-link.ts";
import { type LegalPageTexts, type LegalParagraph, languageOfPart, legalPart } from "#domain/legal/legal-texts.ts";
import { RETENTION } from "#domain/retention.ts";
import type { Crumb } from "#domain/seo/heads/page-head.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import { say } from "#domain/words/say.ts";
import type { Words } from "#domain/words/words.ts";

type PrivacyWords = Words<"legal" | "privacy">;

const bold = { b: (text: string) => <b>{text}</b> };

function buildPrivacyChapters(
  words: PrivacyWords,
  site: SiteConfiguration,
  paragraph: (name: LegalParagraph<"privacy">) => ReactNode,
): readonly Chapter[] {
  const { controller, data, storage, recipientsTitle, retention, link, rights } = words.privacy;
  const { title: _title, ...stored } = storage;
  const services = listServices(words, site.offers, { club: "club", others: [words.legal.services.contacts] });
  return [
    {
      id: "titolare",
      title: controller.title,
      body: (
        <>
          <p>{controller.lead}</p>
          <DataController />
        </>
      ),
    },
    {
      id: "dati",
      title: data.title,
      body: (
        <>
          {paragraph("collection")}
          <ul>
            <li>
              <Sentence text={data.carRequest} elements={bold} />
            </li>
            <li>
              <Sentence text={data.waitingList} elements={bold} />
            </li>
            <li>
              <Sentence
                text={data.forms}
                parameters={{
                  services: services.charAt(0).toUpperCase() + services.slice(1),
                  ...formData(words, site.offers),
                }}
                elements={bold}
              />
            </li>
            <li>
              <Sentence text={data.invoices} elements={bold} />
            </li>
            <li>
              <Sentence text={data.address} elements={bold} />
            </li>
          </ul>
          {paragraph("no_profiling")}
        </>
      ),
    },
    {
      id: "cookie",
      title: storage.title,
      body: (
        <>
          {paragraph("cookies")}
          <FactRows rows={Object.values(stored)} />
          {paragraph("favourites")}
        </>
      ),
    },
    {
      id: "terzi",
      title: recipientsTitle,
      body: (
        <>
          {paragraph("recipients")}
          {paragraph("third_parties")}
        </>
      ),
    },
    {
      id: "durata",
      title: retention.title,
      body: (
        <>
          <FactRows rows={listRetention(words, site)} />
          {paragraph("deletion")}
        </>
      ),
    },
    {
      id: "collegamento",
      title: link.title,
      body: <p>{say(words, link.text, { count: PRIVATE_LINK_LIFETIME_MONTHS })}</p>,
    },
    {
      id: "diritti",
      title: rights.title,
      body: (
        <>
          <p>
            <Sentence
              text={rights.text}
              parameters={{ email: site.email }}
              elements={{ email: (text) => <a href={`mailto:${site.email}`}>{text}</a> }}
            />
          </p>
          {paragraph("authority")}
        </>
      ),
    },
  ];
}

/** The retention periods, from the configuration of the daily clean-up job. */
function listRetention(words: PrivacyWords, { offers }: SiteConfiguration): { label: string; value: string }[] {
  const { retention } = words.privacy;
  const services = listServices(words, offers, { club: "clubInShort", others: [words.legal.services.contacts] });
  const sinceUpdate = say(words, retention.monthsFromUpdate, { count: RETENTION.requestMonths });
  return [
    { label: say(words, retention.requests, { services }), value: sinceUpdate },
    { label: retention.bookings, value: sinceUpdate },
    {
      label: retention.waitingList,
      value: say(words, retention.monthsFromWait, { count: RETENTION.waitingListMonths }),
    },
    { label: retention.rentals, value: say(words, retention.yearsFromReturn, { count: RETENTION.rentalYears }) },
    { label: retention.queuedMails, value: retention.queuedMailsTime },
    {
      label: retention.pictures,
      value: say(words, retention.monthsFromRecord, { count: RETENTION.handoverPictureMonths }),
    },
    {
      label: retention.messages,
      value: say(words, retention.monthsFromReturn, { count: RETENTION.bookingMessageMonths }),
    },
    { label: retention.accounts, value: say(words, retention.monthsFromChange, { count: RETENTION.accountMonths }) },
    { label: retention.mailFiles, value: say(words, retention.days, { count: RETENTION.outboxDays }) },
    { label: retention.reviews, value: retention.reviewsTime },
    { label: retention.fingerprint, value: retention.fingerprintTime },
    { label: retention.alerts, value: say(words, retention.days, { count: RETENTION.requestAlertDays }) },
  ];
}

/** Renders /privacy: how the software really handles personal data. The retention periods come from the configuration of the daily clean-up job. */
export function PrivacyPage({ texts, crumbs }: { texts: LegalPageTexts; crumbs: Crumb[] }) {
  const site = useSite();
  const words = useWords("legal", "privacy", "terms");
  const paragraphs = legalParagraphs(words, site).privacy;
  const chapters = buildPrivacyChapters(words, site, (name) => (
    <ReplaceableParagraph
      text={paragraphs[name]}
      ownText={texts.paragraphs[name]}
      ownTextLanguage={languageOfPart(texts, legalPart("paragraphs", name))}
    />
  ));
  return (
    <LegalDocument
      page="privacy"
      summary={plainText(paragraphs.summary)}
      chapters={chapters}
      texts={texts}
      crumbs={crumbs}
    />
  );
}

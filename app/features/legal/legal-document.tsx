import type { ReactNode } from "react";
import { PageHero } from "#app/features/catalogue/page-hero.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { PageGrid } from "#app/ui/page-grid.tsx";
import { Sentence } from "#app/ui/words/sentence.tsx";
import { useWords } from "#app/ui/words/words-context.tsx";
import {
  type LegalPage,
  type LegalPageTexts,
  type LegalSection,
  languageOfPart,
  legalPart,
} from "#domain/legal/legal-texts.ts";
import { pathsIn } from "#domain/paths.ts";
import type { CivilDate } from "#domain/rental-period/civil-time.ts";
import type { Crumb } from "#domain/seo/heads/page-head.ts";
import { slugify } from "#domain/slug.ts";
import { formatDate, withPreposition } from "#domain/words/formats/format-date.ts";
import styles from "./legal-document.module.css";
import { OwnText } from "./own-text.tsx";

/** A chapter of a legal text; `id` is its anchor. */
export interface Chapter {
  id: string;
  title: string;
  body: ReactNode;
  /** Set on an own section in Italian on a page in another language. */
  language?: "it" | undefined;
}

interface LegalDocumentProps {
  page: LegalPage;
  /** A one-sentence summary of the generated text. */
  summary: string;
  /** The generated chapters. */
  chapters: readonly Chapter[];
  /** The company's own texts (product.md#legal-texts). */
  texts: LegalPageTexts;
  crumbs: Crumb[];
}

/** Renders a legal text: its chapters beside a table of contents. */
export function LegalDocument({ page, summary, chapters: generated, texts, crumbs }: LegalDocumentProps) {
  const { legal } = useWords("legal");
  const isTranslation = useWords().language !== "it";
  const chapters = withOwnSections(generated, texts);
  return (
    <>
      <Breadcrumbs crumbs={crumbs} />
      <PageHero title={page === "privacy" ? legal.privacyTitle : legal.termsTitle}>
        {isTranslation && <TranslationNotice page={page} />}
        {texts.paragraphs.summary === undefined ? (
          <p>{summary}</p>
        ) : (
          <p lang={languageOfPart(texts, legalPart("paragraphs", "summary"))}>{texts.paragraphs.summary}</p>
        )}
        {texts.versionOn && <VersionDate day={texts.versionOn} />}
      </PageHero>
      <PageGrid className={styles.root}>
        <nav aria-label={legal.contents} className={styles.contents}>
          <ol>
            {chapters.map(({ id, title: name, language }) => (
              <li key={id} lang={language}>
                <a href={`#${id}`}>{name}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.text}>
          {chapters.map(({ id, title: name, body, language }) => (
            <section key={id} id={id} lang={language} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`}>{name}</h2>
              <div className={styles.prose}>{body}</div>
            </section>
          ))}
        </div>
      </PageGrid>
    </>
  );
}

/** Says above a translation that the Italian text is the original, and links to it (product.md#legal-texts). */
function TranslationNotice({ page }: { page: LegalPage }) {
  const { legal } = useWords("legal");
  const original = pathsIn("it")[page];
  return (
    <p>
      <Sentence
        text={legal.translation}
        elements={{
          original: (text) => (
            <a href={original} hrefLang="it">
              {text}
            </a>
          ),
        }}
      />
    </p>
  );
}

/** The version date of a page. */
function VersionDate({ day }: { day: CivilDate }) {
  const words = useWords("legal");
  return (
    <p>
      <Sentence
        text={words.legal.version}
        parameters={{ day: withPreposition(words, "ofDay", formatDate(words, day)) }}
        elements={{ day: (text) => <time dateTime={day}>{text}</time> }}
      />
    </p>
  );
}

/** Returns the own sections and the generated chapters between them. */
function withOwnSections(generated: readonly Chapter[], texts: LegalPageTexts): Chapter[] {
  const takenIds = new Set(generated.map(({ id }) => id));
  const toChapter = ({ title, text }: LegalSection, part: string): Chapter => {
    const id = findFreeId(slugify(title) || "sezione", takenIds);
    takenIds.add(id);
    return { id, title, body: <OwnText text={text} />, language: languageOfPart(texts, part) };
  };
  const toChapters = (kind: "sectionsBefore" | "sectionsAfter") =>
    texts[kind].map((section, index) => toChapter(section, legalPart(kind, index)));
  return [...toChapters("sectionsBefore"), ...generated, ...toChapters("sectionsAfter")];
}

/** Returns the id, with the first free number if it is taken. */
function findFreeId(id: string, takenIds: ReadonlySet<string>): string {
  let number = 1;
  while (takenIds.has(withNumber(id, number))) number += 1;
  return withNumber(id, number);
}

const withNumber = (id: string, number: number) => (number === 1 ? id : `${id}-${number}`);

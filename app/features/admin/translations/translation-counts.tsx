import { Link } from "react-router";
import { STATE_WORDS, TRANSLATIONS_WORDS as WORDS } from "#app/features/admin/translations/translations-words.ts";
import { Table } from "#app/ui/panel/lists/data-table.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { AnswerOf } from "#domain/api/contract.ts";
import { FOREIGN_LANGUAGES } from "#domain/content-texts/content-entities.ts";
import { TRANSLATION_STATES } from "#domain/content-texts/content-text.ts";
import { LANGUAGE_NAMES } from "#domain/languages.ts";
import { formatNumber } from "#domain/numbers.ts";
import styles from "./translations.module.css";

export type TranslationCounts = AnswerOf<"GET /api/content_texts/counts">;

/** Counts the texts of each language by state; each number links to its texts. */
export function TranslationCountsTable({ counts }: { counts: TranslationCounts }) {
  return (
    <Table aria-label={WORDS.counts} className={styles.counts}>
      <thead>
        <tr>
          <th scope="col">Lingua</th>
          {TRANSLATION_STATES.map((state) => (
            <th key={state} scope="col" data-align="end">
              {STATE_WORDS[state]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {FOREIGN_LANGUAGES.map((language) => (
          <tr key={language}>
            <th scope="row">{LANGUAGE_NAMES[language]}</th>
            {TRANSLATION_STATES.map((state) => {
              const total = counts.find((one) => one.language === language && one.state === state)?.total ?? 0;
              const label = `${LANGUAGE_NAMES[language]}, ${STATE_WORDS[state].toLowerCase()}: ${total}`;
              return (
                <td key={state} data-align="end">
                  {total === 0 ? (
                    <span className={textStyles.meta}>0</span>
                  ) : (
                    <Link
                      className={textStyles.link}
                      to={`?${new URLSearchParams({ language, state })}`}
                      aria-label={label}
                      preventScrollReset
                    >
                      {formatNumber(total)}
                    </Link>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

import { useEffect, useState } from "react";
import { Link, useRouteLoaderData } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import type { TranslationCounts } from "#app/features/admin/translations/translation-counts.tsx";
import { TRANSLATIONS_WORDS as WORDS } from "#app/features/admin/translations/translations-words.ts";
import { FieldBox, FieldLegend } from "#app/ui/panel/forms/field-parts.tsx";
import { type StatusMark, StatusTag } from "#app/ui/panel/lists/status-tag.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import { can } from "#domain/access/abilities.ts";
import type { Role } from "#domain/access/roles.ts";
import { type ContentEntity, FOREIGN_LANGUAGES, type ForeignLanguage } from "#domain/content-texts/content-entities.ts";
import { findRowMark, type RowMark } from "#domain/content-texts/row-mark.ts";
import { LANGUAGE_NAMES } from "#domain/languages.ts";
import { panelPaths } from "#domain/panel-paths.ts";
import styles from "./translations.module.css";

const MARKS: Readonly<Record<RowMark, { mark: StatusMark; label: string }>> = {
  empty: { mark: "empty", label: "vuoto" },
  draft: { mark: "half", label: "bozza" },
  outdated: { mark: "alert", label: "da rivedere" },
  ready: { mark: "ring", label: "pronto" },
};

interface RowTranslationsProps {
  entity: ContentEntity;
  /** The id of the edited row; undefined for a new one, which has no translations yet. */
  id: string | undefined;
}

/** Shows how far a row is translated, in the row's form, and links each language to its texts (product.md#translations-screen). */
export function RowTranslations({ entity, id }: RowTranslationsProps) {
  const panel = useRouteLoaderData<{ roles: Role[] }>("routes/admin/layout");
  if (id === undefined || !can(panel?.roles ?? [], "translations.manage")) return null;
  return <RowMarks key={id} entity={entity} id={id} />;
}

function RowMarks({ entity, id }: { entity: ContentEntity; id: string }) {
  const [counts, setCounts] = useState<TranslationCounts | "failed" | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    api
      .get("/api/content_texts/counts", { query: { entity, entity_id: id }, signal: controller.signal })
      .then(setCounts)
      .catch(() => controller.signal.aborted || setCounts("failed"));
    return () => controller.abort();
  }, [entity, id]);
  return (
    <FieldBox>
      <FieldLegend as="p">{WORDS.title}</FieldLegend>
      <div className={styles.marks}>
        {counts === "failed" && <span className={textStyles.meta}>{WORDS.countsFailed}</span>}
        {counts !== null && counts !== "failed" && counts.length === 0 && (
          <span className={textStyles.meta}>{WORDS.nothingToTranslate}</span>
        )}
        {counts !== null &&
          counts !== "failed" &&
          FOREIGN_LANGUAGES.map((language) => <LanguageMark key={language} {...{ entity, id, language, counts }} />)}
      </div>
    </FieldBox>
  );
}

interface LanguageMarkProps {
  entity: ContentEntity;
  id: string;
  language: ForeignLanguage;
  counts: TranslationCounts;
}

function LanguageMark({ entity, id, language, counts }: LanguageMarkProps) {
  const totals = Object.fromEntries(
    counts.filter((one) => one.language === language).map(({ state, total }) => [state, total]),
  );
  const rowMark = findRowMark(totals);
  if (!rowMark) return null;
  const { mark, label } = MARKS[rowMark];
  const query = new URLSearchParams({ language, entity, entity_id: id });
  return (
    <StatusTag mark={mark} tone={rowMark === "outdated" ? "critical" : "state"}>
      <Link className={textStyles.link} to={panelPaths.adminTranslationsWhere(query.toString())}>
        {LANGUAGE_NAMES[language]}
      </Link>
      {label}
    </StatusTag>
  );
}

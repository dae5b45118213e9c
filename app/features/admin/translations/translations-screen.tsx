import { useState } from "react";
import { useSearchParams } from "react-router";
import { ROWS_PER_PAGE } from "#app/features/admin/lists/list-resource.ts";
import { LIST_WORDS } from "#app/features/admin/lists/list-words.ts";
import {
  type TranslationCounts,
  TranslationCountsTable,
} from "#app/features/admin/translations/translation-counts.tsx";
import { TranslationFiles } from "#app/features/admin/translations/translation-files.tsx";
import { TranslationForm } from "#app/features/admin/translations/translation-form.tsx";
import { TranslationStateTag } from "#app/features/admin/translations/translation-state-tag.tsx";
import {
  ENTITY_WORDS,
  fieldLabel,
  rowName,
  STATE_WORDS,
  TRANSLATIONS_WORDS as WORDS,
} from "#app/features/admin/translations/translations-words.ts";
import { Button } from "#app/ui/panel/button.tsx";
import { type Column, DataTable, RowButton } from "#app/ui/panel/lists/data-table.tsx";
import { EmptyList } from "#app/ui/panel/lists/empty-list.tsx";
import { Pagination } from "#app/ui/panel/lists/pagination.tsx";
import { useQueryState } from "#app/ui/panel/lists/query-state.ts";
import { RowCardFooter, RowCardHeader } from "#app/ui/panel/lists/row-card.tsx";
import { FilterSelect, ListSearchField, Toolbar } from "#app/ui/panel/lists/toolbar.tsx";
import { PageBody, PageHeader } from "#app/ui/panel/page-header.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiTranslationRow } from "#domain/api/content-texts/content-texts.ts";
import { CONTENT_ENTITIES, FOREIGN_LANGUAGES, type ForeignLanguage } from "#domain/content-texts/content-entities.ts";
import { TRANSLATION_STATES } from "#domain/content-texts/content-text.ts";
import { toEditedText } from "#domain/content-texts/edited-text.ts";
import { LANGUAGE_NAMES } from "#domain/languages.ts";
import { formatCount } from "#domain/numbers.ts";
import styles from "./translations.module.css";

const LANGUAGES = FOREIGN_LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }));
const STATES = TRANSLATION_STATES.map((value) => ({ value, label: STATE_WORDS[value] }));
const ENTITIES = CONTENT_ENTITIES.map((value) => ({ value, label: ENTITY_WORDS[value] }));

interface TranslationsScreenProps {
  language: ForeignLanguage;
  rows: ApiTranslationRow[];
  total: number;
  counts: TranslationCounts;
}

/** Lists the Italian texts with their translations into one language, and edits them (product.md#translations-screen). */
export function TranslationsScreen({ language, rows, total, counts }: TranslationsScreenProps) {
  const [edited, setEdited] = useState<ApiTranslationRow>();
  const [parameters] = useSearchParams();
  const isFiltered = ["state", "entity", "entity_id", "q"].some((name) => parameters.get(name));
  return (
    <>
      <PageHeader
        title={WORDS.title}
        meta={formatCount(total, "testo", "testi")}
        actions={<TranslationFiles language={language} />}
      />
      <PageBody>
        <TranslationCountsTable counts={counts} />
        <Toolbar isCrowded>
          <ListSearchField label={WORDS.search} />
          <FilterSelect label="Lingua" parameter="language" options={LANGUAGES} defaultValue={language} />
          <FilterSelect label="Stato" parameter="state" all="Tutti gli stati" options={STATES} />
          <FilterSelect label="Tipo" parameter="entity" all="Tutti i tipi" options={ENTITIES} />
          <OneRowFilter />
        </Toolbar>
        <DataTable
          label={WORDS.list}
          rows={rows}
          tall
          rowKey={keyOf}
          columns={columns(setEdited)}
          card={(row) => (
            <>
              <RowCardHeader>
                <RowButton
                  onPress={() => setEdited(row)}
                >{`${rowName(row)}, ${fieldLabel(row).toLowerCase()}`}</RowButton>
              </RowCardHeader>
              <p className={styles.excerpt}>{toEditedText(row, row.italian)}</p>
              <RowCardFooter>
                <TranslationStateTag state={row.state} />
                <span className={textStyles.meta}>{ENTITY_WORDS[row.entity]}</span>
              </RowCardFooter>
            </>
          )}
          empty={
            isFiltered ? (
              <EmptyList title={WORDS.nothingFound} hint={LIST_WORDS.nothingFoundHint} />
            ) : (
              <EmptyList title={WORDS.empty} />
            )
          }
        />
        <Pagination total={total} size={ROWS_PER_PAGE} label={WORDS.texts} />
      </PageBody>
      <TranslationForm row={edited} language={language} onDrafted={setEdited} onClose={() => setEdited(undefined)} />
    </>
  );
}

/** Says that the list has the texts of one row only, to which a form linked, and shows all again. */
function OneRowFilter() {
  const query = useQueryState();
  if (!query.get("entity_id")) return null;
  return (
    <>
      <span className={textStyles.meta}>{WORDS.oneRow}</span>
      <Button small onClick={() => query.set({ entity: "", entity_id: "" })}>
        {WORDS.allRows}
      </Button>
    </>
  );
}

const keyOf = ({ entity, entity_id, field }: ApiTranslationRow): string => `${entity}/${entity_id}/${field}`;

const columns = (onEdit: (row: ApiTranslationRow) => void): Column<ApiTranslationRow>[] => [
  { id: "name", header: "Voce", cell: (row) => <RowButton onPress={() => onEdit(row)}>{rowName(row)}</RowButton> },
  { id: "field", header: "Campo", cell: fieldLabel },
  { id: "entity", header: "Tipo", isOptional: true, cell: ({ entity }) => ENTITY_WORDS[entity] },
  {
    id: "italian",
    header: "Italiano",
    cell: (row) => <span className={styles.excerpt}>{toEditedText(row, row.italian)}</span>,
  },
  {
    id: "translation",
    header: "Traduzione",
    isOptional: true,
    cell: (row) => <span className={styles.excerpt}>{toEditedText(row, row.text ?? "")}</span>,
  },
  { id: "state", header: "Stato", cell: ({ state }) => <TranslationStateTag state={state} /> },
];

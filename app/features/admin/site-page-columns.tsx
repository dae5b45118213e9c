import type { ReactNode } from "react";
import { ActiveTag, activeWord } from "#app/features/admin/active-tag.tsx";
import { actionsColumn, instantDayColumn, textColumn } from "#app/features/admin/lists/columns.tsx";
import { ItalianDay } from "#app/features/admin/site-dates.tsx";
import { CardHead } from "#app/ui/panel/lists/card.tsx";
import { type Column, RowButton } from "#app/ui/panel/lists/data-table.tsx";
import textStyles from "#app/ui/panel/text.module.css";

interface SitePageRow {
  name: string;
  slug: string;
  active: boolean;
  created_at: string;
}

interface SitePageColumns<Row> {
  onEdit: (row: Row) => void;
  actions: (row: Row) => ReactNode;
  /** Between the slug and the state. */
  between: readonly Column<Row>[];
  /** Whether the Italian name of a row is feminine. */
  feminine?: boolean;
}

/** The columns of brands and cities, each of which has a page on the site. */
export function sitePageColumns<Row extends SitePageRow>(props: SitePageColumns<Row>): Column<Row>[] {
  const { onEdit, actions, between, feminine = false } = props;
  return [
    {
      id: "name",
      fixed: true,
      header: "Nome",
      order: "name",
      text: ({ name }) => name,
      cell: (row) => <RowButton onPress={() => onEdit(row)}>{row.name}</RowButton>,
    },
    textColumn("slug", "Slug", ({ slug }) => slug, { soft: true, order: "slug" }),
    ...between,
    {
      id: "active",
      header: "Stato",
      order: "active",
      text: ({ active }) => activeWord(active, feminine),
      cell: ({ active }) => <ActiveTag active={active} feminine={feminine} />,
    },
    instantDayColumn("created", createdOn(feminine), ({ created_at }) => created_at, { order: "created_at" }),
    actionsColumn(actions),
  ];
}

interface SitePageCardProps {
  row: SitePageRow;
  /** Under the name. */
  summary: ReactNode;
  onEdit: () => void;
  actions: ReactNode;
  feminine?: boolean;
}

/** A brand or a city as a card, where the table has no room. */
export function SitePageCard({ row, summary, onEdit, actions, feminine = false }: SitePageCardProps) {
  return (
    <CardHead>
      <div>
        <RowButton onPress={onEdit}>{row.name}</RowButton>
        <p className={textStyles.meta}>{summary}</p>
        <p className={textStyles.meta}>
          {`${createdOn(feminine)} `}
          <ItalianDay at={row.created_at} />
        </p>
        <ActiveTag active={row.active} feminine={feminine} />
      </div>
      {actions}
    </CardHead>
  );
}

const createdOn = (feminine: boolean) => (feminine ? "Creata il" : "Creato il");

interface WithMeta {
  meta_title: string | null;
  meta_description: string | null;
  meta_keywords: string | null;
}

/** What a brand or city says to search engines; shown to who chooses it, but for a title that stands in the list of its own accord. */
export function metaListColumns<Row extends WithMeta>({ titleShown }: { titleShown: boolean }): Column<Row>[] {
  const title: Column<Row> = {
    id: "title",
    header: "Meta title",
    text: ({ meta_title }) => meta_title ?? "",
    cell: ({ meta_title }) => <MetaText text={meta_title} />,
  };
  return [
    titleShown ? title : { ...title, hidden: true },
    {
      id: "description",
      header: "Meta description",
      hidden: true,
      text: ({ meta_description }) => meta_description ?? "",
      cell: ({ meta_description }) => <MetaText text={meta_description} />,
    },
    {
      id: "keywords",
      header: "Parole chiave",
      hidden: true,
      text: ({ meta_keywords }) => meta_keywords ?? "",
      cell: ({ meta_keywords }) => <MetaText text={meta_keywords} />,
    },
  ];
}

const MetaText = ({ text }: { text: string | null }) =>
  text ? <span className={textStyles.soft}>{text}</span> : <span className={textStyles.meta}>automatico</span>;

import type { ReactNode } from "react";
import { ActiveTag, activeLabel } from "#app/features/admin/active-tag.tsx";
import { actionsColumn, instantDayColumn, textColumn } from "#app/features/admin/lists/list-columns.tsx";
import { ItalianDay } from "#app/features/admin/site-dates.tsx";
import { type Column, RowButton } from "#app/ui/panel/lists/data-table.tsx";
import { RowCardHeader } from "#app/ui/panel/lists/row-card.tsx";
import textStyles from "#app/ui/panel/text.module.css";

interface SitePageRow {
  name: string;
  slug: string;
  active: boolean;
  created_at: string;
}

interface SitePageColumnOptions<Row> {
  onEdit: (row: Row) => void;
  actions: (row: Row) => ReactNode;
  /** Columns between the slug and the state. */
  middleColumns: readonly Column<Row>[];
  /** Whether the Italian noun for a row is feminine. */
  feminine?: boolean;
}

/** Returns the columns of brands or cities, which have a page on the site. */
export function sitePageColumns<Row extends SitePageRow>(props: SitePageColumnOptions<Row>): Column<Row>[] {
  const { onEdit, actions, middleColumns, feminine = false } = props;
  return [
    {
      id: "name",
      isFixed: true,
      header: "Nome",
      order: "name",
      text: ({ name }) => name,
      cell: (row) => <RowButton onPress={() => onEdit(row)}>{row.name}</RowButton>,
    },
    textColumn("slug", "Slug", ({ slug }) => slug, { soft: true, order: "slug" }),
    ...middleColumns,
    {
      id: "active",
      header: "Stato",
      order: "active",
      text: ({ active }) => activeLabel(active, feminine),
      cell: ({ active }) => <ActiveTag active={active} feminine={feminine} />,
    },
    instantDayColumn("created", createdOnLabel(feminine), ({ created_at }) => created_at, { order: "created_at" }),
    actionsColumn(actions),
  ];
}

interface SitePageCardProps {
  row: SitePageRow;
  /** Rendered under the name. */
  summary: ReactNode;
  onEdit: () => void;
  actions: ReactNode;
  feminine?: boolean;
}

/** A brand or city as a card, where the table has no room. */
export function SitePageCard({ row, summary, onEdit, actions, feminine = false }: SitePageCardProps) {
  return (
    <RowCardHeader>
      <div>
        <RowButton onPress={onEdit}>{row.name}</RowButton>
        <p className={textStyles.meta}>{summary}</p>
        <p className={textStyles.meta}>
          {`${createdOnLabel(feminine)} `}
          <ItalianDay at={row.created_at} />
        </p>
        <ActiveTag active={row.active} feminine={feminine} />
      </div>
      {actions}
    </RowCardHeader>
  );
}

const createdOnLabel = (feminine: boolean) => (feminine ? "Creata il" : "Creato il");

interface MetaTextRow {
  meta_title: string | null;
  meta_description: string | null;
  meta_keywords: string | null;
}

/** Returns the columns of the meta texts. They are optional, except the title if `isTitleShown`. */
export function metaListColumns<Row extends MetaTextRow>({ isTitleShown }: { isTitleShown: boolean }): Column<Row>[] {
  const title: Column<Row> = {
    id: "title",
    header: "Meta title",
    text: ({ meta_title }) => meta_title ?? "",
    cell: ({ meta_title }) => <MetaText text={meta_title} />,
  };
  return [
    isTitleShown ? title : { ...title, isHidden: true },
    {
      id: "description",
      header: "Meta description",
      isHidden: true,
      text: ({ meta_description }) => meta_description ?? "",
      cell: ({ meta_description }) => <MetaText text={meta_description} />,
    },
    {
      id: "keywords",
      header: "Parole chiave",
      isHidden: true,
      text: ({ meta_keywords }) => meta_keywords ?? "",
      cell: ({ meta_keywords }) => <MetaText text={meta_keywords} />,
    },
  ];
}

const MetaText = ({ text }: { text: string | null }) =>
  text ? <span className={textStyles.soft}>{text}</span> : <span className={textStyles.meta}>automatico</span>;

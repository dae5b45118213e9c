import type { Column } from "#app/ui/panel/lists/data-table.tsx";
import textStyles from "#app/ui/panel/text.module.css";

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

import type { ReactNode } from "react";
import { ActiveTag } from "#app/features/admin/active-tag.tsx";
import { metaColumns } from "#app/features/admin/meta-columns.tsx";
import { ItalianDay } from "#app/features/admin/site-dates.tsx";
import { type Column, RowButton } from "#app/ui/panel/lists/data-table.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiBrand } from "#domain/api/brands.ts";

interface BrandHandling {
  onEdit: (brand: ApiBrand) => void;
  actions: (brand: ApiBrand) => ReactNode;
}

/** The columns of the brands; some are shown only to who chooses them. */
export function brandColumns({ onEdit, actions }: BrandHandling): Column<ApiBrand>[] {
  return [
    {
      id: "name",
      fixed: true,
      header: "Nome",
      order: "name",
      text: ({ name }) => name,
      cell: (brand) => <RowButton onPress={() => onEdit(brand)}>{brand.name}</RowButton>,
    },
    {
      id: "slug",
      header: "Slug",
      order: "slug",
      text: ({ slug }) => slug,
      cell: ({ slug }) => <span className={textStyles.soft}>{slug}</span>,
    },
    ...metaColumns<ApiBrand>({ titleShown: true }),
    {
      id: "active",
      header: "Stato",
      order: "active",
      text: ({ active }) => (active ? "Attivo" : "Disattivato"),
      cell: ({ active }) => <ActiveTag active={active} />,
    },
    {
      id: "created",
      header: "Creato il",
      order: "created_at",
      align: "end",
      text: ({ created_at }) => created_at,
      cell: ({ created_at }) => (
        <span className={textStyles.soft}>
          <ItalianDay at={created_at} />
        </span>
      ),
    },
    { id: "actions", header: "Azioni", headerHidden: true, align: "end", cell: actions },
  ];
}

import type { ReactNode } from "react";
import { ActiveTag, activeWord } from "#app/features/admin/active-tag.tsx";
import { actionsColumn, instantDayColumn, textColumn } from "#app/features/admin/lists/columns.tsx";
import { metaListColumns } from "#app/features/admin/meta-columns.tsx";
import { type Column, RowButton } from "#app/ui/panel/lists/data-table.tsx";
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
    textColumn("slug", "Slug", ({ slug }) => slug, { soft: true, order: "slug" }),
    ...metaListColumns<ApiBrand>({ titleShown: true }),
    {
      id: "active",
      header: "Stato",
      order: "active",
      text: ({ active }) => activeWord(active),
      cell: ({ active }) => <ActiveTag active={active} />,
    },
    instantDayColumn("created", "Creato il", ({ created_at }) => created_at, { order: "created_at" }),
    actionsColumn(actions),
  ];
}

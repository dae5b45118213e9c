import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { LIST_WORDS } from "#app/features/admin/lists/list-words.ts";
import { Button } from "#app/ui/panel/button.tsx";
import { FormDialog } from "#app/ui/panel/forms/form-dialog.tsx";
import { TextField } from "#app/ui/panel/forms/text-field.tsx";
import type { ListColumns } from "#app/ui/panel/lists/list-columns.ts";
import { ConfirmDialog } from "#app/ui/panel/overlays/confirm-dialog.tsx";
import { DropdownMenu, MenuCheckboxItem, MenuItem, MenuText } from "#app/ui/panel/overlays/dropdown-menu.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import type { ApiSavedView } from "#domain/api/saved-views/saved-views.ts";
import { viewNameSchema } from "#domain/forms/saved-views/saved-view.ts";
import type { ListName } from "#domain/lists/list-names.ts";

const WORDS = LIST_WORDS.views;

interface ViewsMenuProps<Row> {
  list: ListName;
  columns: ListColumns<Row>;
}

/** The user's saved views of a list: filters, order and columns under a name. Loaded when the menu opens. */
export function ViewsMenu<Row>({ list, columns }: ViewsMenuProps<Row>) {
  const navigate = useNavigate();
  const toast = useToast();
  const { search } = useLocation();
  const [views, setViews] = useState<ApiSavedView[] | "unread" | null>(null);
  const [openDialog, setOpenDialog] = useState<"save" | ApiSavedView | null>(null);
  const load = async () => {
    try {
      setViews((await api.list("/api/saved_views", { query: { list } })).rows);
    } catch {
      setViews("unread");
    }
  };
  const currentView = { query: viewQuery(search), columns: columns.chosenIds };
  const savedViews = Array.isArray(views) ? views : [];
  const current = savedViews.find((view) => isSameView(view, currentView));
  const open = (view: ApiSavedView) => {
    columns.setChosenIds(view.columns);
    void navigate(`?${view.query}`, { preventScrollReset: true });
  };
  const remove = async ({ id, name }: ApiSavedView) => {
    await api.delete("/api/saved_views/:id", { parameters: { id } });
    toast.success(WORDS.removed(name));
    await load();
  };
  return (
    <>
      <DropdownMenu
        trigger={
          <Button look="ghost" icon="bookmark">
            {WORDS.button}
          </Button>
        }
        onOpenChange={(opens) => opens && void load()}
      >
        {views === null && <MenuText>{WORDS.loading}</MenuText>}
        {views === "unread" && <MenuText>{WORDS.unread}</MenuText>}
        {Array.isArray(views) && views.length === 0 && <MenuText>{WORDS.none}</MenuText>}
        {savedViews.map((view) => (
          <MenuCheckboxItem key={view.id} checked={view === current} onChange={() => open(view)}>
            {view.name}
          </MenuCheckboxItem>
        ))}
        <MenuItem icon="plus" onSelect={() => setOpenDialog("save")}>
          {WORDS.save}
        </MenuItem>
        {current && (
          <MenuItem icon="trash" destructive onSelect={() => setOpenDialog(current)}>
            {WORDS.remove(current.name)}
          </MenuItem>
        )}
      </DropdownMenu>
      <SaveViewDialog
        open={openDialog === "save"}
        view={{ list, ...currentView }}
        name={current?.name ?? ""}
        onClose={() => setOpenDialog(null)}
      />
      <ConfirmDialog
        open={openDialog !== null && openDialog !== "save"}
        onClose={() => setOpenDialog(null)}
        title={openDialog !== null && openDialog !== "save" ? WORDS.removeTitle(openDialog.name) : ""}
        confirm="Elimina"
        destructive
        failure={WORDS.removeFailed}
        onConfirm={async () => {
          if (openDialog !== null && openDialog !== "save") await remove(openDialog);
        }}
      />
    </>
  );
}

interface SaveViewDialogProps {
  open: boolean;
  onClose: () => void;
  /** The list's current state, to be saved. */
  view: { list: ListName; query: string; columns: readonly string[] | null };
  /** The name of the displayed view; "" if the list shows no saved view. */
  name: string;
}

/** Asks for a name and saves the view. */
function SaveViewDialog({ open, onClose, view, name }: SaveViewDialogProps) {
  const toast = useToast();
  const words = LIST_WORDS.views;
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={words.saveTitle}
      size="narrow"
      schema={viewNameSchema}
      values={{ name }}
      version={undefined}
      draft={null}
      failure={words.saveFailed}
      save={async (values) => {
        const { list, query, columns } = view;
        await api.post("/api/saved_views", { body: { ...values, list, query, columns: columns && [...columns] } });
        toast.success(words.saved(values.name));
      }}
    >
      <TextField name="name" label="Nome" required span={12} hint={words.saveHint} autoComplete="off" />
    </FormDialog>
  );
}

/** Returns the query that a view stores: all parameters except the page. */
function viewQuery(search: string): string {
  const parameters = new URLSearchParams(search);
  parameters.delete("page");
  return parameters.toString();
}

/** Whether the list currently shows a view; the order of parameters does not matter. */
function isSameView(
  view: Pick<ApiSavedView, "query" | "columns">,
  currentView: { query: string; columns: readonly string[] | null },
): boolean {
  return (
    sorted(view.query) === sorted(currentView.query) && columnsText(view.columns) === columnsText(currentView.columns)
  );
}

function sorted(query: string): string {
  const parameters = new URLSearchParams(query);
  parameters.sort();
  return parameters.toString();
}

const columnsText = (columns: readonly string[] | null): string => columns?.toSorted().join() ?? "own";

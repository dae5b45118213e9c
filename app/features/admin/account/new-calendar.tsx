import { useState } from "react";
import { useWatch } from "react-hook-form";
import { CALENDAR_NAMES, CALENDAR_WORDS } from "#app/features/admin/account/calendar-words.ts";
import { api } from "#app/features/admin/api-client.ts";
import { useSentOnce } from "#app/features/admin/use-sent-once.ts";
import { Button } from "#app/ui/panel/button.tsx";
import { ComboboxField } from "#app/ui/panel/forms/combobox-field.tsx";
import { FormDialog } from "#app/ui/panel/forms/form-dialog.tsx";
import { Input } from "#app/ui/panel/forms/input.tsx";
import { PanelSelectField } from "#app/ui/panel/forms/select-field.tsx";
import { NoticeBox } from "#app/ui/panel/notice-box.tsx";
import { Dialog, DialogBody } from "#app/ui/panel/overlays/dialog.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import { Spacer } from "#app/ui/panel/spacer.tsx";
import type { ApiCalendarFeeds } from "#domain/api/day-sheet/calendar-feeds.ts";
import { CALENDAR_FEED_KINDS, type CalendarFeedKind } from "#domain/day-sheet/calendar-feed.ts";
import { calendarFeedSchema } from "#domain/forms/day-sheet/calendar-feed.ts";
import styles from "./calendars.module.css";

interface NewCalendarProps {
  open: boolean;
  onClose: () => void;
  units: ApiCalendarFeeds["units"];
  onMade: () => Promise<void>;
}

const KINDS = CALENDAR_FEED_KINDS.map((kind) => ({ value: kind, label: CALENDAR_NAMES[kind] }));

/** Asks what the calendar is to tell, and shows its address, this once. */
export function NewCalendar({ open, onClose, units, onMade }: NewCalendarProps) {
  const [url, setUrl] = useState<string | null>(null);
  const once = useSentOnce();
  return (
    <>
      <FormDialog
        open={open}
        onClose={onClose}
        title="Nuovo calendario"
        size="narrow"
        schema={calendarFeedSchema}
        values={{ kind: "all", unit_id: null }}
        draft={null}
        submit="Crea"
        failure={CALENDAR_WORDS.createFailed}
        save={async (body) => {
          const made = await once(body, (idempotencyKey) => api.post("/api/calendar_feeds", { body, idempotencyKey }));
          setUrl(made.url);
          void onMade();
        }}
      >
        <CalendarFields units={units} />
      </FormDialog>
      <CalendarAddress url={url} onClose={() => setUrl(null)} />
    </>
  );
}

function CalendarFields({ units }: Pick<NewCalendarProps, "units">) {
  const kind: CalendarFeedKind = useWatch({ name: "kind" });
  return (
    <>
      <PanelSelectField name="kind" label="Che cosa contiene" span={12} required options={KINDS} />
      {kind === "unit" && (
        <ComboboxField
          name="unit_id"
          label="Unità"
          span={12}
          required
          options={units.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
    </>
  );
}

function CalendarAddress({ url, onClose }: { url: string | null; onClose: () => void }) {
  const toast = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url ?? "");
      toast.success(CALENDAR_WORDS.copied);
    } catch {
      toast.error(CALENDAR_WORDS.copyFailed);
    }
  };
  return (
    <Dialog
      open={url !== null}
      onClose={onClose}
      size="narrow"
      title="Indirizzo del calendario"
      footer={
        <>
          <Button icon="copy" onClick={copy}>
            Copia
          </Button>
          <Spacer />
          <Button look="primary" onClick={onClose}>
            L'ho copiato
          </Button>
        </>
      }
    >
      <DialogBody>
        <NoticeBox>
          Copialo adesso: non lo mostriamo più. Chi lo conosce legge il calendario, quindi non inoltrarlo; se si perde,
          revocalo e creane un altro.
        </NoticeBox>
        <Input
          className={styles.address}
          aria-label="Indirizzo del calendario"
          readOnly
          value={url ?? ""}
          onFocus={({ target }) => target.select()}
        />
      </DialogBody>
    </Dialog>
  );
}

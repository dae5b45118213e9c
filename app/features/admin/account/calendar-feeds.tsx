import { useState } from "react";
import { useWatch } from "react-hook-form";
import { useRevalidator } from "react-router";
import { CALENDAR_NAMES, CALENDAR_WORDS, calendarName } from "#app/features/admin/account/account-words.ts";
import { api } from "#app/features/admin/api-client.ts";
import { italianDayText, italianMomentText } from "#app/features/admin/italian-instant-texts.ts";
import { useIdempotentCall } from "#app/features/admin/use-idempotent-call.ts";
import { Button } from "#app/ui/panel/button.tsx";
import { ComboboxField } from "#app/ui/panel/forms/combobox-field.tsx";
import { FormDialog } from "#app/ui/panel/forms/form-dialog.tsx";
import { Input } from "#app/ui/panel/forms/input.tsx";
import { PanelSelectField } from "#app/ui/panel/forms/select-field.tsx";
import { NoticeBox } from "#app/ui/panel/notice-box.tsx";
import { ConfirmDialog } from "#app/ui/panel/overlays/confirm-dialog.tsx";
import { Dialog, DialogBody } from "#app/ui/panel/overlays/dialog.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import { Section, SectionHead } from "#app/ui/panel/section.tsx";
import { Spacer } from "#app/ui/panel/spacer.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import { useSite } from "#app/ui/site.tsx";
import type { ApiCalendarFeed, ApiCalendarFeeds } from "#domain/api/calendar-feeds/calendar-feeds.ts";
import {
  CALENDAR_FEED_KINDS,
  type CalendarFeedKind,
  MAX_CALENDAR_FEEDS,
} from "#domain/calendar-feeds/calendar-feed.ts";
import { calendarFeedSchema } from "#domain/forms/calendar-feeds/calendar-feed.ts";
import styles from "./account.module.css";

/** Lists the user's calendar feeds, which calendar programs read at a secret URL (product.md#calendar-feeds). */
export function CalendarFeeds({ calendars: { feeds, units } }: { calendars: ApiCalendarFeeds }) {
  const [isCreating, setIsCreating] = useState(false);
  const [revoking, setRevoking] = useState<ApiCalendarFeed | null>(null);
  const toast = useToast();
  const { revalidate } = useRevalidator();
  return (
    <Section aria-labelledby="account-calendars">
      <SectionHead>
        <h2 id="account-calendars">Calendari</h2>
        <Spacer />
        <Button small icon="plus" disabled={feeds.length >= MAX_CALENDAR_FEEDS} onClick={() => setIsCreating(true)}>
          Nuovo calendario
        </Button>
      </SectionHead>
      <p className={textStyles.meta}>
        Consegne e rientri nel calendario del telefono o del computer, a un indirizzo segreto che vale finché hai il tuo
        ruolo. Del cliente c'è solo il nome di battesimo.
      </p>
      <ul className={styles.calendars} aria-label="Calendari">
        {feeds.map((feed) => (
          <CalendarFeedRow key={feed.id} feed={feed} onRevoke={() => setRevoking(feed)} />
        ))}
      </ul>
      <NewCalendarDialog open={isCreating} onClose={() => setIsCreating(false)} units={units} onCreated={revalidate} />
      <ConfirmDialog
        open={revoking !== null}
        onClose={() => setRevoking(null)}
        title="Revocare questo calendario?"
        confirm="Revoca"
        destructive
        failure={CALENDAR_WORDS.revokeFailed}
        onConfirm={async () => {
          if (revoking) await api.delete("/api/calendar_feeds/:id", { parameters: { id: revoking.id } });
          toast.success(CALENDAR_WORDS.revoked);
          await revalidate();
        }}
      >
        {revoking &&
          `${calendarName(revoking)}: i programmi che lo leggono non ricevono più nulla. Non si può riattivare.`}
      </ConfirmDialog>
    </Section>
  );
}

function CalendarFeedRow({ feed, onRevoke }: { feed: ApiCalendarFeed; onRevoke: () => void }) {
  const { timeZone } = useSite();
  const lastReadText = feed.last_read_at && italianMomentText(feed.last_read_at, timeZone);
  return (
    <li>
      <div>
        <p className={textStyles.strong}>{calendarName(feed)}</p>
        <p className={textStyles.meta}>
          {`creato il ${italianDayText(feed.created_at, timeZone)} · ${lastReadText ? `letto l'ultima volta ${lastReadText}` : "mai letto"}`}
        </p>
      </div>
      <Button small aria-label={`Revoca il calendario ${calendarName(feed)}`} onClick={onRevoke}>
        Revoca
      </Button>
    </li>
  );
}

interface NewCalendarDialogProps {
  open: boolean;
  onClose: () => void;
  units: ApiCalendarFeeds["units"];
  onCreated: () => Promise<void>;
}

const KIND_OPTIONS = CALENDAR_FEED_KINDS.map((kind) => ({ value: kind, label: CALENDAR_NAMES[kind] }));

/** Asks for the kind of feed, then shows its secret URL once. */
function NewCalendarDialog({ open, onClose, units, onCreated }: NewCalendarDialogProps) {
  const [url, setUrl] = useState<string | null>(null);
  const callOnce = useIdempotentCall();
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
          const created = await callOnce(body, (idempotencyKey) =>
            api.post("/api/calendar_feeds", { body, idempotencyKey }),
          );
          setUrl(created.url);
          void onCreated();
        }}
      >
        <CalendarFields units={units} />
      </FormDialog>
      <CalendarAddressDialog url={url} onClose={() => setUrl(null)} />
    </>
  );
}

function CalendarFields({ units }: Pick<NewCalendarDialogProps, "units">) {
  const kind: CalendarFeedKind = useWatch({ name: "kind" });
  return (
    <>
      <PanelSelectField name="kind" label="Che cosa contiene" span={12} required options={KIND_OPTIONS} />
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

function CalendarAddressDialog({ url, onClose }: { url: string | null; onClose: () => void }) {
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

import { useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import noticeStyles from "#app/features/admin/bookings/alerts/alerts.module.css";
import { OTHER_COLOUR_CONFIRM } from "#app/features/admin/bookings/booking-words.ts";
import { useIsBookingLocked } from "#app/features/admin/bookings/closed-month/booking-lock.tsx";
import { ChangeBookingDialog } from "#app/features/admin/bookings/rental/change-booking-dialog.tsx";
import { ChangeQuoteSummary, useChangeQuote } from "#app/features/admin/bookings/rental/change-quote-panel.tsx";
import { SiteMoment } from "#app/features/admin/site-dates.tsx";
import { useServerConfirm } from "#app/features/admin/use-server-confirm.tsx";
import { Button } from "#app/ui/panel/button.tsx";
import { DraftNotice } from "#app/ui/panel/drafts/draft-notice.tsx";
import { useDraft } from "#app/ui/panel/drafts/use-draft.ts";
import { useFocusRetention } from "#app/ui/panel/focus/focus-retention.ts";
import { TextareaField } from "#app/ui/panel/forms/text-field.tsx";
import { NoticeBox } from "#app/ui/panel/notice-box.tsx";
import { ConfirmDialog } from "#app/ui/panel/overlays/confirm-dialog.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiBookingDetail } from "#domain/api/bookings/bookings.ts";
import { MAX_DATE_REQUEST_ANSWER_CHARACTERS } from "#domain/forms/bookings/date-request.ts";
import { trimText } from "#domain/trim-text.ts";
import styles from "./date-request.module.css";
import { DATE_REQUEST_NOTICE_WORDS as WORDS } from "./date-request-words.ts";
import { useAnswerDateRequest } from "./use-answer-date-request.ts";

interface DateRequestNoticeProps {
  booking: ApiBookingDetail;
  /** When the booking was loaded, by the browser's clock. */
  loadedAt: number;
}

/** Shows what a renter asks to change, with its price, and lets staff accept or refuse it (product.md#date-request); renders nothing otherwise. */
export function DateRequestNotice({ booking, loadedAt }: DateRequestNoticeProps) {
  const { date_request: request } = booking;
  if (!request) return null;
  return (
    <NoticeBox as="div" className={noticeStyles.notice}>
      <p className={textStyles.strong}>{WORDS.title}</p>
      <p>{request.text}</p>
      <p className={textStyles.meta}>
        <SiteMoment at={request.created_at} now={new Date(loadedAt)} />
      </p>
      <DateRequestAnswer key={request.id} booking={booking} request={request} loadedAt={loadedAt} />
    </NoticeBox>
  );
}

interface DateRequestAnswerProps extends DateRequestNoticeProps {
  request: NonNullable<ApiBookingDetail["date_request"]>;
}

/** The price of the requested change, or why it is not possible, and the two answers. Another solution is a change of the booking. */
function DateRequestAnswer({ booking, request, loadedAt }: DateRequestAnswerProps) {
  const [openDialog, setOpenDialog] = useState<"refuse" | "change" | null>(null);
  const isLocked = useIsBookingLocked();
  // The price is loaded again with the booking, so that staff see what accepting will do now. A locked booking has none: its notice says why.
  const change = isLocked ? null : request.change;
  const { quote, problem } = useChangeQuote(booking.id, change, `${booking.version} ${loadedAt}`);
  const { withConfirm, question } = useServerConfirm(OTHER_COLOUR_CONFIRM);
  const { send, accept, pending } = useAnswerDateRequest(booking, request.id);
  // Staff give the reason for a rental below its minimum length, or outside the hours, in the dialog of a change.
  const isAcceptable = quote?.free === true && quote.below_minimum === null && quote.outside_hours === null;
  const isPossible = problem === null && isAcceptable;
  const isImpossible = problem !== null || (quote !== null && !isAcceptable);
  return (
    <>
      {!isLocked && (
        <div className={styles.quote} aria-live="polite">
          {problem !== null ? (
            <NoticeBox tone="critical">{problem}</NoticeBox>
          ) : (
            quote && <ChangeQuoteSummary quote={quote} />
          )}
        </div>
      )}
      <div {...useFocusRetention<HTMLDivElement>()} className={noticeStyles.actions}>
        <Button
          look="primary"
          pending={pending}
          disabled={!isPossible}
          onClick={() =>
            quote &&
            accept(() =>
              withConfirm((confirmation) => send({ state: "accepted", total: quote.total, ...confirmation })),
            )
          }
        >
          {WORDS.accept}
        </Button>
        {isImpossible && <Button onClick={() => setOpenDialog("change")}>{WORDS.change}</Button>}
        <Button critical onClick={() => setOpenDialog("refuse")}>
          {WORDS.refuse}
        </Button>
      </div>
      {question}
      {openDialog === "refuse" && (
        <RefuseDialog
          booking={booking}
          requestId={request.id}
          refuse={(answer) => send({ state: "refused", answer })}
          onClose={() => setOpenDialog(null)}
        />
      )}
      {openDialog === "change" && (
        <ChangeBookingDialog booking={booking} requested={request.change} onClose={() => setOpenDialog(null)} />
      )}
    </>
  );
}

interface RefuseDialogProps {
  booking: ApiBookingDetail;
  requestId: string;
  refuse: (answer: string | undefined) => Promise<unknown>;
  onClose: () => void;
}

/** Refuses, with an optional sentence that the renter reads in the mail and on the private page. */
function RefuseDialog({ booking, requestId, refuse, onClose }: RefuseDialogProps) {
  const form = useForm({ defaultValues: { answer: "" } });
  const draft = useDraft(form, { form: "refuse-dates", subject: requestId });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={WORDS.refuseTitle}
      confirm={WORDS.refuse}
      destructive
      failure={WORDS.failed}
      onConfirm={async () => {
        await refuse(trimText(form.getValues("answer")) || undefined);
        draft.clear();
      }}
    >
      <p>{WORDS.refuseEffect(booking)}</p>
      <FormProvider {...form}>
        <div className={styles.answer}>
          <DraftNotice isRestored={draft.isRestored} onDiscard={draft.discard} />
          <TextareaField
            name="answer"
            label={WORDS.answerLabel}
            span={12}
            rows={3}
            maxLength={MAX_DATE_REQUEST_ANSWER_CHARACTERS}
          />
        </div>
      </FormProvider>
    </ConfirmDialog>
  );
}

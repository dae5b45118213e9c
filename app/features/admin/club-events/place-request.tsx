import { useState } from "react";
import { useRevalidator } from "react-router";
import { api } from "#app/features/admin/api-client.ts";
import { ClubEventStateTag } from "#app/features/admin/club-events/club-event-state-tag.tsx";
import { PLACE_REQUEST_WORDS as WORDS } from "#app/features/admin/club-events/club-events-words.ts";
import { Actions } from "#app/ui/panel/actions.tsx";
import { Button } from "#app/ui/panel/button.tsx";
import { FormDialog } from "#app/ui/panel/forms/form-dialog.tsx";
import { TextareaField } from "#app/ui/panel/forms/text-field.tsx";
import { StatusTag } from "#app/ui/panel/lists/status-tag.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import { Section, SectionTitle } from "#app/ui/panel/section.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import type { ApiClubPlace } from "#domain/api/club-events/club-events.ts";
import type { ApiEnquiryDetail } from "#domain/api/enquiries/enquiries.ts";
import type { PlaceDecision } from "#domain/club-events/place-decision-email.ts";
import { canAnswerEnquiry } from "#domain/enquiries/enquiry-statuses.ts";
import { enquiryAnswerSchema } from "#domain/forms/enquiries/enquiry-answer.ts";
import { formatItalianLong } from "#domain/rental-period/italian-dates.ts";

interface PlaceRequestProps {
  enquiry: ApiEnquiryDetail;
  place: ApiClubPlace;
}

/** Shows the event of a place request, its free places, and the two decisions (product.md#club). */
export function PlaceRequest({ enquiry, place }: PlaceRequestProps) {
  const [deciding, setDeciding] = useState<PlaceDecision>();
  const { title, held_on, state, remaining, places, decision } = place;
  const canAccept = decision !== "accepted" && remaining >= places && state !== "past" && state !== "cancelled";
  return (
    <Section>
      <SectionTitle>{WORDS.title}</SectionTitle>
      <p className={textStyles.strong}>{title}</p>
      <p className={textStyles.meta}>{formatItalianLong(held_on)}</p>
      <ClubEventStateTag state={state} />
      <p className={textStyles.meta}>
        {`${WORDS.requestedPlaces(places)}. ${state === "open" || state === "planned" ? `${WORDS.remaining(remaining)}.` : ""}`}
      </p>
      {decision && (
        <StatusTag mark={decision === "accepted" ? "ring" : "struck"} tone="state">
          {WORDS.decided[decision]}
        </StatusTag>
      )}
      {canAnswerEnquiry(enquiry.status) && (
        <Actions>
          <Button disabled={!canAccept} onClick={() => setDeciding("accepted")}>
            {WORDS.accept}
          </Button>
          <Button look="ghost" disabled={decision === "declined"} onClick={() => setDeciding("declined")}>
            {WORDS.decline}
          </Button>
        </Actions>
      )}
      <PlaceDecisionDialog {...{ enquiry, place, deciding }} onClose={() => setDeciding(undefined)} />
    </Section>
  );
}

interface PlaceDecisionDialogProps extends PlaceRequestProps {
  deciding: PlaceDecision | undefined;
  onClose: () => void;
}

/** Sends a decision's e-mail, prepared with the company's text in the language of the customer's mails. */
function PlaceDecisionDialog({ enquiry, place, deciding, onClose }: PlaceDecisionDialogProps) {
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const decision = deciding ?? "accepted";
  return (
    <FormDialog
      key={decision}
      open={deciding !== undefined}
      onClose={onClose}
      title={WORDS.question[decision]}
      subtitle={enquiry.name}
      schema={enquiryAnswerSchema}
      values={{ body: place.drafts[decision] }}
      version={enquiry.version}
      draft={{ form: `club-place-${decision}`, subject: enquiry.id }}
      failure={WORDS.failed}
      submit={decision === "accepted" ? WORDS.accept : WORDS.decline}
      save={async ({ body }, version) => {
        await api.put("/api/enquiries/:id/club_place", {
          parameters: { id: enquiry.id },
          body: { decision, body, version },
        });
        toast.success(WORDS.decisionSent[decision]);
        await revalidate();
      }}
    >
      <TextareaField name="body" label={WORDS.body} required span={12} rows={10} hint={WORDS.sentTo(enquiry.email)} />
    </FormDialog>
  );
}

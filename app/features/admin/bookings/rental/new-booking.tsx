import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { FormProvider, useForm, useFormContext, useWatch } from "react-hook-form";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import type { z } from "zod";
import { api } from "#app/features/admin/api-client.ts";
import { AgreementFields } from "#app/features/admin/bookings/agreement-fields.tsx";
import { bookingPath } from "#app/features/admin/bookings/booking-words.ts";
import { LabelledRows } from "#app/features/admin/bookings/receipt.tsx";
import { agreementSentence, offerDelivery } from "#app/features/admin/bookings/rental/rental-words.ts";
import { euro } from "#app/features/admin/euro.ts";
import { useSentOnce } from "#app/features/admin/use-sent-once.ts";
import { Button } from "#app/ui/panel/button.tsx";
import { DraftLine } from "#app/ui/panel/drafts/draft-line.tsx";
import { useDraft } from "#app/ui/panel/drafts/use-draft.ts";
import { FieldBox } from "#app/ui/panel/forms/field-parts.tsx";
import { FormSection } from "#app/ui/panel/forms/form-contents.tsx";
import { useFormSaving } from "#app/ui/panel/forms/form-saving.ts";
import { NoticeBox } from "#app/ui/panel/notice-box.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import { PageBody, PageHeader } from "#app/ui/panel/page-header.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import { useSite } from "#app/ui/site.tsx";
import type { ApiCarOffer } from "#domain/api/bookings/bookings.ts";
import type { ApiCustomer } from "#domain/api/customers.ts";
import { type PhoneBooking, phoneBookingSchema } from "#domain/forms/bookings/phone-booking.ts";
import { panelMessages } from "#domain/panel-messages.it.ts";
import { panelPaths } from "#domain/panel-paths.ts";
import { driverProblems } from "#domain/prices/terms.ts";
import { addDays, civilNow, isCivilDate } from "#domain/rental-period/civil-time.ts";
import { DEFAULT_TIME, LAST_SLOT, nextSlot } from "#domain/rental-period/time-slots.ts";
import { CarChoice } from "./car-choice.tsx";
import { CallerFields, callerOf, RenterDriverFields } from "./new-booking-fields.tsx";
import styles from "./rental.module.css";
import { atPlaces, RentalFields, RentalMeeting } from "./rental-fields.tsx";
import { UnitField } from "./unit-field.tsx";
import { useCarOffers } from "./use-car-offers.ts";
import { useUnits } from "./use-units.ts";

type Fields = z.input<typeof phoneBookingSchema>;

export interface NewBookingFormProps {
  cities: string[];
  /** The regular whose booking it will be, where that is known before. */
  customer?: ApiCustomer | null;
}

/** A booking for somebody on the phone, in the order of the call: who calls, dates, the free cars with their whole price, the driver, confirmed at once or not. */
export function NewBookingForm({ cities, customer = null }: NewBookingFormProps) {
  const toast = useToast();
  const once = useSentOnce();
  const navigate = useNavigate();
  const form = useForm<Fields, unknown, PhoneBooking>({
    resolver: zodResolver(phoneBookingSchema),
    defaultValues: useFirstValues(customer),
  });
  // What the address brings along, from the timeline say, is another booking.
  const draft = useDraft(form, { form: "phone-booking", subject: useLocation().search });
  const save = async (booking: PhoneBooking) => {
    const request = atPlaces(booking);
    const made = await once(request, (idempotencyKey) =>
      api.post("/api/bookings/by-phone", { body: request, idempotencyKey }),
    );
    draft.settle();
    const { created, createdWithoutMail } = panelMessages.bookings;
    toast.success(made.email === null ? createdWithoutMail(made.reference) : created(made.reference));
    await navigate(bookingPath(made.reference, ""));
  };
  const { submit } = useFormSaving(form, { save, failure: panelMessages.bookings.createFailed }, () => {});
  const [pickupCity, returnCity, pickupDate, pickupTime, returnDate, returnTime, vehicle] = useWatch({
    control: form.control,
    name: ["pickupCity", "returnCity", "pickupDate", "pickupTime", "returnDate", "returnTime", "vehicle"],
  });
  const question = { pickupCity, returnCity, pickupDate, pickupTime, returnDate, returnTime };
  const state = useCarOffers(question);
  const units = useUnits(vehicle, question);
  // What was refused has no price, whatever the dates before it cost.
  const offer = (state.problem === null && state.offers.find((one) => one.vehicle === vehicle)) || null;
  const priced = state.current || (offer === null && state.problem === null);
  // Said with what is wrong in the form itself: the server would say it in a second round.
  const sayOfDriver = () => {
    const { driverBirthDate: birthDate, licenceDate } = form.getValues();
    for (const { field, message } of offer
      ? driverProblems({ birthDate, licenceDate }, pickupDate, termsOf(offer))
      : [])
      if (!form.getFieldState(field).error) form.setError(field, { type: "server", message });
  };
  const { isSubmitting, errors } = form.formState;
  return (
    <>
      <PageHeader
        title="Nuova prenotazione"
        meta="Per chi telefona"
        back={{ to: panelPaths.adminBookings, label: "Torna alle prenotazioni" }}
      />
      <PageBody>
        <FormProvider {...form}>
          <form className={styles.form} noValidate onSubmit={form.handleSubmit(submit, sayOfDriver)}>
            <div>
              <DraftLine resumed={draft.resumed} onDiscard={draft.discard} />
              {errors.root?.message && (
                <NoticeBox tone="critical" role="alert">
                  {errors.root.message}
                </NoticeBox>
              )}
              <CallerFields known={customer} />
              <RentalFields cities={cities} />
              <CarChoice state={state} />
              <UnitField vehicle={vehicle} question={question} units={units} colours={offer?.unit_colours ?? {}} />
              <RentalMeeting />
              <RenterDriverFields />
              <PhoneAgreement listTotal={offer?.total ?? null} />
            </div>
            <OfferSummary offer={offer} pending={isSubmitting} priced={priced} />
          </form>
        </FormProvider>
      </PageBody>
    </>
  );
}

const termsOf = ({ minimum_age, minimum_licence_years }: ApiCarOffer) => ({
  minimumAge: minimum_age,
  minimumLicenceYears: minimum_licence_years,
});

/** What the address brings along, from the timeline say, and what is known of the customer; else a day from now on, and for the rest nothing. */
function useFirstValues(customer: ApiCustomer | null): Fields {
  const { timeZone } = useSite();
  const [now] = useState(() => civilNow(new Date(), timeZone));
  const [parameters] = useSearchParams();
  const asked = (name: string, otherwise = "") => parameters.get(name) ?? otherwise;
  const known = isCivilDate(asked("pickupDate"));
  const pickupDate = known ? asked("pickupDate") : now.date;
  const pickupTime = asked("pickupTime", known ? DEFAULT_TIME : (nextSlot(now) ?? LAST_SLOT));
  return {
    vehicle: asked("vehicle"),
    pickupCity: asked("pickupCity"),
    returnCity: asked("returnCity", asked("pickupCity")),
    pickupDate,
    pickupTime,
    returnDate: asked("returnDate", addDays(pickupDate, 1)),
    returnTime: asked("returnTime", pickupTime),
    pickupAddress: "",
    returnAddress: "",
    meetingPoint: "",
    flightOrTrain: "",
    name: "",
    email: "",
    phone: "",
    driverBirthDate: "",
    licenceDate: "",
    note: "",
    confirm: true,
    customer: customer?.id,
    ...(customer && callerOf(customer)),
  };
}

/** A price agreed while the renter is on the phone; nothing of it is sent until it is opened. */
function PhoneAgreement({ listTotal }: { listTotal: number | null }) {
  const { setValue } = useFormContext();
  const agreed: unknown = useWatch({ name: "agreed" });
  const open = agreed !== undefined && agreed !== null;
  return (
    <FormSection id="agreement" title="Il prezzo">
      {open && <AgreementFields within="agreed." listTotal={listTotal} />}
      <FieldBox span={12}>
        {open ? (
          <Button onClick={() => setValue("agreed", undefined, { shouldDirty: true })}>Torna al listino</Button>
        ) : (
          <Button
            onClick={() => setValue("agreed", { kind: "percent", value: null, reason: "" }, { shouldDirty: true })}
          >
            Concorda il prezzo
          </Button>
        )}
      </FieldBox>
    </FormSection>
  );
}

interface OfferSummaryProps {
  offer: ApiCarOffer | null;
  pending: boolean;
  /** Whether no other price than that of the form as it stands is shown: what was read out is what is booked. */
  priced: boolean;
}

/** The whole price and every condition, to be read out before the booking is made (product.md#price). */
function OfferSummary({ offer, pending, priced }: OfferSummaryProps) {
  const [confirm, agreed]: [unknown, PhoneBooking["agreed"]] = useWatch({ name: ["confirm", "agreed"] });
  return (
    <aside className={styles.summary} aria-label="Prezzo e condizioni">
      <div aria-live="polite">
        <h2>{offer ? offer.vehicle_name : "Prezzo e condizioni"}</h2>
        {offer ? (
          <>
            <p className={textStyles.figure}>{euro(offer.total)}</p>
            {offer.delivery && <p>{offerDelivery(offer.delivery)}</p>}
            {agreed && <p>{agreementSentence(agreed.kind, agreed.value ?? null, offer.total)}</p>}
            <LabelledRows lines={[...offer.receipt, ...offer.conditions]} />
          </>
        ) : (
          <p className={textStyles.meta}>Scegli un'auto: qui c'è tutto quello che il cliente deve sapere prima.</p>
        )}
      </div>
      <Button type="submit" look="primary" pending={pending} disabled={!priced}>
        {confirm ? "Conferma la prenotazione" : "Registra la richiesta"}
      </Button>
    </aside>
  );
}

import { useState } from "react";
import { FormProvider, useForm, useFormContext, useWatch } from "react-hook-form";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import type { z } from "zod";
import { api } from "#app/features/admin/api-client.ts";
import { AgreementFields } from "#app/features/admin/bookings/agreement-fields.tsx";
import { BOOKING_DETAIL_WORDS, bookingPath } from "#app/features/admin/bookings/booking-words.ts";
import { LabelledRows } from "#app/features/admin/bookings/price-rows.tsx";
import { agreementSentence, offerDeliveryText } from "#app/features/admin/bookings/rental/rental-words.ts";
import { CUSTOMER_WORDS } from "#app/features/admin/customers/customer-words.ts";
import { formatEuros } from "#app/features/admin/format-euros.ts";
import { ChoiceSection } from "#app/features/admin/rental-choices/choice-fields.tsx";
import { isYoungDriver, toOptions } from "#app/features/admin/rental-choices/choice-values.ts";
import { useRentalChoices } from "#app/features/admin/rental-choices/use-rental-choices.ts";
import { useIdempotentCall } from "#app/features/admin/use-idempotent-call.ts";
import { Button } from "#app/ui/panel/button.tsx";
import { DraftNotice } from "#app/ui/panel/drafts/draft-notice.tsx";
import { useDraft } from "#app/ui/panel/drafts/use-draft.ts";
import { FieldBox } from "#app/ui/panel/forms/field-parts.tsx";
import { useFormSaving } from "#app/ui/panel/forms/form-saving.ts";
import { FormSection } from "#app/ui/panel/forms/form-section-nav.tsx";
import { italianResolver } from "#app/ui/panel/forms/form-values.ts";
import { NoticeBox } from "#app/ui/panel/notice-box.tsx";
import { useToast } from "#app/ui/panel/overlays/toast.tsx";
import { PageBody, PageHeader } from "#app/ui/panel/page-header.tsx";
import textStyles from "#app/ui/panel/text.module.css";
import { useSite } from "#app/ui/site.tsx";
import type { ApiBookingDetail, ApiVehicleOffer } from "#domain/api/bookings/bookings.ts";
import type { ApiCustomer } from "#domain/api/customers/customers.ts";
import { type PhoneBookingRequest, phoneBookingRequestSchema } from "#domain/forms/bookings/phone-booking.ts";
import { panelMessages } from "#domain/panel-messages.it.ts";
import { panelPaths } from "#domain/panel-paths.ts";
import { validateDriver } from "#domain/prices/terms.ts";
import { addDays, isDateSince2000, toCivilMoment } from "#domain/rental-period/civil-time.ts";
import { DEFAULT_TIME, findNextSlot, LAST_SLOT } from "#domain/rental-period/time-slots.ts";
import { ITALIAN_FORMATS } from "#domain/words/formats/italian-formats.ts";
import { DRIVER_IT } from "#domain/words/rental/driver.it.ts";
import { sayReference } from "#domain/words/text-reference.ts";
import type { Words } from "#domain/words/words.ts";
import { toCopiedValues } from "./copied-booking.ts";
import { CallerFields, RenterDriverFields, toCallerValues } from "./new-booking-fields.tsx";
import styles from "./rental.module.css";
import { RentalFields, RentalMeetingFields, withoutListedAddresses } from "./rental-fields.tsx";
import { BelowMinimumField } from "./staff-reason-fields.tsx";
import { UnitField } from "./unit-field.tsx";
import { useFreeUnits } from "./use-free-units.ts";
import { useVehicleOffers } from "./use-vehicle-offers.ts";
import { VehicleChoice } from "./vehicle-choice.tsx";

type PhoneBookingValues = z.input<typeof phoneBookingRequestSchema>;

export interface NewBookingFormProps {
  cities: string[];
  /** The customer whose booking it will be, when known in advance. */
  customer?: ApiCustomer | null;
  /** Whether the user may confirm a booking of a banned customer (product.md#rental-ban). */
  mayDecideBan?: boolean;
  /** The booking that staff copy with other dates. */
  copied?: ApiBookingDetail | null;
}

/** Why a driver may not rent a car. */
const DRIVER_WORDS: Words<"driver"> = { ...ITALIAN_FORMATS, driver: DRIVER_IT };

/** The form of a phone booking, in the order of the call: caller, dates, free cars with their total price, driver, confirmed immediately or not. */
export function NewBookingForm({ cities, customer = null, mayDecideBan = false, copied = null }: NewBookingFormProps) {
  const toast = useToast();
  const callOnce = useIdempotentCall();
  const navigate = useNavigate();
  const form = useForm<PhoneBookingValues, unknown, PhoneBookingRequest>({
    resolver: italianResolver(phoneBookingRequestSchema),
    defaultValues: useInitialValues(customer, copied),
  });
  // Different query parameters, for example from the timeline, start a different booking with its own draft.
  const draft = useDraft(form, { form: "phone-booking", subject: useLocation().search });
  const save = async (booking: PhoneBookingRequest) => {
    const request = withoutListedAddresses(booking);
    const savedBooking = await callOnce(request, (idempotencyKey) =>
      api.post("/api/bookings/by-phone", { body: request, idempotencyKey }),
    );
    draft.clear();
    toast.success(createdMessage(savedBooking, booking));
    await navigate(bookingPath(savedBooking.reference, ""));
  };
  const { submit } = useFormSaving(form, { save, failure: panelMessages.bookings.createFailed }, () => {});
  const [pickupCity, returnCity, pickupDate, pickupTime, returnDate, returnTime] = useWatch({
    control: form.control,
    name: ["pickupCity", "returnCity", "pickupDate", "pickupTime", "returnDate", "returnTime"],
  });
  const [vehicle, customerId, driversOf] = useWatch({
    control: form.control,
    name: ["vehicle", "customer", "driversOf"],
  });
  const [extras, protection, code, birthDate] = useWatch({
    control: form.control,
    name: ["extras", "protection", "promotion_code", "driverBirthDate"],
  });
  const [loadedCustomer, setLoadedCustomer] = useState<ApiCustomer | null>(null);
  // The form owns the customer's id: discarding a draft resets it to none, or to the customer for whom the form was opened.
  const chosenCustomer = [loadedCustomer, customer].find((one) => one && one.id === customerId) ?? null;
  const staysRequest = Boolean(chosenCustomer?.banned) && !mayDecideBan;
  const period = { pickupCity, returnCity, pickupDate, pickupTime, returnDate, returnTime };
  const choices = useRentalChoices(vehicle, period);
  const isDriverYoung = isYoungDriver(choices.young_driver, { birthDate, pickupDate });
  const options = toOptions({ extras, protection }, isDriverYoung);
  const furtherDrivers = driversOf === undefined ? undefined : copied?.drivers.length;
  const state = useVehicleOffers({ ...period, options, promotion_code: code || undefined, furtherDrivers });
  const units = useFreeUnits(vehicle, period);
  // A refused query has no price, even when the previous dates had one.
  const offer = (state.problem === null && state.offers.find((one) => one.vehicle === vehicle)) || null;
  const isPriceCurrent = state.isCurrent || (offer === null && state.problem === null);
  // Shown together with the form's own errors, so that no second round trip reveals them.
  const showDriverProblems = () => {
    const { driverBirthDate: birthDate, licenceDate } = form.getValues();
    for (const { field, message } of offer
      ? validateDriver({ birthDate, licenceDate }, pickupDate, driverTermsOf(offer))
      : [])
      if (!form.getFieldState(field).error)
        form.setError(field, { type: "server", message: sayReference(DRIVER_WORDS, message) });
  };
  const { isSubmitting, errors } = form.formState;
  return (
    <>
      <PageHeader
        title="Nuova prenotazione"
        meta={copied ? BOOKING_DETAIL_WORDS.copyOf(copied) : "Per chi telefona"}
        back={{ to: panelPaths.adminBookings, label: "Torna alle prenotazioni" }}
      />
      <PageBody>
        <FormProvider {...form}>
          <form className={styles.form} noValidate onSubmit={form.handleSubmit(submit, showDriverProblems)}>
            <div>
              <DraftNotice isRestored={draft.isRestored} onDiscard={draft.discard} />
              {errors.root?.message && (
                <NoticeBox tone="critical" role="alert">
                  {errors.root.message}
                </NoticeBox>
              )}
              <CallerFields customer={chosenCustomer} onLoad={setLoadedCustomer} staysRequest={staysRequest} />
              <RentalFields cities={cities} outsideHours={state.offers[0]?.outside_hours} />
              <VehicleChoice state={state}>
                <BelowMinimumField problem={offer?.below_minimum} />
                <UnitField vehicle={vehicle} query={period} units={units} colours={offer?.unit_colours ?? {}} />
              </VehicleChoice>
              <ChoiceSection choices={choices} refusal={offer?.promotion_refusal ?? null} />
              <RentalMeetingFields />
              <RenterDriverFields furtherDrivers={copied?.drivers ?? []} />
              <AgreedPriceSection listTotal={offer?.total ?? null} />
            </div>
            <OfferSummary {...{ offer, isPriceCurrent, staysRequest }} pending={isSubmitting} />
          </form>
        </FormProvider>
      </PageBody>
    </>
  );
}

/** Returns the toast's text. A booking that should have been confirmed but stays a request waits for an admin (product.md#rental-ban). */
function createdMessage({ reference, status, email }: ApiBookingDetail, { confirm }: PhoneBookingRequest): string {
  const { created, createdWithoutMail } = panelMessages.bookings;
  if (confirm && status === "requested") return CUSTOMER_WORDS.bookingForDecision(reference);
  return email === null ? createdWithoutMail(reference) : created(reference);
}

const driverTermsOf = ({ minimum_age, minimum_licence_years }: ApiVehicleOffer) => ({
  minimumAge: minimum_age,
  minimumLicenceYears: minimum_licence_years,
});

/**
 * Returns the initial values: from the query parameters (for example of the timeline), the copied booking and the customer, else one day from now and
 * empty fields.
 */
function useInitialValues(customer: ApiCustomer | null, copied: ApiBookingDetail | null): PhoneBookingValues {
  const { timeZone } = useSite();
  const [now] = useState(() => toCivilMoment(new Date(), timeZone));
  const [parameters] = useSearchParams();
  const parameterOf = (name: string, fallback = "") => parameters.get(name) ?? fallback;
  const hasPickupDate = isDateSince2000(parameterOf("pickupDate"));
  const pickupDate = hasPickupDate ? parameterOf("pickupDate") : now.date;
  const pickupTime = parameterOf("pickupTime", hasPickupDate ? DEFAULT_TIME : (findNextSlot(now) ?? LAST_SLOT));
  return {
    vehicle: parameterOf("vehicle"),
    pickupCity: parameterOf("pickupCity"),
    returnCity: parameterOf("returnCity", parameterOf("pickupCity")),
    pickupDate,
    pickupTime,
    returnDate: parameterOf("returnDate", addDays(pickupDate, 1)),
    returnTime: parameterOf("returnTime", pickupTime),
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
    language: "it" as const,
    outside_hours: "",
    below_minimum: "",
    late_extras: "",
    extras: [],
    protection: "",
    promotion_code: "",
    confirm: true,
    ...(copied && toCopiedValues(copied, now.date)),
    customer: customer?.id,
    ...(customer && toCallerValues(customer)),
  };
}

/** The fields of a price agreed during the call. They are sent only if the section is open. */
function AgreedPriceSection({ listTotal }: { listTotal: number | null }) {
  const { setValue } = useFormContext();
  const agreed: unknown = useWatch({ name: "agreed" });
  const open = agreed !== undefined && agreed !== null;
  return (
    <FormSection id="agreement" title="Il prezzo">
      {open && <AgreementFields namePrefix="agreed." listTotal={listTotal} />}
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
  offer: ApiVehicleOffer | null;
  pending: boolean;
  /** Whether the shown price belongs to the form's current values: staff book the price that they read out. */
  isPriceCurrent: boolean;
  /** Whether a rental ban makes the booking stay a request. */
  staysRequest: boolean;
}

/** Shows the total price and every condition, for staff to read out before they book (product.md#price). */
function OfferSummary({ offer, pending, isPriceCurrent, staysRequest }: OfferSummaryProps) {
  const [confirm, agreed]: [unknown, PhoneBookingRequest["agreed"]] = useWatch({ name: ["confirm", "agreed"] });
  return (
    <aside className={styles.summary} aria-label="Prezzo e condizioni">
      <div aria-live="polite">
        <h2>{offer ? offer.vehicle_name : "Prezzo e condizioni"}</h2>
        {offer ? (
          <>
            <p className={textStyles.figure}>{formatEuros(offer.total)}</p>
            {offer.delivery && <p>{offerDeliveryText(offer.delivery)}</p>}
            {agreed && <p>{agreementSentence(agreed.kind, agreed.value ?? null, offer.total)}</p>}
            <LabelledRows lines={[...offer.receipt, ...offer.conditions]} />
          </>
        ) : (
          <p className={textStyles.meta}>Scegli un'auto: qui c'è tutto quello che il cliente deve sapere prima.</p>
        )}
      </div>
      <Button type="submit" look="primary" pending={pending} disabled={!isPriceCurrent}>
        {confirm && !staysRequest ? "Conferma la prenotazione" : "Registra la richiesta"}
      </Button>
    </aside>
  );
}

import { fieldId } from "#app/features/contacts/enquiry-fields.ts";
import { EnquiryFoot } from "#app/features/contacts/enquiry-foot.tsx";
import { EnquiryPaper, WHOLE_ROW } from "#app/features/contacts/enquiry-paper.tsx";
import { EnquiryProblems } from "#app/features/contacts/enquiry-problems.tsx";
import { SENDER_FIELDS, SenderFields } from "#app/features/contacts/sender-fields.tsx";
import { useEnquiryForm } from "#app/features/contacts/use-enquiry-form.ts";
import { EXPERIENCE_WORDS } from "#app/features/experiences/experience-words.ts";
import { Checkbox } from "#app/ui/fields/checkbox.tsx";
import DateField from "#app/ui/fields/date-field.tsx";
import { TextArea } from "#app/ui/fields/field.tsx";
import { SATURDAY, weekendsFrom } from "#domain/experiences/weekend.ts";
import { messages } from "#domain/messages.it.ts";
import { paths } from "#domain/paths.ts";
import type { CivilDate } from "#domain/rental-period/civil-time.ts";

/** Of the form, for the link that leads to it. */
export const EXPERIENCE_REQUEST_ID = "richiesta";
export const REQUEST_TITLE = "Richiedi il weekend";

const FIELDS = [...SENDER_FIELDS, "date", "vehicle", "message"];

interface ExperienceFormProps {
  /** By slug. */
  experience: string;
  /** The car from whose page it is asked for: joined unless the sender unticks it. */
  vehicle: { slug: string; title: string } | null;
  today: CivilDate;
  /** The Saturday chosen already. */
  date?: CivilDate | undefined;
}

/** Asks for the experience (product.md#enquiries): stored, mailed to the staff, confirmed to the sender. */
export function ExperienceRequestForm({ experience, vehicle, today, date }: ExperienceFormProps) {
  const enquiry = useEnquiryForm(FIELDS);
  const { first, last } = weekendsFrom(today);
  return (
    <EnquiryPaper
      id={EXPERIENCE_REQUEST_ID}
      method="post"
      action={paths.experience(experience, vehicle?.slug)}
      narrow
      aria-labelledby="experience-request-title"
    >
      <h2 id="experience-request-title">{REQUEST_TITLE}</h2>
      <EnquiryProblems {...enquiry} />
      <SenderFields enquiry={enquiry} />
      <DateField
        id={fieldId("date")}
        name="date"
        label="Da sabato"
        min={first}
        max={last}
        onlyWeekday={SATURDAY}
        defaultValue={enquiry.isSentBack ? enquiry.valueOf("date") : (date ?? "")}
        error={enquiry.problemOf("date")}
      />
      {vehicle && (
        <div className={WHOLE_ROW}>
          <Checkbox
            id={fieldId("vehicle")}
            name="vehicle"
            value={vehicle.slug}
            defaultChecked={!enquiry.isSentBack || enquiry.valueOf("vehicle") !== ""}
            label={EXPERIENCE_WORDS.withCar(vehicle)}
            error={enquiry.problemOf("vehicle")}
          />
        </div>
      )}
      <TextArea
        id={fieldId("message")}
        name="message"
        label="Se vuoi, scrivici altro"
        rows={3}
        maxLength={2000}
        fieldClassName={WHOLE_ROW}
        defaultValue={enquiry.valueOf("message")}
        error={enquiry.problemOf("message")}
      />
      <EnquiryFoot
        reference={enquiry.reference}
        formStamp={enquiry.formStamp}
        label="Invia la richiesta"
        sent={messages.club.sent}
      />
    </EnquiryPaper>
  );
}

import { useId } from "react";
import { assigneeName, personName } from "#app/features/admin/requests/request-rows.ts";
import { useRequestChange } from "#app/features/admin/requests/use-request-change.ts";
import { Actions } from "#app/ui/panel/actions.tsx";
import { Button } from "#app/ui/panel/button.tsx";
import { FieldLabel } from "#app/ui/panel/forms/field-parts.tsx";
import { Select } from "#app/ui/panel/forms/input.tsx";
import type { ApiEnquiryDetail, ApiStaffMember } from "#domain/api/enquiries.ts";
import { panelMessages } from "#domain/panel-messages.it.ts";
import styles from "./assignment.module.css";

/** Who looks after a request; one press takes it on. */
export function Assignment({ request, people }: { request: ApiEnquiryDetail; people: readonly ApiStaffMember[] }) {
  const id = useId();
  const { change, pending } = useRequestChange(request);
  const { assigned_to } = request;
  const me = people.find((person) => person.me);
  const texts = panelMessages.requests;
  const give = (to: string | null) =>
    change({ assigned_to: to }, to === null ? texts.unassigned : texts.assigned(assigneeName(to, people)));
  return (
    <div className={styles.assignment}>
      <FieldLabel htmlFor={id}>Assegnata a</FieldLabel>
      <Actions>
        <Select
          className={styles.person}
          id={id}
          value={assigned_to ?? ""}
          disabled={pending}
          onChange={({ target }) => give(target.value || null)}
        >
          <option value="">Nessuno</option>
          {assigned_to && !people.some((person) => person.id === assigned_to) && (
            <option value={assigned_to}>{assigneeName(assigned_to, people)}</option>
          )}
          {people.map((person) => (
            <option key={person.id} value={person.id}>
              {person.me ? `${personName(person)} (tu)` : personName(person)}
            </option>
          ))}
        </Select>
        {me && assigned_to !== me.id && (
          <Button disabled={pending} onClick={() => give(me.id)}>
            Prendi in carico
          </Button>
        )}
      </Actions>
    </div>
  );
}

import { Link } from "react-router";
import type { EnquiryForm } from "#app/features/contacts/use-enquiry-form.ts";
import { Button } from "#app/ui/button.tsx";
import { HOUSE } from "#domain/house.ts";
import { paths } from "#domain/paths.ts";

interface EnquiryFootProps {
  enquiry: Pick<EnquiryForm, "sending" | "reference">;
  /** The button's word. */
  label: string;
  /** Said once the request was taken. */
  sent: string;
}

/** The end of a form: the button, what happens next, and the confirmation with the reference one can name on the telephone. */
export function EnquiryFoot({ enquiry: { sending, reference }, label, sent }: EnquiryFootProps) {
  return (
    <div className="enquiry-foot">
      <Button type="submit" pending={sending} pendingLabel="Invio in corso...">
        {label}
      </Button>
      <p className="caption">
        Rispondiamo entro {HOUSE.replyWithinHours} ore. I tuoi dati servono solo a questo:{" "}
        <Link to={paths.privacy}>privacy</Link>.
      </p>
      <div role="status" className="enquiry-sent">
        {reference && (
          <p>
            <b>{sent}</b>
            <span>
              Codice <span className="numerals">{reference}</span>. Ne trovi una copia nella tua e-mail.
            </span>
          </p>
        )}
      </div>
    </div>
  );
}

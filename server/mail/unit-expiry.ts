import { panelPaths } from "#domain/panel-paths.ts";
import { type CivilDate, formatItalianLong } from "#domain/rental-period/civil-time.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";
import { type ExpiryKind, expiryWord } from "#domain/units/expiry.ts";
import { unitLabel } from "#domain/units/unit.ts";
import type { OutgoingEmail } from "#server/integrations/mailer.ts";
import { emailHtml } from "./email-html.ts";
import type { EmailMessage } from "./email-message.ts";
import { emailText } from "./email-text.ts";

interface ExpiringUnit {
  expiry: { kind: ExpiryKind; dueOn: CivilDate | null; note: string | null };
  vehicleName: string;
  number: number;
  plate: string | null;
}

interface MailParts {
  site: SiteConfiguration;
  siteUrl: string;
  staffAddress: string;
  today: CivilDate;
}

/** To the staff: what of a unit is about to expire, and what follows if nobody renews it. */
export function expiryEmail(unit: ExpiringUnit, { site, siteUrl, staffAddress, today }: MailParts): OutgoingEmail {
  const { expiry, vehicleName, plate } = unit;
  const what = expiryWord(expiry.kind);
  const day = expiry.dueOn === null || expiry.dueOn === today ? "oggi" : formatItalianLong(expiry.dueOn);
  const email: EmailMessage = {
    subject: `Scadenza ${plate ?? vehicleName}: ${what}, ${day}`,
    heading: "Una scadenza si avvicina.",
    opening: [
      `Per ${vehicleName}, ${unitLabel(unit)}, la scadenza è ${day}: ${what}.`,
      "Dal giorno dopo l'unità non si può più prenotare né consegnare, finché la scadenza non è rinnovata.",
      ...(expiry.note === null ? [] : [expiry.note]),
    ],
    sections: [],
    action: { label: "Apri le unità", url: siteUrl + panelPaths.adminUnits },
    closing: [],
  };
  return { to: staffAddress, subject: email.subject, text: emailText(email, site), html: emailHtml(email, site) };
}

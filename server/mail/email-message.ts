/** A label and its value, as in a receipt. */
export interface EmailRow {
  label: string;
  value: string;
  /** "total" highlights the row as the total of a bill. */
  kind?: string;
  /** Absolute URL to which the value links; the plain text has it instead of the value. */
  url?: string;
}

/** The picture at the top of a mail. */
export interface EmailPicture {
  /** Absolute URL. */
  src: string;
  /** Alternative text, shown when pictures are blocked. */
  alt: string;
  /** Text below the picture. */
  caption: string | null;
}

/** Pickup or return: date, time and place. */
export interface EmailStop {
  label: string;
  /** For example "giovedì 10 dicembre 2026". */
  date: string;
  /** For example "ore 10:00". */
  time: string;
  place: string;
}

/** Pickup and return of a rental, with meeting details. */
export interface EmailItinerary {
  stops: readonly EmailStop[];
  notes: readonly EmailRow[];
}

/** A titled table of a mail. */
export interface EmailSection {
  title: string;
  rows: EmailRow[];
  /** A sentence after the rows. */
  note?: string | undefined;
}

/** The content of a mail, before it is rendered as text and HTML. Every string is plain text. */
export interface EmailMessage {
  subject: string;
  picture?: EmailPicture | null;
  heading: string;
  /** Paragraphs before the tables. */
  opening: string[];
  itinerary?: EmailItinerary;
  sections: EmailSection[];
  /** The mail's button. */
  action?: { label: string; url: string };
  /** Paragraphs after the button. */
  closing: string[];
  /** A link below everything else, for what few readers want. */
  footLink?: { label: string; url: string };
}

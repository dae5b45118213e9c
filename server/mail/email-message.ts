/** A label and its value, as in a receipt. */
export interface EmailRow {
  label: string;
  value: string;
  /** The "total" of a bill stands out from its lines. */
  kind?: string;
}

/** The picture a mail begins with. */
export interface EmailPicture {
  /** Its absolute address. */
  src: string;
  /** What it shows, which stands in its place where pictures are blocked. */
  alt: string;
  /** What is said below it. */
  caption: string | null;
}

/** One end of a rental: when and where. */
export interface EmailStop {
  label: string;
  /** "giovedì 10 dicembre 2026". */
  date: string;
  /** "ore 10:00". */
  time: string;
  place: string;
}

/** When and where a car is taken and brought back, and who is met there. */
export interface EmailItinerary {
  stops: readonly EmailStop[];
  notes: readonly EmailRow[];
}

/** What a mail of the company says, before it becomes text and HTML. Every string is plain text. */
export interface EmailMessage {
  subject: string;
  picture?: EmailPicture | null;
  heading: string;
  /** Paragraphs before the tables. */
  opening: string[];
  itinerary?: EmailItinerary;
  sections: { title: string; rows: EmailRow[] }[];
  /** The one thing to do. */
  action?: { label: string; url: string };
  /** Paragraphs after it. */
  closing: string[];
}

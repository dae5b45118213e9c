/** A label and its value, as in a receipt. */
export interface EmailRow {
  label: string;
  value: string;
}

/** What a mail of the company says, before it becomes text and HTML. Every string is plain text. */
export interface EmailMessage {
  subject: string;
  heading: string;
  /** Paragraphs before the tables. */
  opening: string[];
  sections: { title: string; rows: EmailRow[] }[];
  /** The one thing to do. */
  action?: { label: string; url: string };
  /** Paragraphs after it. */
  closing: string[];
}

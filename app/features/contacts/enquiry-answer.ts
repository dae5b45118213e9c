/** What a form that sends an enquiry gets back, with scripts or without. */
export interface EnquiryAnswer {
  /** "RQ-7K3MQD" once it was taken. */
  reference: string | null;
  /** What is wrong, by the name of the field. */
  problems: Record<string, string>;
  /** What was typed, to be shown again; empty once it was taken. */
  values: Record<string, string>;
  /** Makes the next press count, for who was asked for one more. */
  formStamp?: string;
}

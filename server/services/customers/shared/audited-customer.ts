import { maskedNumber } from "#domain/customers/masked-number.ts";

interface Numbered {
  licenceNumber?: string | null;
  documentNumber?: string | null;
}

/** A record as the log of changes keeps it: the numbers of documents are masked. */
export function auditedPerson<Row extends Numbered>(row: Row): Row {
  const masked = (number: string | null | undefined) => number && maskedNumber(number);
  return { ...row, licenceNumber: masked(row.licenceNumber), documentNumber: masked(row.documentNumber) };
}

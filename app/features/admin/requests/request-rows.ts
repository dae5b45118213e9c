import type { ApiStaffMember } from "#domain/api/enquiries.ts";

/** "Giulia Ferraris", or the e-mail of somebody without a name. */
export const personName = ({ name, email }: Pick<ApiStaffMember, "name" | "email">): string => name || email;

/** Who has a request, as a list says it. */
export function assigneeName(id: string | null, people: readonly ApiStaffMember[]): string {
  if (id === null) return "Nessuno";
  const person = people.find((one) => one.id === id);
  return person ? personName(person) : "Non più in servizio";
}

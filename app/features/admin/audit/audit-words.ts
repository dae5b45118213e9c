/** What narrows the log, as its buttons say it. */
export const AUDIT_WORDS = {
  by: (person: string | null): string => `di ${person ?? "una persona"}`,
  on: (object: string | null): string => `su ${object ?? "una voce"}`,
};

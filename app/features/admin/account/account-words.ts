/** What the account's screen says of a session. */
export const ACCOUNT_WORDS = {
  session: ({ ip, opened, used }: { ip: string | null; opened: string; used: string }): string =>
    `${ip ? `${ip} · ` : ""}aperta il ${opened} · ultimo uso ${used}`,
};
